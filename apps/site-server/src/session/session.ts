import { hkdfSync, randomBytes } from 'node:crypto';
import secureSession from '@fastify/secure-session';
import type { Customer } from '@alzette/shop-model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../environment';
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

const sevenDays = 7 * 24 * 60 * 60;

/** The visitor's session: a random id, and who is logged in, in an encrypted cookie that no script can read. */
export async function visitorSession(
  app: FastifyInstance,
  { sessionKey, siteUrl }: Pick<Environment, 'sessionKey' | 'siteUrl'>,
): Promise<void> {
  await app.register(secureSession, {
    key: Buffer.from(hkdfSync('sha256', sessionKey, '', 'alzette session cookie', 32)),
    cookieName: 'alzette_session',
    expiry: sevenDays,
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: siteUrl.startsWith('https:'),
      maxAge: sevenDays,
    },
  });
}

/** The id of the visitor's session, which begins with the first call of this function. */
export function sessionId({ session }: FastifyRequest): string {
  const present = session.get('id');
  if (present !== undefined) return present;
  const id = newId();
  session.set('id', id);
  return id;
}

/** Who is logged in; null for a guest. */
export function sessionCustomer({ session }: FastifyRequest): Customer | null {
  const packed = session.get('customer');
  return packed === undefined ? null : unpackCustomer(packed);
}

/** Begins the session anew, for a customer or for a guest: no id from before a login or a logout is used after it. */
export function renewSession({ session }: FastifyRequest, customer: Customer | null): void {
  // What the visitor runs stays what it is: a login is no new visit.
  session.regenerate(['releases']);
  session.set('id', newId());
  if (customer) session.set('customer', packCustomer(customer));
}

function newId(): string {
  return randomBytes(24).toString('base64url');
}
