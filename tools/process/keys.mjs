// The two secrets that the servers share among themselves on this machine: made once, kept in the data folder.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Environment with both keys: the caller's own where set, else the kept ones, else new ones. */
export function withKeys(env, dataFolder) {
  const file = join(dataFolder, 'keys.json');
  mkdirSync(dataFolder, { recursive: true });
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : makeKeys();
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  return { ...kept, ...env };
}

function makeKeys() {
  return {
    ALZETTE_SESSION_KEY: randomBytes(32).toString('hex'),
    ALZETTE_PARTNER_KEY: randomBytes(24).toString('hex'),
  };
}
