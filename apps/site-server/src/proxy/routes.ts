import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { foreignResponses, ProblemError } from '@alzette/server-kit';
import { BoundedString } from '@alzette/shop-model/schemas';
import { embeddingPage } from '../http/embedder';
import type { Environment } from '../settings/environment';
import { networkNames, siteNames } from '../http/client-network';
import { sessionCustomer, sessionId } from '../session/session';
import { type Caller, upstreamToken } from '../upstream/upstream-token';
import type { Upstream } from '../upstream/upstream';
import { limitLargeBodies } from './large-bodies';

/** A body with a file of 10 MiB in base64. The shop API accepts more than 256 kB only for this string. */
const maxFileBytes = 15 * 1024 * 1024;

export interface ProxyOptions {
  readonly environment: Environment;
  readonly servers: Upstream;
}

interface ForwardedRoute extends Pick<RouteOptions, 'url' | 'method' | 'bodyLimit' | 'onRequest' | 'config'> {
  /** The part of the path that identifies the upstream. */
  readonly prefix: string;
  readonly base: string;
  readonly withSession: boolean;
  readonly params?: TSchema;
}

/** Forwards the browser's calls to the shop API. The catalogue and the content service are read only. */
export async function proxyRoutes(app: FastifyInstance, { environment, servers }: ProxyOptions): Promise<void> {
  const { shopApiUrl, catalogueUrl, contentUrl, sessionKey, operator } = environment;
  const networkOf = networkNames(sessionKey);
  const siteOf = siteNames(sessionKey);
  const callerOf = (request: FastifyRequest): Caller => ({
    sessionId: sessionId(request),
    accountNumber: sessionCustomer(request)?.accountNumber ?? null,
    page: embeddingPage(request),
    network: networkOf(request),
    site: siteOf(request),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const reads = ['GET', 'HEAD'];
  const shopApi = { prefix: '/api/v2', base: shopApiUrl, withSession: true };
  const withFile = { bodyLimit: maxFileBytes, onRequest: limitLargeBodies(networkOf) };
  const routes: readonly ForwardedRoute[] = [
    {
      ...shopApi,
      url: `/api/v2/shop/${operator.provider}/order`,
      method: ['POST'],
      ...withFile,
      config: { weight: 40 },
    },
    {
      ...shopApi,
      url: '/api/v2/shop/my-orders/:token/returns',
      method: ['POST'],
      params: Type.Object({ token: BoundedString('token') }),
      ...withFile,
      config: { weight: 30 },
    },
    {
      ...shopApi,
      url: `/api/v2/shop/${operator.provider}/offers/*`,
      method: reads,
      config: { weight: 10 },
    },
    {
      ...shopApi,
      url: `/api/v2/tool/${operator.partners.signature.slug}/documents/*`,
      method: reads,
      config: { weight: 30 },
    },
    { ...shopApi, url: '/api/v2/*', method: [...reads, 'POST', 'PATCH'], config: { weight: 3 } },
    { prefix: '/api/catalogue', base: catalogueUrl, withSession: false, url: '/api/catalogue/*', method: reads },
    { prefix: '/api/content', base: contentUrl, withSession: false, url: '/api/content/*', method: reads },
  ];
  for (const { prefix, base, withSession, params, ...route } of routes) {
    app.route({
      ...route,
      schema: {
        summary: `Forwarded to the server behind ${prefix}`,
        response: foreignResponses,
        ...(params && { params }),
      },
      handler: async (request, reply) => {
        const url = upstreamUrl(base, prefix, request.url);
        const headers = headersForUpstream(request.headers);
        if (withSession) headers.authorization = `Bearer ${await upstreamToken(sessionKey, callerOf(request))}`;
        const response = await servers.call({ url, method: request.method, headers, body: bodyOf(request) });
        // Embedding pages show pictures of the catalogue; they are public.
        if (!withSession) reply.header('cross-origin-resource-policy', 'cross-origin');
        return forwardResponse(reply, response.status, response.headers, response.body);
      },
    });
  }
}

/** The address at the upstream. Refuses a path that leaves the prefix with `..`. */
function upstreamUrl(base: string, prefix: string, requested: string): URL {
  const url = new URL(`${base}${requested}`);
  const allowed = new URL(`${base}${prefix}/`);
  if (url.origin !== allowed.origin || !url.pathname.startsWith(allowed.pathname)) {
    throw new ProblemError('not_found', { detail: 'There is nothing here' });
  }
  return url;
}

function bodyOf({ body }: FastifyRequest): Buffer | null {
  return Buffer.isBuffer(body) && body.length > 0 ? body : null;
}

function forwardResponse(
  reply: FastifyReply,
  status: number,
  headers: Parameters<typeof headersForBrowser>[0],
  body: NodeJS.ReadableStream,
): FastifyReply {
  return reply.code(status).headers(headersForBrowser(headers)).send(body);
}

const requestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  // Makes Strapi 5 respond in the v4 format.
  'strapi-response-format',
] as const;

const responseHeaders = [
  'cache-control',
  'content-disposition',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
] as const;

type Headers = Record<string, string | string[]>;

/** The headers that an upstream gets: those of the call, except headers that identify the visitor. */
function headersForUpstream(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    requestHeaders.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}

/** The headers that the browser gets. Cookies and server names of the upstream are dropped. */
function headersForBrowser(headers: IncomingHttpHeaders): Headers {
  return Object.fromEntries(
    responseHeaders.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
