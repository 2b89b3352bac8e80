import { redact } from '@alzette/server-kit';
import { startSite, type Site } from '../testing/site';

let site: Site;
const lines: string[] = [];
beforeAll(async () => {
  site = await startSite({ logLevel: 'info' }, { logStream: { write: (line) => lines.push(line) } });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => site.close());

const report = (payload: object | string) =>
  site.app.inject({ method: 'POST', url: '/api/errors', headers: { 'content-type': 'application/json' }, payload });

describe('POST /api/errors', () => {
  it('[H5] logs one warning with the known members only', async () => {
    const context = {
      remote: 'cart',
      variantCode: 'mobile-m',
      email: 'wilhelmina@example.lu',
      step: 'for wilhelmina@example.lu',
    };
    expect((await report({ message: 'failed: /x?name=Wilhelmina', context, cookie: 'secret' })).statusCode).toBe(204);
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warnings).toHaveLength(1);
    expect(warnings[0].browserError).toEqual({
      message: 'failed: /x?…',
      remote: 'cart',
      variantCode: 'mobile-m',
      step: 'for (email)',
    });
    expect(lines.join('')).not.toMatch(/wilhelmina|secret/iu);
  });

  it('logs of other requests hold no query and no cookie', async () => {
    await site.app.inject({ url: '/fr/checkout?order_token=canary', headers: { cookie: 'a=canary' } });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain('canary');
  });

  it.each([
    ['no message', { context: {} }, 400],
    ['no JSON', '{', 400],
    ['more than 4 KiB', { message: 'x'.repeat(5000) }, 413],
  ])('refuses %s', async (_name, payload, status) => {
    const response = await report(payload);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});

describe('redact', () => {
  it.each([
    ['GET /status?first_name=Ada failed', 'GET /status?… failed'],
    ['no mail to ada@example.lu', 'no mail to (email)'],
    ['iban LU28 0019 4006 4475 0000', 'iban (iban)'],
    ['call +352 691 123 456', 'call (number)'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });
});
