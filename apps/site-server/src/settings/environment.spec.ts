import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeyPair } from '@alzette/release';
import { EnvironmentError } from '@alzette/server-kit';
import { readEnvironment } from './environment';
import { operatorFile, releaseKeys, sessionKey } from '../testing/site';

const valid = {
  ALZETTE_SESSION_KEY: sessionKey,
  ALZETTE_LOGIN_CLIENT_SECRET: 'sixteen letters!',
  ALZETTE_OPERATOR: operatorFile,
  ALZETTE_RELEASE_PUBLIC_KEYS: JSON.stringify({ keys: [releaseKeys.publicKey] }),
};

describe('readEnvironment', () => {
  it('has defaults for everything but the keys', () => {
    expect(readEnvironment({ ...valid, ALZETTE_SHOP_API_URL: 'http://api.internal:80/' })).toMatchObject({
      port: 4200,
      siteUrl: 'http://localhost:4200',
      catalogueUrl: 'http://api.internal:80',
      identityUrl: 'http://localhost:4400',
      signatureOrigin: 'http://localhost:4400',
      operator: { channel: 'ALZETTE_WEBSTORE' },
      login: { issuer: 'http://localhost:4400/login', clientId: 'alzette-shop' },
      savedCarts: { keys: [{ id: expect.stringMatching(/^session-[0-9a-f]{8}$/u) }, { id: 'session' }], days: 30 },
      releases: { store: 'dist/store', keys: { privateKey: null }, canary: { budget: 5, minimum: 5 } },
    });
  });

  it('[P3] trusts the configured keys, withdraws with its own, and refuses a key that releases', () => {
    const keysOf = (variables: Record<string, string>) => readEnvironment({ ...valid, ...variables }).releases.keys;
    const { privateKey, publicKey } = newKeyPair();
    expect(keysOf({ ALZETTE_WITHDRAWAL_KEY: JSON.stringify(privateKey) })).toMatchObject({
      publicKeys: { keys: [releaseKeys.publicKey] },
      withdrawal: { publicKeys: { keys: [publicKey] } },
    });
    expect(() => keysOf({ ALZETTE_RELEASE_KEY: JSON.stringify(privateKey) })).toThrow('ALZETTE_WITHDRAWAL_KEY');
    expect(() => keysOf({ ALZETTE_RELEASE_PUBLIC_KEYS: JSON.stringify({ keys: [releaseKeys.privateKey] }) })).toThrow(
      'public',
    );
  });

  it('reads a ring of cart keys, the newest first', () => {
    const ring = `2027:${'n'.repeat(32)},2026:${'o'.repeat(32)}`;
    const { savedCarts } = readEnvironment({ ...valid, ALZETTE_CART_KEYS: ring, ALZETTE_CART_DAYS: '7' });
    expect(savedCarts.keys.map(({ id }) => id)).toEqual(['2027', '2026']);
    expect(savedCarts.keys.every(({ key }) => key.length === 32)).toBe(true);
    expect(savedCarts.days).toBe(7);
    expect(() => readEnvironment({ ...valid, ALZETTE_CART_KEYS: '2027:short' })).toThrow('ALZETTE_CART_KEYS');
  });

  it('accepts a login provider without https on localhost only', () => {
    const read = (issuer: string) => readEnvironment({ ...valid, ALZETTE_LOGIN_ISSUER: issuer }).login.issuer;
    for (const issuer of ['https://login.example', 'http://127.0.0.1:1/login', 'http://partner.localhost:1']) {
      expect(read(issuer)).toBe(issuer);
    }
    expect(() => read('http://login.example')).toThrow('the login needs https');
  });

  describe('a production build', () => {
    const { NODE_ENV } = process.env;
    beforeAll(() => void (process.env['NODE_ENV'] = 'production'));
    afterAll(() => void (process.env['NODE_ENV'] = NODE_ENV));
    const strong = () => randomBytes(24).toString('hex');
    const production = {
      ...valid,
      ALZETTE_SESSION_KEY: strong(),
      ALZETTE_LOGIN_CLIENT_SECRET: strong(),
      ALZETTE_SITE_URL: 'https://shop.example.lu',
      ALZETTE_SHOP_API_URL: 'http://shop-api:4300',
      ALZETTE_IDENTITY_URL: 'https://identity.example.lu',
      ALZETTE_SIGNATURE_URL: 'https://signature.example.lu',
      ALZETTE_LOGIN_ISSUER: 'https://login.example.lu',
    };

    it.each([
      ['ALZETTE_SITE_URL', 'http://shop.example.lu'],
      ['ALZETTE_IDENTITY_URL', 'http://identity.example.lu'],
      ['ALZETTE_LOGIN_CLIENT_SECRET', 'change-me-change-me'],
      ['ALZETTE_CART_KEYS', `2027:${'n'.repeat(32)}`],
    ])('refuses plain http and guessable secrets: %s', (name, value) => {
      expect(readEnvironment(production)).toMatchObject({ siteUrl: 'https://shop.example.lu', sandbox: 'off' });
      expect(() => readEnvironment({ ...production, [name]: value })).toThrow(name);
    });

    it('[V8] names each value of the demonstration and its remedy, all at once', () => {
      const keys = { ...production, ALZETTE_SITE_URL: '', ALZETTE_SHOP_API_URL: '', ALZETTE_OPERATOR: '' };
      const partners = { ALZETTE_IDENTITY_URL: '', ALZETTE_SIGNATURE_URL: '', ALZETTE_LOGIN_ISSUER: '' };
      const problemsOf = (variables: Record<string, string>) => {
        try {
          readEnvironment(variables);
        } catch (error) {
          return (error as EnvironmentError).problems;
        }
        return [];
      };
      const missing = (name: string) => expect.stringMatching(new RegExp(`^${name} is missing: give `, 'u'));
      const atOnce = problemsOf({ ...keys, ...partners, LOG_LEVEL: 'loud' });
      expect(atOnce.filter((problem) => !problem.startsWith('ALZETTE_OPERATOR ('))).toEqual([
        ...['ALZETTE_SITE_URL', 'ALZETTE_SHOP_API_URL', 'ALZETTE_OPERATOR'].map(missing),
        ...['ALZETTE_IDENTITY_URL', 'ALZETTE_SIGNATURE_URL', 'ALZETTE_LOGIN_ISSUER'].map(missing),
        expect.stringContaining('LOG_LEVEL'),
      ]);
      const withSandbox = { ...production, ALZETTE_LOGIN_ISSUER: '', ALZETTE_PARTNER_URL: 'http://localhost:4400' };
      expect(problemsOf(withSandbox)).toEqual([
        expect.stringMatching(/^ALZETTE_LOGIN_ISSUER is missing, .* set ALZETTE_ALLOW_SANDBOX=true/u),
      ]);
      expect(readEnvironment({ ...withSandbox, ALZETTE_ALLOW_SANDBOX: 'true' }).sandbox).toBe('shown');
    });
  });

  it('[A11] refuses to start without the legal texts, and names each', () => {
    const folder = mkdtempSync(join(tmpdir(), 'operator-'));
    const alone = join(folder, 'alzette.json');
    cpSync(operatorFile, alone);
    expect(() => readEnvironment({ ...valid, ALZETTE_OPERATOR: alone })).toThrow(
      /terms\.de\.md: .*ENOENT[^]*privacy\.fr\.md/u,
    );
    rmSync(folder, { recursive: true });
  });

  it('reports all faults at once', () => {
    const read = () =>
      readEnvironment({
        ALZETTE_SITE_PORT: '99999',
        ALZETTE_SITE_URL: 'localhost',
        ALZETTE_OPERATOR: 'no-such-file.json',
        ALZETTE_STORE: 'ftp://releases',
        LOG_LEVEL: 'loud',
      });
    expect(read).toThrow(EnvironmentError);
    for (const name of [
      'SITE_PORT',
      'SITE_URL',
      'SESSION_KEY',
      'LOGIN_CLIENT_SECRET',
      'OPERATOR',
      'STORE',
      'RELEASE_PUBLIC_KEYS',
      'LOG_LEVEL',
    ]) {
      expect(read).toThrow(name);
    }
  });
});
