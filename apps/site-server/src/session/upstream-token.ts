import { SignJWT } from 'jose';

/** Whom a call is made for. `accountNumber` is null for a guest. */
export interface Caller {
  readonly sessionId: string;
  readonly accountNumber: string | null;
  /** Address of the page that embeds the shop; null on the shop's own pages. */
  readonly page: string | null;
  /** Stands for the network that the visitor comes from, by which calls are counted. */
  readonly network: string;
}

/** The short-lived proof by which the shop API knows whose session a call belongs to (HS256, 60 seconds). */
export function upstreamToken(
  sessionKey: string,
  { sessionId, accountNumber, page, network }: Caller,
): Promise<string> {
  return new SignJWT({
    network,
    ...(accountNumber !== null && { account: accountNumber }),
    ...(page !== null && { page }),
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sessionId)
    .setIssuer('site-server')
    .setAudience('shop-api')
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(sessionKey));
}
