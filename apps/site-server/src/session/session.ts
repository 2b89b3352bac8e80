import { hkdfSync, randomBytes } from 'node:crypto';
import secureSession, { type Session } from '@fastify/secure-session';
import type { Customer } from '@alzette/shop-model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../environment';
import { cookieName } from '../http/cookie-name';
import { packCustomer, unpackCustomer } from './packed-customer';

/** A login that is under way: what the provider's answer is held against, and where the visitor goes afterwards. */
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
 * The visitor's session: a random id, and who is logged in, in an encrypted cookie that no script can read. A visitor has
 * another one on the pages of each other site that embeds the shop: browsers keep that cookie apart (ADR 0016).
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

/** The id of the visitor's session, which begins with the first call of this function. */
export function sessionId(request: FastifyRequest): string {
  const session = sessionOf(request);
  const present = session.get('id');
  if (present !== undefined) return present;
  const id = newId();
  session.set('id', id);
  return id;
}

/** Who is logged in; null for a guest. */
export function sessionCustomer(request: FastifyRequest): Customer | null {
  const packed = sessionOf(request).get('customer');
  return packed === undefined ? null : unpackCustomer(packed);
}

/** Begins the session anew, for a customer or for a guest: no id from before a login or a logout is used after it. */
export function renewSession(request: FastifyRequest, customer: Customer | null): void {
  const session = sessionOf(request);
  // What the visitor runs stays what it is: a login is no new visit.
  session.regenerate(['releases']);
  session.set('id', newId());
  if (customer) session.set('customer', packCustomer(customer));
}

/** The shop's own pages, and those of its own site that embed it, share one session. */
export function sessionOf({ embedder, session, embeddedSession }: FastifyRequest): Session {
  return embedder?.isCrossSite ? embeddedSession : session;
}

function cookieKey(sessionKey: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionKey, '', use, 32));
}

function newId(): string {
  return randomBytes(24).toString('base64url');
}
