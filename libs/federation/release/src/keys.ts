// The Ed25519 keys of releases and withdrawals: created, and read from the environment.
import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { JSONWebKeySet, JWK } from 'jose';
import { ReleaseError } from './release-error';

export interface KeyPair {
  readonly privateKey: JWK;
  readonly publicKey: JWK;
}

export interface SigningKeys {
  /** Null where nothing is signed. */
  readonly privateKey: JWK | null;
  /** Includes the public part of the private key. */
  readonly publicKeys: JSONWebKeySet;
}

export interface ReleaseKeys extends SigningKeys {
  /** Keys that may only withdraw canaries, for site servers. None is trusted when left out. */
  readonly withdrawal?: SigningKeys;
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** A new pair as JWKs. `kid` identifies a key while keys are rotated. */
export function newKeyPair(): KeyPair {
  const exported = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const kid = createHash('sha256')
    .update(exported.x ?? '')
    .digest('base64url')
    .slice(0, 12);
  const privateKey = { ...exported, kid, alg: 'EdDSA', use: 'sig' } as JWK;
  return { privateKey, publicKey: publicPart(privateKey) };
}

/**
 * The keys that an environment names in `ALZETTE_RELEASE_KEY` and `ALZETTE_RELEASE_PUBLIC_KEYS`, and those in
 * `ALZETTE_WITHDRAWAL_KEY` and `ALZETTE_WITHDRAWAL_PUBLIC_KEYS`; each as JSON or as the path of a JSON file.
 *
 * @throws ReleaseError naming the variable that is wrong
 */
export function readReleaseKeys(env: Variables): ReleaseKeys {
  return { ...readSigningKeys(env, 'RELEASE'), withdrawal: readSigningKeys(env, 'WITHDRAWAL') };
}

function readSigningKeys(env: Variables, kind: 'RELEASE' | 'WITHDRAWAL'): SigningKeys {
  const [privateName, publicName] = [`ALZETTE_${kind}_KEY`, `ALZETTE_${kind}_PUBLIC_KEYS`];
  const privateKey = env[privateName] ? parseJwk(privateName, env[privateName]) : null;
  const published = env[publicName] ? parseJwks(publicName, env[publicName]) : [];
  const own = privateKey && !published.some(({ x }) => x === privateKey.x) ? [publicPart(privateKey)] : [];
  return { privateKey, publicKeys: { keys: [...own, ...published] } };
}

/** The environment; where it names no release key, with the keys that `npm start` keeps in the data folder. */
export function withLocalKeys(env: Variables, root: string): Variables {
  const file = resolve(root, env.ALZETTE_DATA ?? '.data', 'keys.json');
  if (env.ALZETTE_RELEASE_KEY || env.ALZETTE_RELEASE_PUBLIC_KEYS || !existsSync(file)) return env;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Variables;
  const names = ['ALZETTE_RELEASE_KEY', 'ALZETTE_RELEASE_PUBLIC_KEYS', 'ALZETTE_WITHDRAWAL_PUBLIC_KEYS'];
  return { ...env, ...Object.fromEntries(names.map((name) => [name, kept[name]])) };
}

function publicPart({ kty, crv, x, kid, alg = 'EdDSA', use = 'sig' }: JWK): JWK {
  return { kty, crv, x, kid, alg, use } as JWK;
}

function parseJwk(variable: string, text: string): JWK {
  const key = readJson(variable, text);
  if (isEd25519(key) && typeof key.d === 'string') return key;
  throw new ReleaseError(`${variable} is not the private Ed25519 key that "alzette-release keygen" prints.`);
}

function parseJwks(variable: string, text: string): readonly JWK[] {
  const { keys } = readJson(variable, text) as { readonly keys?: unknown };
  if (Array.isArray(keys) && keys.length > 0 && keys.every((key) => isEd25519(key) && !('d' in key)))
    return keys as readonly JWK[];
  throw new ReleaseError(
    `${variable} is not a set {"keys": […]} of public Ed25519 keys, as "alzette-release keygen" prints.`,
  );
}

function readJson(variable: string, text: string): unknown {
  try {
    const json = text.trimStart().startsWith('{') || !existsSync(text) ? text : readFileSync(text, 'utf8');
    return JSON.parse(json) ?? {};
  } catch (cause) {
    throw new ReleaseError(`${variable} is neither JSON nor the path of a JSON file.`, { cause });
  }
}

function isEd25519(value: unknown): value is JWK {
  const { kty, crv, x, kid } = (value ?? {}) as Partial<JWK>;
  return kty === 'OKP' && crv === 'Ed25519' && typeof x === 'string' && typeof kid === 'string';
}
