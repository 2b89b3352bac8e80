import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment';
import { foreignAnswers, ProblemError } from '@alzette/server-kit';
import { embeddingPage } from '../embedding/embedding-page';
import { networkNames } from '../http/client-network';
import { sessionCustomer, sessionId } from '../session/session';
import { upstreamToken, type Caller } from '../session/upstream-token';
import { headersForBrowser, headersForUpstream } from './forwarded-headers';
import type { Upstream } from './upstream';

/** A proof of residence of 10 MiB, encoded as text, with the order around it. */
const largestBody = 15 * 1024 * 1024;

export interface ProxyOptions {
  readonly environment: Environment;
  readonly servers: Upstream;
}

/** Passes the calls of the browser on to the shop API, the catalogue and the content service. */
export async function proxyRoutes(app: FastifyInstance, { environment, servers }: ProxyOptions): Promise<void> {
  const { shopApiUrl, catalogueUrl, contentUrl, sessionKey } = environment;
  const networkOf = networkNames(sessionKey);
  const callerOf = (request: FastifyRequest): Caller => ({
    sessionId: sessionId(request),
    accountNumber: sessionCustomer(request)?.accountNumber ?? null,
    page: embeddingPage(request),
    network: networkOf(request),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBody }, (_request, body, done) =>
    done(null, body),
  );

  const routes = [
    { prefix: '/api/v2', base: shopApiUrl, withSession: true },
    { prefix: '/api/catalogue', base: catalogueUrl, withSession: false },
    { prefix: '/api/content', base: contentUrl, withSession: false },
  ];
  for (const { prefix, base, withSession } of routes) {
    app.route({
      method: ['GET', 'HEAD', 'POST', 'PATCH'],
      url: `${prefix}/*`,
      schema: { summary: `Passed on to the server behind ${prefix}`, response: foreignAnswers },
      handler: async (request, reply) => {
        const url = upstreamUrl(base, prefix, request.url);
        const headers = headersForUpstream(request.headers);
        if (withSession) headers.authorization = `Bearer ${await upstreamToken(sessionKey, callerOf(request))}`;
        const answer = await servers.call({ url, method: request.method, headers, body: bodyOf(request) });
        // Pictures of the catalogue are nobody's secret: a page that embeds the shop shows them too.
        if (!withSession) reply.header('cross-origin-resource-policy', 'cross-origin');
        return passOn(reply, answer.status, answer.headers, answer.body);
      },
    });
  }
}

/** The address at the upstream. A path that climbs out of the prefix is not passed on. */
function upstreamUrl(base: string, prefix: string, requested: string): URL {
  const url = new URL(`${base}${requested}`);
  const allowed = new URL(`${base}${prefix}/`);
  if (url.origin !== allowed.origin || !url.pathname.startsWith(allowed.pathname)) {
    throw new ProblemError(404, 'not_found', 'There is nothing here');
  }
  return url;
}

function bodyOf({ body }: FastifyRequest): Buffer | null {
  return Buffer.isBuffer(body) && body.length > 0 ? body : null;
}

function passOn(
  reply: FastifyReply,
  status: number,
  headers: Parameters<typeof headersForBrowser>[0],
  body: NodeJS.ReadableStream,
): FastifyReply {
  return reply.code(status).headers(headersForBrowser(headers)).send(body);
}
