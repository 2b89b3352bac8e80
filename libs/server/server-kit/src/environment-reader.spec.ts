import { EnvironmentError, readVariables, type EnvironmentReader } from './index';

const readAll = (reader: EnvironmentReader) => ({
  url: reader.url('SITE_URL', 'http://localhost:1'),
  port: reader.port('SITE_PORT', 4200),
  days: reader.count('CART_DAYS', 30),
  key: reader.secret('SITE_KEY', { minLength: 4, sharedWith: 'the shop API' }),
  level: reader.logLevel(),
});

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readVariables('site server', variables, readAll);
    return [];
  } catch (error) {
    return error instanceof EnvironmentError ? error.problems : [];
  }
}

describe('readVariables', () => {
  it('uses defaults for missing and empty variables', () => {
    expect(
      readVariables('site server', { SITE_KEY: 'four', SITE_PORT: '', SITE_URL: 'https://shop.example//' }, readAll),
    ).toEqual({
      url: 'https://shop.example',
      port: 4200,
      days: 30,
      key: 'four',
      level: 'info',
    });
  });

  it('reports all faults at once, with the remedy', () => {
    expect(
      problemsOf({ SITE_URL: 'shop', SITE_PORT: '65536', CART_DAYS: '0', SITE_KEY: 'abc', LOG_LEVEL: 'loud' }),
    ).toEqual([
      'SITE_URL is "shop": give an address such as http://localhost:1.',
      'SITE_PORT is "65536": give a port number from 1 to 65535.',
      'CART_DAYS is "0": give a whole number above zero.',
      expect.stringMatching(
        /^SITE_KEY is too short: give a secret of at least 4 characters, the same for the shop API; /u,
      ),
      expect.stringContaining('LOG_LEVEL is "loud"'),
    ]);
    expect(problemsOf({})).toEqual([expect.stringContaining('SITE_KEY is missing')]);
  });
});

describe('secrets', () => {
  const ring = (keys: string) =>
    readVariables('site server', { KEYS: keys }, (reader) =>
      reader.keyRing('KEYS', { minLength: 16, sharedWith: 'all' }),
    );
  const good = ['6f1d0c9b8a7e5f4d3c2b1a09', 'b83c5e0f9d1a7264c8e5b0f3'];

  it('may be a key ring, the newest first', () => {
    expect(ring(good.join(' , '))).toEqual(good);
    expect(() => ring(`${good[0]},short`)).toThrow('KEYS is too short');
  });

  describe('of a production build', () => {
    const { NODE_ENV } = process.env;
    beforeAll(() => void (process.env['NODE_ENV'] = 'production'));
    afterAll(() => void (process.env['NODE_ENV'] = NODE_ENV));

    it.each([
      'k'.repeat(32),
      'abcdabcdabcdabcdabcd',
      '<at least 32 characters of mine>',
      'a session key that is long enough for tests',
      'change-me-please-9876',
      'my very own password 42',
    ])('are not %s', (weak) => expect(() => ring(weak)).toThrow('KEYS is guessable'));
    it('may be generated ones', () => expect(ring(good[0] ?? '')).toEqual([good[0]]));
  });
});
