import { decodeJwt } from 'jose';
import { readEnvironment } from '../settings/environment';
import { operatorFile, releaseKeys, sessionKey, startSite } from '../testing/site';
import { startUpstream } from '../testing/servers';
import { networkOf } from './client-network';

/** The networks that the shop API gets for calls from `remoteAddress` with these headers. */
async function networksOf(
  trustedProxies: readonly string[],
  calls: readonly { remoteAddress: string; headers?: Record<string, string> }[],
) {
  const upstream = await startUpstream();
  const site = await startSite({ shopApiUrl: upstream.url, trustedProxies });
  for (const call of calls) await site.app.inject({ url: '/api/v2/tool/iban/validate/', ...call });
  await site.close();
  await upstream.close();
  return upstream.seen.map(({ headers }) => String(decodeJwt(String(headers.authorization).slice(7))['network']));
}

const forwardedHeaders = (address: string) => ({
  'x-forwarded-for': address,
  forwarded: `for=${address}`,
  'x-real-ip': address,
  'true-client-ip': address,
});

it('the network ignores the headers of a client', async () => {
  const calls = ['192.0.2.1', '192.0.2.2', '::1', 'nonsense'].map((address) => ({
    remoteAddress: '198.51.100.7',
    headers: forwardedHeaders(address),
  }));
  expect(new Set(await networksOf([], calls)).size).toBe(1);
});

it('the network follows the last hop that a load balancer reports', async () => {
  const balancer = '10.0.0.5';
  const [one, spoofed, other, direct] = await networksOf(
    ['10.0.0.0/8'],
    [
      { remoteAddress: balancer, headers: { 'x-forwarded-for': '198.51.100.7' } },
      { remoteAddress: balancer, headers: { 'x-forwarded-for': '192.0.2.99, 198.51.100.7' } },
      { remoteAddress: balancer, headers: { 'x-forwarded-for': '198.51.100.8' } },
      { remoteAddress: '198.51.100.7', headers: { 'x-forwarded-for': '192.0.2.99' } },
    ],
  );
  expect(spoofed).toBe(one);
  expect(direct).toBe(one);
  expect(other).not.toBe(one);
});

it('the network does not reveal the address', async () => {
  const [network] = await networksOf([], [{ remoteAddress: '198.51.100.7' }]);
  expect(network).toMatch(/^[\w-]{22}$/u);
  expect(network).not.toContain('198');
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['10.0.0.0/8, 192.0.2.4,2001:db8::/32', true],
  ['', true],
  ['loopback', false],
  ['10.0.0.0/33', false],
  ['0.0.0.0/0', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/x', false],
])('ALZETTE_TRUSTED_PROXIES takes addresses and ranges: %s', (ALZETTE_TRUSTED_PROXIES, isValid) => {
  const read = () =>
    readEnvironment({
      ALZETTE_SESSION_KEY: sessionKey,
      ALZETTE_LOGIN_CLIENT_SECRET: 'sixteen letters!',
      ALZETTE_OPERATOR: operatorFile,
      ALZETTE_RELEASE_PUBLIC_KEYS: JSON.stringify({ keys: [releaseKeys.publicKey] }),
      ALZETTE_TRUSTED_PROXIES,
    }).trustedProxies;
  if (isValid) expect(read()).toHaveLength(ALZETTE_TRUSTED_PROXIES.split(',').filter(Boolean).length);
  else expect(read).toThrow('ALZETTE_TRUSTED_PROXIES');
});
