import './node-gaps';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider, { type Adapter, type AdapterPayload, type Configuration } from 'oidc-provider';
import type { Sandbox } from '../build';
import { renderErrorPage } from '../http/errors';
import { pageHeaders } from '../views/send-page';
import { findAccount } from './accounts';

const scopes = 'openid profile email account';
const tenMinutesSeconds = 600;

/** The OpenID Connect provider. The shop is its only client, and trusted: there is no consent page. */
export async function loginProvider({ environment, journal }: Sandbox): Promise<Provider> {
  const { partnerUrl, siteOrigin, login } = environment;
  const { signing, cookies } = await loginKeys(journal.folder);
  const configuration: Configuration = {
    // The library checks expiry against the real clock.
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
      // Cookies ignore ports: on localhost the shop's server gets them too, so their names must differ.
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
      AccessToken: tenMinutesSeconds,
      AuthorizationCode: 60,
      Grant: tenMinutesSeconds,
      IdToken: tenMinutesSeconds,
      Interaction: 6 * tenMinutesSeconds,
      Session: 6 * tenMinutesSeconds,
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
      context.body = renderErrorPage(context.get('accept-language'), context.status, nonce).markup;
    },
  };
  return new Provider(`${partnerUrl}/login`, configuration);
}

/** The provider's keys for tokens and cookies. */
interface LoginKeys {
  readonly signing: JWK;
  readonly cookies: readonly string[];
}

/** Reads the keys, or creates them at the first start, so that tokens stay valid after a restart. */
async function loginKeys(folder: string): Promise<LoginKeys> {
  const file = join(folder, 'login-keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as LoginKeys;
  const keys = await makeKeys();
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

async function makeKeys(): Promise<LoginKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(8).toString('hex');
  return {
    signing: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' },
    cookies: [randomBytes(32).toString('base64url')],
  };
}

interface StoredPayload {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/**
 * Stores logins in progress in memory: after a restart, visitors log in again. One map holds all kinds, because revoking a
 * grant deletes entries of several kinds.
 */
function loginStore(now: () => number): (kind: string) => Adapter {
  const entries = new Map<string, StoredPayload>();

  const read = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    return entry && entry.expiresAt > now() ? entry.payload : undefined;
  };
  const find = (kind: string, matches: (payload: AdapterPayload) => boolean) =>
    [...entries.keys()]
      .filter((key) => key.startsWith(`${kind}:`))
      .map(read)
      .find((payload) => payload && matches(payload));
  const deleteExpired = () => {
    for (const key of entries.keys()) if (!read(key)) entries.delete(key);
  };

  return (kind) => ({
    upsert: async (id, payload, expiresIn) => {
      deleteExpired();
      entries.set(`${kind}:${id}`, {
        payload,
        expiresAt: expiresIn === undefined ? Infinity : now() + expiresIn * 1000,
      });
    },
    find: async (id) => read(`${kind}:${id}`),
    findByUid: async (uid) => find(kind, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => find(kind, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = read(`${kind}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1000);
    },
    destroy: async (id) => void entries.delete(`${kind}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
