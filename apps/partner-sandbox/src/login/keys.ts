import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** What the provider signs with: tokens, and its own cookies. */
export interface LoginKeys {
  readonly signing: JWK;
  readonly cookies: readonly string[];
}

/** The keys in a folder, made at the first start, so that a restart changes nothing for who trusts them. */
export async function loginKeys(folder: string): Promise<LoginKeys> {
  const file = join(folder, 'login-keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as LoginKeys;
  const keys = await makeKeys();
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

async function makeKeys(): Promise<LoginKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(8).toString('hex');
  return {
    signing: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' },
    cookies: [randomBytes(32).toString('base64url')],
  };
}
