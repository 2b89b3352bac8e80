import type { EnvironmentReader } from '@alzette/server-kit';

/** The OpenID Connect provider that customers log in at, and how it knows this shop. */
export interface LoginSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export function readLogin(reader: EnvironmentReader, partnerUrl: string): LoginSettings {
  const issuer = reader.url('ALZETTE_LOGIN_ISSUER', `${partnerUrl}/login`);
  if (issuer.startsWith('http:') && !isLocal(issuer)) {
    reader.fault(`ALZETTE_LOGIN_ISSUER is "${issuer}": logins need https, except on localhost.`);
  }
  return {
    issuer,
    clientId: reader.text('ALZETTE_LOGIN_CLIENT_ID', 'alzette-shop'),
    clientSecret: reader.secret('ALZETTE_LOGIN_CLIENT_SECRET', { atLeast: 1, sharedWith: 'the login provider' }),
  };
}

/** Whether an address stays on this machine, where there is nobody to listen in. */
export function isLocal(address: string): boolean {
  return URL.canParse(address) && /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/u.test(new URL(address).hostname);
}
