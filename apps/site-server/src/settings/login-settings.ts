import { checkPartnerUrl, type EnvironmentReader, isOnThisMachine, readSandboxUrl } from '@alzette/server-kit';

/** The OpenID Connect provider, and the shop's credentials there. */
export interface LoginSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export function readLogin(reader: EnvironmentReader): LoginSettings {
  checkPartnerUrl(reader, 'ALZETTE_LOGIN_ISSUER');
  const issuer = reader.url('ALZETTE_LOGIN_ISSUER', `${readSandboxUrl(reader)}/login`);
  if (issuer.startsWith('http:') && !isOnThisMachine(issuer)) {
    reader.fault(`ALZETTE_LOGIN_ISSUER is "${issuer}": the login needs https, except on localhost.`);
  }
  return {
    issuer,
    clientId: reader.text('ALZETTE_LOGIN_CLIENT_ID', 'alzette-shop'),
    clientSecret: reader.secret('ALZETTE_LOGIN_CLIENT_SECRET', { minLength: 16, sharedWith: 'the login provider' }),
  };
}
