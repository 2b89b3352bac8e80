import { EnvironmentError, readVariables, type EnvironmentReader } from './index';

const readAll = (reader: EnvironmentReader) => ({
  url: reader.url('SITE_URL', 'http://localhost:1'),
  port: reader.port('SITE_PORT', 4200),
  days: reader.count('CART_DAYS', 30),
  key: reader.secret('SITE_KEY', { atLeast: 4, sharedWith: 'the shop API' }),
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
  it('takes the defaults for what is left out or empty', () => {
    expect(readVariables('site server', { SITE_KEY: 'four', SITE_PORT: '', SITE_URL: 'https://shop.example//' }, readAll)).toEqual({
      url: 'https://shop.example',
      port: 4200,
      days: 30,
      key: 'four',
      level: 'info',
    });
  });

  it('names every fault at once, and what to do', () => {
    expect(
      problemsOf({ SITE_URL: 'shop', SITE_PORT: '65536', CART_DAYS: '0', SITE_KEY: 'abc', LOG_LEVEL: 'loud' }),
    ).toEqual([
      'SITE_URL is "shop": give an address such as http://localhost:1.',
      'SITE_PORT is "65536": give a port number from 1 to 65535.',
      'CART_DAYS is "0": give a whole number above zero.',
      'SITE_KEY is too short: give a secret of at least 4 characters, the same for the shop API.',
      expect.stringContaining('LOG_LEVEL is "loud"'),
    ]);
    expect(problemsOf({})).toEqual([expect.stringContaining('SITE_KEY is missing')]);
  });
});
