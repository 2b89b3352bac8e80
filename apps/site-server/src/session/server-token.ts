import { SignJWT } from 'jose';

/** The short-lived proof that the site server itself asks, and no visitor (HS256, 60 seconds). Its audience is none of `upstreamToken`. */
export function serverToken(sessionKey: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('site-server')
    .setAudience('shop-api-internal')
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(sessionKey));
}
