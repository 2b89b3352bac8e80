import { hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import secureSession, { type Session } from '@fastify/secure-session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Customer, Session as VisitorSession } from '@alzette/shop-model';
import { SessionSchema } from '@alzette/shop-model/schemas';
import type { Environment } from '../environment';
import { cookieName } from '../http/security';

/** A login in progress: the values that the provider's response must match, and the page to return to. */
export interface LoginAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnTo: string;
}

declare module '@fastify/secure-session' {
  interface SessionData {
    id: string;
    customer: string;
    login: LoginAttempt;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    embeddedSession: Session;
  }
}

const sevenDays = 7 * 24 * 60 * 60;

/**
 * Registers the visitor's session: a random id and the customer, in an encrypted cookie that scripts cannot read. Pages of
 * other sites that embed the shop have a partitioned cookie, and so a session of their own (ADR 0016).
 */
export async function visitorSession(
  app: FastifyInstance,
  { sessionKey, formerSessionKeys, siteUrl }: Pick<Environment, 'sessionKey' | 'formerSessionKeys' | 'siteUrl'>,
): Promise<void> {
  const keys = (use: string) => [sessionKey, ...formerSessionKeys].map((key) => cookieKey(key, use));
  const shared = { path: '/', httpOnly: true, maxAge: sevenDays } as const;
  await app.register(secureSession, [
    {
      sessionName: 'session',
      key: keys('alzette session cookie'),
      cookieName: cookieName('alzette_session', siteUrl),
      expiry: sevenDays,
      cookie: { ...shared, sameSite: 'lax', secure: siteUrl.startsWith('https:') },
    },
    {
      sessionName: 'embeddedSession',
      key: keys('alzette embedded session cookie'),
      cookieName: cookieName('alzette_embedded', siteUrl),
      expiry: sevenDays,
      cookie: { ...shared, sameSite: 'none', secure: true, partitioned: true },
    },
  ]);
}

/** The id of the visitor's session. The first call starts the session. */
export function sessionId(request: FastifyRequest): string {
  const session = sessionOf(request);
  const present = session.get('id');
  if (present !== undefined) return present;
  const id = newId();
  session.set('id', id);
  return id;
}

/** The customer who is logged in; null for a guest. */
export function sessionCustomer(request: FastifyRequest): Customer | null {
  const packed = sessionOf(request).get('customer');
  return packed === undefined ? null : unpackCustomer(packed);
}

/** Renews the session at login and logout: a session id from before is not used after it. */
export function renewSession(request: FastifyRequest, customer: Customer | null): void {
  const session = sessionOf(request);
  // A login does not start a new visit: the pinned releases stay.
  session.regenerate(['releases']);
  session.set('id', newId());
  if (customer) session.set('customer', packCustomer(customer));
}

/** Pages of the shop and embedding pages of the same site share one session; other embedding pages use the partitioned one. */
export function sessionOf({ embedder, session, embeddedSession }: FastifyRequest): Session {
  return embedder?.isCrossSite ? embeddedSession : session;
}

function cookieKey(sessionKey: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionKey, '', use, 32));
}

function newId(): string {
  return randomBytes(24).toString('base64url');
}

/** Lines of a customer in a session. */
const maxLines = 20;

/** Characters of a packed customer: encrypted and encoded, with the rest of the session, the cookie stays below 4 KB. */
const maxPackedLength = 1_900;

/** Compresses a customer for the session cookie. Lines that would make the cookie too large are left out. */
function packCustomer(customer: Customer): string {
  for (let count = Math.min(maxLines, customer.lines.length); count > 0; count -= 1) {
    const packed = pack({ ...customer, lines: customer.lines.slice(0, count) });
    if (packed.length <= maxPackedLength) return packed;
  }
  return pack({ ...customer, lines: [] });
}

function unpackCustomer(packed: string): Customer {
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString()) as Customer;
}

function pack(customer: Customer): string {
  return deflateRawSync(JSON.stringify(customer)).toString('base64url');
}

export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/api/session',
    { schema: { summary: 'Who is logged in', response: { 200: SessionSchema } } },
    async (request, reply): Promise<VisitorSession> => {
      const customer = sessionCustomer(request);
      reply.header('cache-control', 'no-store');
      return customer ? { status: 'customer', customer } : { status: 'guest' };
    },
  );
}
