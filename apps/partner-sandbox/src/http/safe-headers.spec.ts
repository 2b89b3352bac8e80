import { seriousPolicyFindings } from '@alzette/server-kit/testing';
import { key, siteOrigin, startSandbox } from '../testing/sandbox';

const page = { accept: 'text/html' };

it.each([
  ['the identity check', `/identity/check?origin=${encodeURIComponent(siteOrigin)}`, page],
  ['a page that is not there', '/cardpay/pay/nothing', page],
  ['the mailbox', '/mail', page],
  ['the login’s own answers', '/login/.well-known/openid-configuration', {}],
  ['a login without a beginning', '/login/auth?client_id=somebody', page],
  ['a problem', '/cardpay/sessions/nothing', key],
  ['a call without its key', '/cardpay/sessions/nothing', {}],
  ['an address that cannot be read', '/a%zz', {}],
])('%s has a policy without a serious finding, and the other headers', async (_kind, url, headers) => {
  const sandbox = await startSandbox();
  const answer = await sandbox.get(url, headers);
  expect(seriousPolicyFindings(answer.headers['content-security-policy'])).toEqual([]);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/u);
  await sandbox.close();
});
