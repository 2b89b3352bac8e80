import { SignJWT } from 'jose';

/** The visitor for whom the site server calls the shop API. `accountNumber` is null for a guest. */
export interface Caller {
  readonly sessionId: string;
  readonly accountNumber: string | null;
  /** Address of the embedding page; null on the shop's own pages. */
  readonly page: string | null;
  /** Pseudonym of the visitor's network, the key of the shop API's rate limits. */
  readonly network: string;
  /** Pseudonym of the IPv6 site (/56) that the network belongs to; null for IPv4. */
  readonly site: string | null;
}

/** Signs the token that identifies the session of a call to the shop API (HS256, 60 seconds). */
export function upstreamToken(
  sessionKey: string,
  { sessionId, accountNumber, page, network, site }: Caller,
): Promise<string> {
  return new SignJWT({
    network,
    ...(accountNumber !== null && { account: accountNumber }),
    ...(page !== null && { page }),
    ...(site !== null && { site }),
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sessionId)
    .setIssuer('site-server')
    .setAudience('shop-api')
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(sessionKey));
}

/** Signs the token of the site server's own calls (HS256, 60 seconds). Its audience differs from that of `upstreamToken`. */
export function serverToken(sessionKey: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('site-server')
    .setAudience('shop-api-internal')
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(sessionKey));
}
