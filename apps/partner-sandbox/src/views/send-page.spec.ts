import { seriousPolicyFindings } from '@alzette/server-kit/testing';
import { key, siteOrigin, startSandbox } from '../testing/sandbox';

const page = { accept: 'text/html' };

it.each([
  ['the identity check', `/identity/check?origin=${encodeURIComponent(siteOrigin)}`, page],
  ['an unknown page', '/cardpay/pay/nothing', page],
  ['the mailbox', '/mail', page],
  ['the metadata of the login', '/login/.well-known/openid-configuration', {}],
  ['an invalid login request', '/login/auth?client_id=unknown', page],
  ['a problem', '/cardpay/sessions/nothing', key],
  ['a call without the key', '/cardpay/sessions/nothing', {}],
  ['a malformed address', '/a%zz', {}],
])('%s has a policy without serious findings, and the other security headers', async (_kind, url, headers) => {
  const sandbox = await startSandbox();
  const response = await sandbox.get(url, headers);
  expect(seriousPolicyFindings(response.headers['content-security-policy'])).toEqual([]);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.headers['referrer-policy']).toBe('no-referrer');
  expect(response.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/u);
  await sandbox.close();
});
