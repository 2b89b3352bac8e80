import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSigner, pemOf } from '../../../test/signing/signer';
import { operatorFile } from '../../../test/shop';
import { EnvironmentError } from '@alzette/server-kit';
import { partnerKeys } from '@alzette/server-kit/testing';
import { readDatabaseLocation, readEnvironment } from '@alzette/shop-api/platform';

const keys = {
  ALZETTE_SESSION_KEY: 'k'.repeat(32),
  ...partnerKeys(() => 'k'.repeat(16)),
  ALZETTE_SIGNATURE_CERTIFICATES: '',
};

beforeAll(async () => {
  keys.ALZETTE_SIGNATURE_CERTIFICATES = pemOf(await makeSigner());
});

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readEnvironment(environment);
    return [];
  } catch (error) {
    return error instanceof EnvironmentError ? error.problems : [String(error)];
  }
};

it('keys and the trusted certificates are enough', () => {
  expect(readEnvironment(keys)).toMatchObject({
    host: 'localhost',
    port: 4300,
    siteUrl: 'http://localhost:4200',
    shopApiUrl: 'http://localhost:4300',
    partners: { identity: { url: 'http://localhost:4400' }, creditCheck: { url: 'http://localhost:4400' } },
    databaseUrl: null,
    smtpUrl: 'smtp://localhost:4425',
    orderLifetimeHours: 72,
    ordersPerNetwork: 100,
    mailFrom: null,
    orderWebhook: null,
    databaseFolder: expect.stringMatching(/\.data\/shop-api$/u),
  });
});

it.each([
  ['tmf', []],
  ['soap', [expect.stringMatching(/^ALZETTE_CUSTOMERS_API .*tmf/u)]],
])('[R7] the API of the customer system is known: %s', (api, problems) => {
  expect(problemsOf({ ...keys, ALZETTE_CUSTOMERS_API: api })).toEqual(problems);
});

it('the folder of the pictures exists', () => {
  expect(problemsOf({ ...keys, ALZETTE_CATALOGUE_PICTURES: 'apps/shop-api' })).toEqual([]);
  expect(problemsOf({ ...keys, ALZETTE_CATALOGUE_PICTURES: 'no-such-folder' })).toEqual([
    expect.stringMatching(/^ALZETTE_CATALOGUE_PICTURES \(no-such-folder\)/u),
  ]);
});

it('[R10] saved carts are opened with the keys that the site server encrypts with', () => {
  const idsOf = (ring: string) => readEnvironment({ ...keys, ALZETTE_CART_KEYS: ring }).cartKeys.map(({ id }) => id);
  expect(idsOf('')).toEqual([expect.stringMatching(/^session-[0-9a-f]{8}$/u), 'session']);
  expect(idsOf(`2027:${'n'.repeat(32)},2026:${'o'.repeat(32)}`)).toEqual(['2027', '2026']);
  expect(problemsOf({ ...keys, ALZETTE_CART_KEYS: '2027:short' })).toEqual([
    expect.stringMatching(/^ALZETTE_CART_KEYS/u),
  ]);
});

it('[V5] a replica needs its primary', () => {
  const DATABASE_REPLICA_URL = 'postgres://replicas/alzette';
  expect(problemsOf({ ...keys, DATABASE_REPLICA_URL })).toEqual([expect.stringMatching(/needs DATABASE_URL/u)]);
  const settings = readEnvironment({ ...keys, DATABASE_REPLICA_URL, DATABASE_URL: 'postgres://primary/alzette' });
  expect(settings.databaseReplicaUrl).toBe(DATABASE_REPLICA_URL);
});

it('all faults are reported at once with variable and remedy', () => {
  const problems = problemsOf({
    ALZETTE_SHOP_API_PORT: 'many',
    ALZETTE_SITE_URL: 'localhost',
    ALZETTE_SESSION_KEY: 'short',
    DATABASE_URL: 'mysql://localhost/shop',
    DATABASE_REPLICA_URL: 'mysql://localhost/copy',
    ALZETTE_SMTP_URL: 'localhost:25',
    ALZETTE_MAIL_FROM: 'Shop <shop@example.lu>',
    ALZETTE_ORDER_LIFETIME_HOURS: 'soon',
    ALZETTE_ORDERS_PER_HOUR: '0',
    ALZETTE_ORDER_WEBHOOK_URL: 'ftp://erp.example',
  });
  expect(problems.map((problem) => problem.split(/[ :]/u)[0])).toEqual([
    'ALZETTE_SHOP_API_PORT',
    'ALZETTE_SITE_URL',
    'ALZETTE_SESSION_KEY',
    'ALZETTE_IDENTITY_KEY',
    'ALZETTE_SIGNATURE_KEY',
    'ALZETTE_PAYMENT_KEY',
    'ALZETTE_CREDIT_CHECK_KEY',
    'ALZETTE_CUSTOMERS_KEY',
    'ALZETTE_ESIM_KEY',
    'ALZETTE_PAYMENT_WEBHOOK_KEY',
    'ALZETTE_SIGNATURE_CERTIFICATES',
    'DATABASE_URL',
    'DATABASE_REPLICA_URL',
    'ALZETTE_SMTP_URL',
    'ALZETTE_MAIL_FROM',
    'ALZETTE_ORDER_LIFETIME_HOURS',
    'ALZETTE_ORDERS_PER_HOUR',
    'ALZETTE_ORDER_WEBHOOK_URL',
    'ALZETTE_ORDER_WEBHOOK_SECRET',
  ]);
});

it('[K5] certificates may be PEM, PEM in one line, or a file', async () => {
  const pem = [await makeSigner(), await makeSigner()].map(pemOf).join('');
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const file = join(folder, 'signers.pem');
  writeFileSync(file, pem);
  for (const value of [pem, pem.replaceAll('\n', '\\n'), file]) {
    expect(readEnvironment({ ...keys, ALZETTE_SIGNATURE_CERTIFICATES: value }).trustedSigners).toHaveLength(2);
  }
  rmSync(folder, { recursive: true });
});

it.each([
  ['no file', '/nowhere/signers.pem', /cannot be read \(.*ENOENT.*: give PEM, or the path/u],
  ['another file', operatorFile, /holds no certificate: give PEM/u],
  ['damaged', '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----', /cannot be read/u],
])('[K5] invalid certificates are reported: %s', (_title, value, message) => {
  expect(problemsOf({ ...keys, ALZETTE_SIGNATURE_CERTIFICATES: value })).toEqual([expect.stringMatching(message)]);
});

it('the address for partners has the server’s port by default', () => {
  expect(readEnvironment({ ...keys, ALZETTE_SHOP_API_PORT: '4999' }).shopApiUrl).toBe('http://localhost:4999');
  const ALZETTE_SHOP_API_URL = 'https://api.example.lu/';
  expect(readEnvironment({ ...keys, ALZETTE_SHOP_API_URL }).shopApiUrl).toBe('https://api.example.lu');
});

it('addresses lose a trailing slash', () => {
  expect(readEnvironment({ ...keys, ALZETTE_SITE_URL: 'https://shop.example.lu/' }).siteUrl).toBe(
    'https://shop.example.lu',
  );
});

describe('a production build', () => {
  const { NODE_ENV } = process.env;
  beforeAll(() => void (process.env['NODE_ENV'] = 'production'));
  afterAll(() => void (process.env['NODE_ENV'] = NODE_ENV));
  const secret = () => randomBytes(24).toString('hex');
  const good = () => ({
    ALZETTE_SIGNATURE_CERTIFICATES: keys.ALZETTE_SIGNATURE_CERTIFICATES,
    ALZETTE_SESSION_KEY: secret(),
    ...partnerKeys(secret),
  });
  const own = {
    DATABASE_URL: 'postgres://database/alzette',
    ALZETTE_SMTP_URL: 'smtps://mail.example.lu',
    ALZETTE_MAIL_FROM: 'shop@example.lu',
    ALZETTE_SITE_URL: 'https://shop.example.lu',
    ALZETTE_SHOP_API_URL: 'https://webhooks.example.lu',
    ALZETTE_OPERATOR: operatorFile,
  };
  const sandbox = { ALZETTE_PARTNER_URL: 'http://127.0.0.1:4400', ALZETTE_ALLOW_SANDBOX: 'true' };
  const partners = ['IDENTITY', 'SIGNATURE', 'PAYMENT', 'CREDIT_CHECK', 'CUSTOMERS', 'ESIM'].map(
    (name) => `ALZETTE_${name}_URL`,
  );

  it('[I8, V8] names each value of the demonstration and its remedy, all at once', () => {
    const problems = problemsOf({ ...good(), LOG_LEVEL: 'loud' });
    const names = problems.map((problem) => problem.split(' ')[0]);
    const ownNames = ['ALZETTE_SITE_URL', 'ALZETTE_SHOP_API_URL', 'ALZETTE_OPERATOR'];
    expect(names).toEqual([
      ...ownNames,
      ...partners,
      ...['DATABASE_URL', 'ALZETTE_SMTP_URL', 'ALZETTE_MAIL_FROM', 'LOG_LEVEL'],
    ]);
    expect(problems.filter((problem) => !/: give ./u.test(problem))).toEqual([]);
    expect(problemsOf({ ...good(), ...own, ...sandbox })).toEqual([]);
  });

  it('[V8] refuses every part of the sandbox that was not allowed', () => {
    const demo = { DATABASE_URL: 'embedded', ALZETTE_SMTP_URL: 'smtp://localhost:4425' };
    const problems = problemsOf({ ...good(), ...own, ...sandbox, ...demo, ALZETTE_ALLOW_SANDBOX: '' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['DATABASE_URL', ...partners, 'ALZETTE_SMTP_URL']);
    expect(problems.filter((problem) => !problem.includes('set ALZETTE_ALLOW_SANDBOX=true'))).toEqual([]);
    expect(readEnvironment({ ...good(), ...own, ...sandbox, ...demo })).toMatchObject({
      sandbox: 'shown',
      databaseUrl: null,
    });
  });

  it('refuses plain http to another machine', () => {
    const problems = problemsOf({
      ...good(),
      ...own,
      ...sandbox,
      ALZETTE_SITE_URL: 'http://shop.example.lu',
      ALZETTE_CREDIT_CHECK_URL: 'http://scoring.example.lu',
      ALZETTE_PAYMENT_URL: 'https://pay.example.lu',
    });
    expect(problems).toEqual([
      expect.stringMatching(/^ALZETTE_SITE_URL .*https/u),
      expect.stringMatching(/^ALZETTE_CREDIT_CHECK_URL .*https/u),
    ]);
  });

  it('[V8] a command needs the database alone, named explicitly', () => {
    expect(() => readDatabaseLocation({})).toThrow(/DATABASE_URL is missing: give/u);
    expect(readDatabaseLocation({ DATABASE_URL: 'embedded' }).databaseUrl).toBeNull();
  });
});

describe('[R1] systems of the operator', () => {
  const client = { id: 'erp', secretHashes: ['a'.repeat(64)], scopes: ['orders:read'] };
  const withClients = (clients: unknown) => ({
    ...keys,
    ALZETTE_OPERATOR_CLIENTS: typeof clients === 'string' ? clients : JSON.stringify(clients),
    ALZETTE_OPERATOR_TOKEN_KEY: 'k'.repeat(32),
  });

  it('stand in a variable or in a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'clients-'));
    const file = join(folder, 'clients.json');
    writeFileSync(file, JSON.stringify([client]));
    for (const clients of [[client], file])
      expect(readEnvironment(withClients(clients)).openApis).toEqual({
        operatorClients: [client],
        operatorTokenKeys: ['k'.repeat(32)],
        hubAllowedHosts: [],
      });
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['an unknown scope', [{ ...client, scopes: ['everything'] }], '/0/scopes/0'],
    ['a secret in place of its hash', [{ ...client, secretHashes: ['a secret'] }], '/0/secretHashes/0'],
    ['two clients of one id', [client, client], 'twice'],
    ['a missing file', '/nowhere/clients.json', 'cannot be read'],
  ])('are refused with %s', (_title, clients, fault) => {
    expect(problemsOf(withClients(clients))).toEqual([expect.stringContaining(fault)]);
  });

  it('[R6] may be notified at hosts of a private network that are named', () => {
    const withHosts = (hosts: string) => ({ ...withClients([client]), ALZETTE_HUB_ALLOWED_HOSTS: hosts });
    const { hubAllowedHosts } = readEnvironment(withHosts('Hooks.internal:8443, [fd00::1]')).openApis;
    expect(hubAllowedHosts).toEqual(['hooks.internal:8443', '[fd00::1]']);
    expect(problemsOf(withHosts('https://hooks.internal'))).toEqual([expect.stringContaining('hooks.internal:8443')]);
  });

  it('need a key for their tokens', () => {
    const problems = problemsOf({ ...withClients([client]), ALZETTE_OPERATOR_TOKEN_KEY: '' });
    expect(problems).toEqual([expect.stringContaining('ALZETTE_OPERATOR_TOKEN_KEY is missing')]);
  });
});
