import { EnvironmentError, readEnvironment } from './environment';

describe('readEnvironment', () => {
  it('has a default for everything but the key', () => {
    expect(readEnvironment({ ALZETTE_PARTNER_KEY: 'sixteen letters!' })).toMatchObject({
      port: 4400,
      partnerUrl: 'http://localhost:4400',
      siteOrigin: 'http://localhost:4200',
      dataFolder: '.data',
    });
  });

  it('names everything that is wrong at once', () => {
    const read = () =>
      readEnvironment({ ALZETTE_PARTNER_PORT: 'x', ALZETTE_SITE_URL: 'y', ALZETTE_PARTNER_KEY: 'short', LOG_LEVEL: 'z' });
    expect(read).toThrow(EnvironmentError);
    for (const name of ['PARTNER_PORT', 'SITE_URL', 'PARTNER_KEY', 'LOG_LEVEL']) expect(read).toThrow(name);
  });
});
