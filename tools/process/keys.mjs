// Secrets that the servers on this machine share: generated once, kept in the data folder.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importSource } from './import-source.mjs';
import { root } from './run.mjs';

const { newKeyPair } = await importSource('libs/federation/release/src/index.ts');

/** The variables with the keys of the partners. */
export const { sandboxKeyVariables: partnerKeys } = await importSource(
  'libs/server/server-kit/src/partner-settings.ts',
);

/** The secrets that each server needs. */
const secretsOf = {
  'partner-sandbox': [...partnerKeys, 'ALZETTE_LOGIN_CLIENT_SECRET'],
  'shop-api': [
    ...partnerKeys,
    'ALZETTE_SESSION_KEY',
    'ALZETTE_ORDER_WEBHOOK_SECRET',
    'ALZETTE_FULFILMENT_KEY',
    'ALZETTE_CART_KEYS',
    'DATABASE_URL',
    'DATABASE_REPLICA_URL',
  ],
  'site-server': ['ALZETTE_SESSION_KEY', 'ALZETTE_LOGIN_CLIENT_SECRET', 'ALZETTE_CART_KEYS', 'ALZETTE_WITHDRAWAL_KEY'],
  // For publishers only, not for a server.
  release: ['ALZETTE_RELEASE_KEY'],
};

const releaseVariables = ['RELEASE', 'WITHDRAWAL'].flatMap((kind) => [
  `ALZETTE_${kind}_KEY`,
  `ALZETTE_${kind}_PUBLIC_KEYS`,
]);

/** The data folder of the servers. */
export function dataFolderOf(env) {
  return resolve(root, env.ALZETTE_DATA ?? '.data');
}

/** Path of the certificate under which the sandbox signs contracts. */
export function signerCertificateOf(dataFolder) {
  return join(dataFolder, 'partner-sandbox', 'signer-certificate.pem');
}

/** Environment with all keys: from the caller's environment, else from the data folder, else new ones. */
export function withKeys(env, dataFolder) {
  const file = join(dataFolder, 'keys.json');
  mkdirSync(dataFolder, { recursive: true });
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // A data folder of an older version lacks newer keys.
  const keys = { ...makeKeys(), ...kept };
  if (Object.keys(keys).some((name) => !(name in kept))) {
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  }
  // Never mix the caller's release keys with kept ones: a caller may hold only the public half on purpose.
  if (releaseVariables.some((name) => env[name])) releaseVariables.forEach((name) => delete keys[name]);
  return { ...keys, ...env };
}

/** The environment of one server: without the secrets of the others. */
export function environmentOf(server, env) {
  const own = new Set(secretsOf[server]);
  const foreign = Object.values(secretsOf)
    .flat()
    .filter((name) => !own.has(name));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !foreign.includes(name)));
}

/** Only the keys around releases, for servers that keep their data elsewhere but use this workspace's release store. */
export function releaseKeys(env = process.env) {
  const all = withKeys(env, dataFolderOf(env));
  return Object.fromEntries(releaseVariables.filter((name) => all[name]).map((name) => [name, all[name]]));
}

function makeKeys() {
  return {
    ALZETTE_SESSION_KEY: randomBytes(32).toString('hex'),
    ...Object.fromEntries(
      [...partnerKeys, 'ALZETTE_LOGIN_CLIENT_SECRET', 'ALZETTE_FULFILMENT_KEY'].map((name) => [
        name,
        randomBytes(24).toString('hex'),
      ]),
    ),
    ...signingKeys('RELEASE'),
    ...signingKeys('WITHDRAWAL'),
  };
}

function signingKeys(kind) {
  const { privateKey, publicKey } = newKeyPair();
  return {
    [`ALZETTE_${kind}_KEY`]: JSON.stringify(privateKey),
    [`ALZETTE_${kind}_PUBLIC_KEYS`]: JSON.stringify({ keys: [publicKey] }),
  };
}
