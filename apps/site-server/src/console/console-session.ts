import { hkdfSync, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { ProblemError } from '@alzette/server-kit';
import type { Environment } from '../settings/environment';
import { cookieName } from '../http/security-headers';
import type { ConsoleSettings } from '../settings/console-settings';

const sessionSeconds = 60 * 60;
const knownSeconds = 90 * 24 * 60 * 60;

type Audience = 'release-console' | 'release-console-browser';

/**
 * The console's own session: a signed cookie for an hour, separate from that of visitors. All instances accept it until its logout. A
 * second cookie identifies a known browser at the next login; it gives no access.
 */
export function consoleSessions(
  { sessionKey, siteUrl }: Pick<Environment, 'sessionKey' | 'siteUrl'>,
  { passwordHash }: ConsoleSettings,
  now: () => number,
) {
  // A new password ends all sessions.
  const key = new Uint8Array(hkdfSync('sha256', sessionKey, passwordHash, 'alzette release console', 32));
  const sessionCookie = cookieName('alzette-console', siteUrl);
  const browserCookie = cookieName('alzette-console-browser', siteUrl);
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: siteUrl.startsWith('https:') } as const;
  const clock = () => Math.floor(now() / 1_000);

  const sign = (audience: Audience, id: string, seconds: number) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setJti(id)
      .setIssuedAt(clock())
      .setExpirationTime(clock() + seconds)
      .sign(key);

  async function claimsOf(token: string | undefined, audience: Audience): Promise<JWTPayload | null> {
    if (token === undefined) return null;
    const rules = { algorithms: ['HS256'], audience, currentDate: new Date(now()), requiredClaims: ['jti'] };
    return jwtVerify(token, key, rules).then(
      ({ payload }) => payload,
      () => null,
    );
  }

  /** The id of the open session; null without one. */
  async function openSession({ cookies, server }: FastifyRequest): Promise<string | null> {
    const { jti } = (await claimsOf(cookies[sessionCookie], 'release-console')) ?? {};
    if (jti === undefined) return null;
    await server.endedSessions.refresh();
    return server.endedSessions.has(jti) ? null : jti;
  }

  return {
    isOpen: async (request: FastifyRequest): Promise<boolean> => (await openSession(request)) !== null,
    /** The id of a browser that logged in within the last 90 days; null for any other browser. */
    knownBrowser: async ({ cookies }: FastifyRequest): Promise<string | null> =>
      (await claimsOf(cookies[browserCookie], 'release-console-browser'))?.jti ?? null,
    open: async (reply: FastifyReply): Promise<void> => {
      const session = await sign('release-console', randomUUID(), sessionSeconds);
      const browser = await sign('release-console-browser', randomUUID(), knownSeconds);
      reply.setCookie(sessionCookie, session, { ...options, maxAge: sessionSeconds });
      reply.setCookie(browserCookie, browser, { ...options, maxAge: knownSeconds });
    },
    /**
     * Ends the session on all instances, so that a copy of its cookie gives no access.
     *
     * @throws ProblemError 502 `session_not_ended`
     */
    close: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      reply.clearCookie(sessionCookie, options);
      const session = await openSession(request);
      if (session !== null) await request.server.endedSessions.end(session);
    },
    require: async (request: FastifyRequest): Promise<void> => {
      if ((await openSession(request)) === null) throw new ProblemError('console_login_required');
    },
  };
}
