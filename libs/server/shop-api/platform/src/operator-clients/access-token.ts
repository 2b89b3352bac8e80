import { createHash, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import {
  operatorScopes,
  type OperatorClient,
  type OperatorClients,
  type OperatorScope,
} from '../config/operator-clients';
import type { ShopContext } from '../shop-context';

export type OperatorContext = ShopContext & OperatorClients;

/** The client of a request and its scopes. */
export interface OperatorCaller {
  readonly id: string;
  readonly scopes: readonly OperatorScope[];
}

/** Seconds for which an access token is valid. */
export const tokenSeconds = 600;

const minSecretLength = 32;
const rules = { issuer: 'shop-api', audience: 'open-apis' };
/** Compared with the secret of an unknown client, so that both take the same time. */
const noHash = '0'.repeat(64);

/** The client with this id and secret. Null if either is wrong. */
export function authenticate(
  { operatorClients }: Pick<OperatorContext, 'operatorClients'>,
  id: string,
  secret: string,
): OperatorClient | null {
  const client = operatorClients.find((each) => each.id === id);
  const given = createHash('sha256').update(secret).digest();
  const matches = (client?.secretHashes ?? [noHash]).filter((hash) => timingSafeEqual(given, Buffer.from(hash, 'hex')));
  return client && matches.length > 0 && secret.length >= minSecretLength ? client : null;
}

/** A signed token (HS256) for these scopes. */
export function issueToken(
  { operatorTokenKeys, now }: OperatorContext,
  clientId: string,
  scopes: readonly OperatorScope[],
): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT({ scope: scopes.join(' ') })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(rules.issuer)
    .setAudience(rules.audience)
    .setSubject(clientId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenSeconds)
    .sign(new TextEncoder().encode(operatorTokenKeys[0]));
}

/** The caller of a valid token, with the scopes that its client still has. Null for any other text. */
export async function readToken(
  { operatorTokenKeys, operatorClients, now }: OperatorContext,
  token: string,
): Promise<OperatorCaller | null> {
  const options = {
    ...rules,
    algorithms: ['HS256'],
    typ: 'at+jwt',
    requiredClaims: ['exp', 'sub'],
    currentDate: now(),
  };
  for (const key of operatorTokenKeys) {
    const verified = await jwtVerify(token, new TextEncoder().encode(key), options).catch(() => null);
    if (!verified) continue;
    const { sub, scope } = verified.payload;
    const client = operatorClients.find(({ id }) => id === sub);
    const granted = String(scope).split(' ');
    return client ? { id: client.id, scopes: client.scopes.filter((each) => granted.includes(each)) } : null;
  }
  return null;
}

export function isScope(text: string): text is OperatorScope {
  return (operatorScopes as readonly string[]).includes(text);
}
