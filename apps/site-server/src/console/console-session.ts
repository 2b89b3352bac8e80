import { hkdfSync } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { ProblemError } from '@alzette/server-kit';
import type { Environment } from '../environment';
import { cookieName } from '../http/security';
import type { ConsoleSettings } from './settings';

const sessionSeconds = 60 * 60;

/** The console's own session: a signed cookie for an hour, apart from that of visitors. All instances accept it. */
export function consoleSessions(
  { sessionKey, siteUrl }: Pick<Environment, 'sessionKey' | 'siteUrl'>,
  { passwordHash }: ConsoleSettings,
  now: () => number,
) {
  // A new password ends all sessions.
  const key = new Uint8Array(hkdfSync('sha256', sessionKey, passwordHash, 'alzette release console', 32));
  const name = cookieName('alzette-console', siteUrl);
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: siteUrl.startsWith('https:') } as const;
  const clock = () => Math.floor(now() / 1_000);
  const isOpen = async ({ cookies }: FastifyRequest): Promise<boolean> => {
    const token = cookies[name];
    if (token === undefined) return false;
    const rules = { algorithms: ['HS256'], audience: 'release-console', currentDate: new Date(now()) };
    return jwtVerify(token, key, rules).then(
      () => true,
      () => false,
    );
  };
  return {
    isOpen,
    open: async (reply: FastifyReply): Promise<void> => {
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('release-console')
        .setIssuedAt(clock())
        .setExpirationTime(clock() + sessionSeconds)
        .sign(key);
      reply.setCookie(name, token, { ...options, maxAge: sessionSeconds });
    },
    close: (reply: FastifyReply): void => void reply.clearCookie(name, options),
    require: async (request: FastifyRequest): Promise<void> => {
      if (!(await isOpen(request)))
        throw new ProblemError(401, 'console_login_required', 'Log in to the release console');
    },
  };
}
