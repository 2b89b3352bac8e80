import { EnvironmentError, readEnvironment } from './environment';
import { operatorFile, sessionKey } from './testing/site';

const good = { ALZETTE_SESSION_KEY: sessionKey, ALZETTE_OPERATOR: operatorFile };

describe('readEnvironment', () => {
  it('has a default for everything but the key', () => {
    expect(readEnvironment({ ...good, ALZETTE_SHOP_API_URL: 'http://api.internal:80/' })).toMatchObject({
      port: 4200,
      siteUrl: 'http://localhost:4200',
      catalogueUrl: 'http://api.internal:80',
      partnerUrl: 'http://localhost:4400',
      operator: { channel: 'ALZETTE_WEBSTORE' },
    });
  });

  it('names everything that is wrong at once', () => {
    const read = () =>
      readEnvironment({
        ALZETTE_SITE_PORT: '99999',
        ALZETTE_SITE_URL: 'localhost',
        ALZETTE_OPERATOR: 'no-such-file.json',
        LOG_LEVEL: 'loud',
      });
    expect(read).toThrow(EnvironmentError);
    for (const name of ['SITE_PORT', 'SITE_URL', 'SESSION_KEY', 'OPERATOR', 'LOG_LEVEL']) {
      expect(read).toThrow(name);
    }
  });
});
