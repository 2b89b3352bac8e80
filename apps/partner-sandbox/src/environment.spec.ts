import { EnvironmentError } from '@alzette/server-kit';
import { partnerKeys } from '@alzette/server-kit/testing';
import { readEnvironment } from './environment';

const secrets = { ...partnerKeys(() => 'sixteen letters!'), ALZETTE_LOGIN_CLIENT_SECRET: 'sixteen letters!' };

describe('readEnvironment', () => {
  it('has defaults for everything but the secrets', () => {
    expect(readEnvironment(secrets)).toMatchObject({
      port: 4400,
      smtpPort: 4425,
      login: { clientId: 'alzette-shop' },
      partnerUrl: 'http://localhost:4400',
      siteOrigin: 'http://localhost:4200',
      embeddingOrigins: ['http://localhost:4200'],
      dataFolder: '.data',
    });
  });

  it('[P4] reads further embedding origins', () => {
    const read = (ALZETTE_EMBEDDING_ORIGINS: string) =>
      readEnvironment({ ...secrets, ALZETTE_EMBEDDING_ORIGINS }).embeddingOrigins;
    expect(read('https://www.operator.example, http://127.0.0.1:4700')).toEqual([
      'http://localhost:4200',
      'https://www.operator.example',
      'http://127.0.0.1:4700',
    ]);
    expect(() => read('https://www.operator.example/')).toThrow('ALZETTE_EMBEDDING_ORIGINS');
  });

  it('reports all faults at once', () => {
    const read = () =>
      readEnvironment({
        ALZETTE_PARTNER_PORT: 'x',
        ALZETTE_SITE_URL: 'y',
        ALZETTE_PAYMENT_KEY: 'short',
        ALZETTE_HOST: '0.0.0.0',
        LOG_LEVEL: 'z',
      });
    expect(read).toThrow(EnvironmentError);
    for (const name of ['PARTNER_PORT', 'SITE_URL', 'PAYMENT_KEY', 'ALZETTE_HOST', 'LOGIN_CLIENT_SECRET', 'LOG_LEVEL'])
      expect(read).toThrow(name);
  });
});
