// The secrets that the servers share among themselves on this machine: made once, kept in the data folder.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Environment with all keys: the caller's own where set, else the kept ones, else new ones. */
export function withKeys(env, dataFolder) {
  const file = join(dataFolder, 'keys.json');
  mkdirSync(dataFolder, { recursive: true });
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // A folder of an older version has the keys of then: what is missing is added.
  const keys = { ...makeKeys(), ...kept };
  if (Object.keys(keys).some((name) => !(name in kept))) {
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  }
  return { ...keys, ...env };
}

function makeKeys() {
  return {
    ALZETTE_SESSION_KEY: randomBytes(32).toString('hex'),
    ALZETTE_PARTNER_KEY: randomBytes(24).toString('hex'),
    ALZETTE_LOGIN_CLIENT_SECRET: randomBytes(24).toString('hex'),
  };
}
