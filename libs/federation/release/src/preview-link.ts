// The signed right to see a release that visitors do not get, for those who have the link.
import { createLocalJWKSet, importJWK, type JSONWebKeySet, type JWK, jwtVerify, SignJWT } from 'jose';

const audience = 'alzette-preview';

export interface Preview {
  readonly remote: string;
  readonly version: string;
}

/**
 * A token that shows one release of one remote for a day.
 *
 * @param privateKey of a releasing team
 * @param now in milliseconds since 1970
 */
export async function signPreview({ remote, version }: Preview, privateKey: JWK, now = Date.now()): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ version })
    .setProtectedHeader({ alg: 'EdDSA', ...(privateKey.kid !== undefined && { kid: privateKey.kid }) })
    .setAudience(audience)
    .setSubject(remote)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 24 * 60 * 60)
    .sign(await importJWK(privateKey, 'EdDSA'));
}

/** The release that a token shows; null when no team's key signed the token, or when it has expired. */
export async function readPreview(token: string, publicKeys: JSONWebKeySet, now: number): Promise<Preview | null> {
  const verified = await jwtVerify(token, createLocalJWKSet(publicKeys), {
    algorithms: ['EdDSA'],
    audience,
    requiredClaims: ['exp', 'sub'],
    currentDate: new Date(now),
  }).catch(() => null);
  const { sub: remote, version } = verified?.payload ?? {};
  return remote !== undefined && typeof version === 'string' ? { remote, version } : null;
}
