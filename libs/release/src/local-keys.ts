import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The environment, with the keys that `npm start` made for the shop of this machine where it names none. */
export function withLocalKeys(env, root) {
  const file = resolve(root, env.ALZETTE_DATA ?? '.data', 'keys.json');
  if (env.ALZETTE_RELEASE_KEY || env.ALZETTE_RELEASE_PUBLIC_KEYS || !existsSync(file)) return env;
  const { ALZETTE_RELEASE_KEY, ALZETTE_RELEASE_PUBLIC_KEYS } = JSON.parse(readFileSync(file, 'utf8'));
  return { ...env, ALZETTE_RELEASE_KEY, ALZETTE_RELEASE_PUBLIC_KEYS };
}
