import { EnvironmentError } from '@alzette/server-kit';
import { readEnvironment } from './environment';

const secrets = { ALZETTE_PARTNER_KEY: 'sixteen letters!', ALZETTE_LOGIN_CLIENT_SECRET: 'sixteen letters!' };

describe('readEnvironment', () => {
  it('has a default for everything but the secrets', () => {
    expect(readEnvironment(secrets)).toMatchObject({
      port: 4400,
      smtpPort: 4425,
      login: { clientId: 'alzette-shop' },
      partnerUrl: 'http://localhost:4400',
      siteOrigin: 'http://localhost:4200',
      dataFolder: '.data',
    });
  });

  it('names everything that is wrong at once', () => {
    const read = () =>
      readEnvironment({ ALZETTE_PARTNER_PORT: 'x', ALZETTE_SITE_URL: 'y', ALZETTE_PARTNER_KEY: 'short', LOG_LEVEL: 'z' });
    expect(read).toThrow(EnvironmentError);
    for (const name of ['PARTNER_PORT', 'SITE_URL', 'PARTNER_KEY', 'LOGIN_CLIENT_SECRET', 'LOG_LEVEL']) expect(read).toThrow(name);
  });
});
