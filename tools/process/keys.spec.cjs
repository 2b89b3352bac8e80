const { mkdtempSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

it('keys are generated once, are readable by the owner only and give way to the environment', async () => {
  const { withKeys } = await import('./keys.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const first = withKeys({}, folder);
  expect(first.ALZETTE_SESSION_KEY).toHaveLength(64);
  expect(withKeys({}, folder)).toEqual(first);
  expect(withKeys({ ALZETTE_PAYMENT_KEY: 'mine' }, folder).ALZETTE_PAYMENT_KEY).toBe('mine');
  expect(statSync(join(folder, 'keys.json')).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});

it('[P3] a release key pair is generated and never mixed with keys from the environment', async () => {
  const { withKeys } = await import('./keys.mjs');
  const { importSource } = await import('./import-source.mjs');
  const { newKeyPair, readReleaseKeys } = await importSource('libs/federation/release/src/index.ts');
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const { privateKey, publicKeys } = readReleaseKeys(withKeys({}, folder));
  expect(publicKeys.keys).toEqual([expect.objectContaining({ kid: privateKey.kid })]);
  const trusted = JSON.stringify({ keys: [newKeyPair().publicKey] });
  expect(withKeys({ ALZETTE_RELEASE_PUBLIC_KEYS: trusted }, folder)).not.toHaveProperty('ALZETTE_RELEASE_KEY');
  rmSync(folder, { recursive: true });
});

it('a key missing from an older data folder is added, the others are kept', async () => {
  const { withKeys } = await import('./keys.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  writeFileSync(join(folder, 'keys.json'), JSON.stringify({ ALZETTE_SESSION_KEY: 'older' }));
  const env = withKeys({}, folder);
  expect(env.ALZETTE_SESSION_KEY).toBe('older');
  expect(env.ALZETTE_LOGIN_CLIENT_SECRET).toHaveLength(48);
  expect(withKeys({}, folder)).toEqual(env);
  rmSync(folder, { recursive: true });
});

it('each server gets its own secrets only', async () => {
  const { environmentOf, partnerKeys, withKeys } = await import('./keys.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const env = {
    PATH: '/bin',
    DATABASE_URL: 'postgres://shop',
    DATABASE_REPLICA_URL: 'postgres://copy',
    ...withKeys({}, folder),
  };
  const secretsOf = (server) =>
    Object.keys(environmentOf(server, env)).filter((name) => /KEY$|SECRET|DATABASE/.test(name));
  expect(secretsOf('partner-sandbox').sort()).toEqual([...partnerKeys, 'ALZETTE_LOGIN_CLIENT_SECRET'].sort());
  expect(secretsOf('shop-api').sort()).toEqual(
    [...partnerKeys, 'ALZETTE_SESSION_KEY', 'ALZETTE_FULFILMENT_KEY', 'DATABASE_URL', 'DATABASE_REPLICA_URL'].sort(),
  );
  expect(secretsOf('site-server').sort()).toEqual(
    ['ALZETTE_SESSION_KEY', 'ALZETTE_LOGIN_CLIENT_SECRET', 'ALZETTE_WITHDRAWAL_KEY'].sort(),
  );
  expect(environmentOf('site-server', env).PATH).toBe('/bin');
  rmSync(folder, { recursive: true });
});
