import './node-gaps';
import { randomBytes } from 'node:crypto';
import Provider, { type Configuration } from 'oidc-provider';
import type { Sandbox } from '../build';
import { pageHeaders } from '../views/send-page';
import { renderTroublePage } from '../views/trouble-page';
import { findAccount } from './accounts';
import { loginKeys } from './keys';
import { loginStore } from './login-store';

const scopes = 'openid profile email account';
const tenMinutes = 600;

/** The OpenID Connect provider. The shop is its one client, and a client of the house: nobody is asked for consent. */
export async function loginProvider({ environment, journal }: Sandbox): Promise<Provider> {
  const { partnerUrl, siteOrigin, login } = environment;
  const { signing, cookies } = await loginKeys(journal.folder);
  const configuration: Configuration = {
    // Expiry is the library's business, which reads the real clock.
    adapter: loginStore(Date.now),
    jwks: { keys: [signing] },
    clients: [
      {
        client_id: login.clientId,
        client_secret: login.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${siteOrigin}/api/login/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    cookies: {
      keys: [...cookies],
      // Cookies know no ports: on one machine the shop's browser sends these to the shop too.
      names: { session: 'partner_login', interaction: 'partner_login_step', resume: 'partner_login_resume' },
      long: { path: '/login', httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    claims: {
      openid: ['sub'],
      profile: ['gender', 'given_name', 'family_name', 'birthdate'],
      email: ['email'],
      account: ['account_number', 'lines', 'billing_address', 'delivery_address'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: tenMinutes,
      AuthorizationCode: 60,
      Grant: tenMinutes,
      IdToken: tenMinutes,
      Interaction: 6 * tenMinutes,
      Session: 6 * tenMinutes,
    },
    interactions: { url: (_context, { uid }) => `/login/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const account = findAccount(sub);
      return account ? { accountId: sub, claims: async () => ({ ...account, sub }) } : undefined;
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: login.clientId,
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
    renderError: (context) => {
      const nonce = randomBytes(18).toString('base64');
      context.set(pageHeaders(nonce));
      context.type = 'html';
      context.body = renderTroublePage(context.get('accept-language'), context.status, nonce).markup;
    },
  };
  return new Provider(`${partnerUrl}/login`, configuration);
}
