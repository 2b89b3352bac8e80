import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '@alzette/server-kit';
import type { Environment } from '../settings/environment';
import { newNonce, noncePlaceholder } from './nonce';
import { gzipBody, type PagePart, plainBody } from './page-body';
import type { PageTemplate } from './page-template';

/** Browsers send violations of the Content-Security-Policy here. */
export const cspReportPath = '/api/csp-reports';

const isDevelopment = process.env['NODE_ENV'] === 'development';

/** Development builds get hot updates over a WebSocket. */
const devSockets = isDevelopment ? ' ws://localhost:*' : '';

/** The page's default policy decides which scripts may load (trusted-types.ts). Dev servers have policies of their own. */
const trustedTypes = isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types default'];

/** Parts of a page that its policy must allow. */
interface PageParts {
  /** Origins of overridden remotes. */
  readonly remoteOrigins?: readonly string[];
  /** `sha256-…` of the style attributes in its HTML. */
  readonly styleHashes?: readonly string[];
}

/**
 * The policy of one page: only scripts with the nonce of this response, and the scripts they load, may run.
 *
 */
function pagePolicy(
  { identityUrl, signatureOrigin, login }: Pick<Environment, 'identityUrl' | 'signatureOrigin' | 'login'>,
  nonce: string,
  { remoteOrigins = [], styleHashes = [] }: PageParts,
): string {
  const frames = [...new Set([new URL(identityUrl).origin, signatureOrigin])].join(' ');
  const loginOrigin = new URL(login.issuer).origin;
  const remotes = remoteOrigins.map((origin) => ` ${origin}`).join('');
  const sockets = remoteOrigins.map((origin) => ` ${origin.replace(/^http/u, 'ws')}`).join('');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${remotes}`,
    ...(styleHashes.length > 0
      ? [`style-src-attr 'unsafe-hashes' ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`]
      : []),
    `font-src 'self'${remotes}`,
    `img-src 'self' data:${remotes}`,
    "manifest-src 'self'",
    `connect-src 'self'${remotes}${sockets}${devSockets}`,
    `frame-src ${frames}`,
    // Browsers apply form-action to redirects too: the login form is redirected to the provider.
    `form-action 'self' ${loginOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...trustedTypes,
    `report-to ${reportGroup}`,
    `report-uri ${cspReportPath}`,
  ].join('; ');
}

const reportGroup = 'csp';

/** The policy of every response that is not a page. */
const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** WebKit applies the policy of a PDF to its viewer, which has style attributes: without them the file is a box of 300 x 150. */
const pdfPolicy = `${filePolicy}; style-src 'unsafe-inline'`;

/**
 * Headers that browsers apply only to documents and responses to scripts, not to the files of a page. Without them a file's headers are a
 * third as large, and a first visit loads dozens of files.
 */
const notOfFiles = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'last-modified',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

/** Headers that hashed files do not need: such a file is never requested again, and contains no visitor data. */
const notOfHashedFiles = ['accept-ranges', 'access-control-allow-credentials', 'etag'];
/** The requests of a script have the referrer policy of its page. */
const scriptType = /^(?:application|text)\/javascript/u;
/** Excludes types that a browser would show as a document with scripts, such as SVG. */
const fileType = /^(?:(?:application|text)\/javascript|text\/css|font\/|image\/(?:avif|webp|png|jpeg))/u;

/** Sets the security headers of every response. Pages replace the Content-Security-Policy with their own, which has a nonce. */
export async function securityHeaders(app: FastifyInstance, { siteUrl, identityUrl }: Environment): Promise<void> {
  // A frame gets the camera only if its page has it too. Set on every page, because the shell navigates without loading pages.
  const permissions = `camera=(self "${new URL(identityUrl).origin}"), geolocation=(), microphone=(), payment=()`;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    ...(siteUrl.startsWith('https:') ? {} : { strictTransportSecurity: false }),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', filePolicy);
    reply.header('permissions-policy', permissions);
    // The identity check may open as a popup and sends its result to its opener.
    if (mayHaveOpener(request)) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isPdf(reply)) reply.header('content-security-policy', pdfPolicy);
    const type = String(reply.getHeader('content-type'));
    if (reply.statusCode !== 200 || !fileType.test(type)) return;
    const leftOut = scriptType.test(type) ? [...notOfFiles, 'referrer-policy'] : notOfFiles;
    for (const name of leftOut) {
      reply.removeHeader(name);
      // Helmet sets headers directly on the raw response.
      reply.raw.removeHeader(name);
    }
    if (!/\bimmutable\b/u.test(String(reply.getHeader('cache-control')))) return;
    for (const name of notOfHashedFiles) reply.removeHeader(name);
    // The file is the same for every origin: the response varies with its encoding only.
    reply.header('vary', 'Accept-Encoding');
  });
}

/**
 * Whether a page of another site may have a handle to the window: false for direct visits and for links from the shop's pages, true for
 * browsers that send no `Sec-Fetch-Site`. The policy makes Chromium start another process after the response: on a slow phone the first
 * paint is 80 ms later.
 */
function mayHaveOpener({ headers }: FastifyRequest): boolean {
  const from = headers['sec-fetch-site'];
  return from !== 'none' && from !== 'same-origin';
}

function isPdf(reply: FastifyReply): boolean {
  return /^application\/pdf\b/u.test(String(reply.getHeader('content-type')));
}

/** Sends an HTML page, compressed where the browser accepts gzip, with a Content-Security-Policy and a fresh nonce. */
export async function sendPage(
  reply: FastifyReply,
  status: number,
  environment: Environment,
  render: (nonce: string) => string,
  parts: PageParts = {},
): Promise<FastifyReply> {
  const page = { render: () => [render(noncePlaceholder)], template: null };
  return sendParts(reply, status, environment, page, parts);
}

export interface PageInParts {
  /** The page with the placeholder instead of the nonce. */
  readonly render: () => readonly PagePart[];
  /** The same page, compressed as a whole; null when it is not. */
  readonly template: PageTemplate | null;
}

/** Like `sendPage`. */
export async function sendParts(
  reply: FastifyReply,
  status: number,
  environment: Environment,
  { render, template }: PageInParts,
  allowed: PageParts = {},
): Promise<FastifyReply> {
  const nonce = newNonce();
  const isGzip = acceptsGzip(reply.request);
  const body = isGzip ? (template?.gzip(nonce) ?? (await gzipBody(render(), nonce))) : plainBody(render(), nonce);
  if (isGzip) reply.header('content-encoding', 'gzip');
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(environment, nonce, allowed))
    .header('reporting-endpoints', `${reportGroup}="${cspReportPath}"`)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding')
    .send(body);
}

export function acceptsGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b/u.test(String(headers['accept-encoding'] ?? ''));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route has no side effects and uses no session, so pages of other sites may send it a form. */
    acceptsForeignForms?: boolean;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses unsafe requests from pages of other sites that may not embed the shop, whatever cookies they carry. */
export function crossSiteGuard(app: FastifyInstance, { siteUrl }: Environment): void {
  const ownOrigin = new URL(siteUrl).origin;
  app.addHook('onRequest', async ({ method, headers, embedder, routeOptions }) => {
    if (safeMethods.has(method) || embedder || routeOptions.config.acceptsForeignForms) return;
    const origin = headers.origin ?? originOf(headers.referer);
    const isForeign = origin !== null && origin !== ownOrigin;
    if (isForeign || headers['sec-fetch-site'] === 'cross-site') {
      throw new ProblemError('cross_site');
    }
  });
}

/** Old browsers send a Referer without an Origin. With neither, the `SameSite` cookies keep foreign requests anonymous. */
function originOf(page: string | undefined): string | null {
  if (page === undefined) return null;
  return URL.canParse(page) ? new URL(page).origin : 'null';
}

/**
 * The name of a cookie that only this host may set. Browsers accept the prefix `__Host-` only over https and from the exact
 * host, so a neighbouring host cannot plant the cookie. Over http they refuse the prefix.
 */
export function cookieName(name: string, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name;
}
