// The secrets that the servers share among themselves on this machine: made once, kept in the data folder.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importSource } from './import-source.mjs';
import { root } from './run.mjs';

const { newKeyPair } = await importSource('libs/release/src/index.ts');

const releaseVariables = ['ALZETTE_RELEASE_KEY', 'ALZETTE_RELEASE_PUBLIC_KEYS'];

/** The folder that the servers keep their data in. */
export function dataFolderOf(env) {
  return resolve(root, env.ALZETTE_DATA ?? '.data');
}

/** Where the sandbox keeps the certificate that it signs contracts under. */
export function signerCertificateOf(dataFolder) {
  return join(dataFolder, 'partner-sandbox', 'signer-certificate.pem');
}

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
  // The caller's release keys are not mixed with others: half a pair is the half that this place should have.
  if (releaseVariables.some((name) => env[name])) releaseVariables.forEach((name) => delete keys[name]);
  return { ...keys, ...env };
}

/** The two release keys alone, for servers whose data is elsewhere but whose store is the one of this workspace. */
export function releaseKeys(env = process.env) {
  const all = withKeys(env, dataFolderOf(env));
  return Object.fromEntries(releaseVariables.filter((name) => all[name]).map((name) => [name, all[name]]));
}

function makeKeys() {
  const { privateKey, publicKey } = newKeyPair();
  return {
    ALZETTE_SESSION_KEY: randomBytes(32).toString('hex'),
    ALZETTE_PARTNER_KEY: randomBytes(24).toString('hex'),
    ALZETTE_LOGIN_CLIENT_SECRET: randomBytes(24).toString('hex'),
    ALZETTE_RELEASE_KEY: JSON.stringify(privateKey),
    ALZETTE_RELEASE_PUBLIC_KEYS: JSON.stringify({ keys: [publicKey] }),
  };
}
