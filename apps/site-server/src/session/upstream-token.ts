import { SignJWT } from 'jose';

/** The short-lived proof by which the shop API knows whose session a call belongs to (HS256, 60 seconds). */
export function upstreamToken(sessionKey: string, sessionId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sessionId)
    .setIssuer('site-server')
    .setAudience('shop-api')
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(sessionKey));
}
