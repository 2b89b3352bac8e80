import { SignJWT } from 'jose';

/** Whom a call is made for. `accountNumber` is null for a guest. */
export interface Caller {
  readonly sessionId: string;
  readonly accountNumber: string | null;
  /** Address of the page that embeds the shop; null on the shop's own pages. */
  readonly page: string | null;
}

/** The short-lived proof by which the shop API knows whose session a call belongs to (HS256, 60 seconds). */
export function upstreamToken(sessionKey: string, { sessionId, accountNumber, page }: Caller): Promise<string> {
  return new SignJWT({ ...(accountNumber !== null && { account: accountNumber }), ...(page !== null && { page }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sessionId)
    .setIssuer('site-server')
    .setAudience('shop-api')
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(sessionKey));
}
