// The Ed25519 keys of releases: made, and read from the environment.
import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { ReleaseError } from './release-error.mjs';

/** A new pair as JWKs; `kid` tells keys apart while they are rotated. */
export function newKeyPair() {
  const privateKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(privateKey.x).digest('base64url').slice(0, 12);
  const full = { ...privateKey, kid, alg: 'EdDSA', use: 'sig' };
  return { privateKey: full, publicKey: publicPart(full) };
}

/** What may be told to anybody. */
export function publicPart({ kty, crv, x, kid, alg = 'EdDSA', use = 'sig' }) {
  return { kty, crv, x, kid, alg, use };
}

/**
 * The keys that an environment names. The private one is null where nothing is to be signed; its own public part is always
 * among the public ones.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ privateKey: import('jose').JWK | null, publicKeys: import('jose').JSONWebKeySet }}
 * @throws ReleaseError naming the variable that is wrong
 */
export function readReleaseKeys(env) {
  const privateKey = env.ALZETTE_RELEASE_KEY ? readJwk(env.ALZETTE_RELEASE_KEY) : null;
  const published = env.ALZETTE_RELEASE_PUBLIC_KEYS ? readJwks(env.ALZETTE_RELEASE_PUBLIC_KEYS) : [];
  const own = privateKey && !published.some(({ x }) => x === privateKey.x) ? [publicPart(privateKey)] : [];
  return { privateKey, publicKeys: { keys: [...own, ...published] } };
}

function readJwk(text) {
  const key = readJson('ALZETTE_RELEASE_KEY', text);
  const isGood = isEd25519(key) && typeof key.d === 'string';
  if (!isGood)
    throw new ReleaseError('ALZETTE_RELEASE_KEY is not the private Ed25519 key that "alzette-release keygen" prints.');
  return key;
}

function readJwks(text) {
  const { keys } = readJson('ALZETTE_RELEASE_PUBLIC_KEYS', text);
  if (Array.isArray(keys) && keys.length > 0 && keys.every((key) => isEd25519(key) && !('d' in key))) return keys;
  throw new ReleaseError(
    'ALZETTE_RELEASE_PUBLIC_KEYS is not a set {"keys": […]} of public Ed25519 keys, as "alzette-release keygen" prints.',
  );
}

/** The JSON itself, or the path of a file that holds it. */
function readJson(variable, text) {
  try {
    const json = text.trimStart().startsWith('{') || !existsSync(text) ? text : readFileSync(text, 'utf8');
    return JSON.parse(json) ?? {};
  } catch (cause) {
    throw new ReleaseError(`${variable} is neither JSON nor the path of a file that holds it.`, { cause });
  }
}

function isEd25519({ kty, crv, x, kid }) {
  return kty === 'OKP' && crv === 'Ed25519' && typeof x === 'string' && typeof kid === 'string';
}
