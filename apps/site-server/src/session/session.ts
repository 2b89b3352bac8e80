import { hkdfSync, randomBytes } from 'node:crypto';
import secureSession from '@fastify/secure-session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../environment';

declare module '@fastify/secure-session' {
  interface SessionData {
    id: string;
  }
}

const sevenDays = 7 * 24 * 60 * 60;

/** The visitor's session: one random id in an encrypted cookie that no script can read. */
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
  const id = randomBytes(24).toString('base64url');
  session.set('id', id);
  return id;
}
