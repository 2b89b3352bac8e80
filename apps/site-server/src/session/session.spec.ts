import { decodeJwt } from 'jose';
import { cookiesOf, sessionKey, startSite, type Overrides } from '../testing/site';
import { startUpstream } from '../testing/servers';

async function cookiesAt(siteUrl: string) {
  const site = await startSite({ siteUrl });
  const first = await site.app.inject({ url: '/fr' });
  const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
  const second = await site.app.inject({ url: '/fr/panier', cookies });
  await site.close();
  const named = ({ name }: { readonly name: string }) => name.endsWith('alzette_session');
  return { all: first.cookies, first: first.cookies.find(named), again: second.cookies.find(named) };
}

describe('the session cookie', () => {
  it('is set with the first page, for http requests of this site only', async () => {
    const { first, again } = await cookiesAt('http://localhost:4200');
    expect(first).toMatchObject({ name: 'alzette_session', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(first?.secure).toBeUndefined();
    expect(again).toBeUndefined();
  });

  it('is Secure and has the prefix __Host- on a site with https', async () => {
    const { first, all } = await cookiesAt('https://shop.example');
    expect(first).toMatchObject({ name: '__Host-alzette_session', secure: true, httpOnly: true, path: '/' });
    expect(first?.domain).toBeUndefined();
    expect(all.every(({ secure, httpOnly, sameSite }) => secure && httpOnly && sameSite === 'Lax')).toBe(true);
  });

  it('counts with a former key, and not with a removed one', async () => {
    const upstream = await startUpstream();
    const next = 'the next session key, which is as long as the one before';
    const request = async (overrides: Overrides, cookies: Record<string, string>) => {
      const site = await startSite({ shopApiUrl: upstream.url, ...overrides });
      const response = await site.app.inject({ url: '/api/v2/shop/orders/a', cookies });
      await site.close();
      const visitor = decodeJwt(upstream.seen.at(-1)?.headers.authorization?.slice('Bearer '.length) ?? '').sub;
      return { visitor, cookies: cookiesOf(response) };
    };
    const before = await request({}, {});
    expect((await request({ sessionKey: next, formerSessionKeys: [sessionKey] }, before.cookies)).visitor).toBe(
      before.visitor,
    );
    expect((await request({ sessionKey: next }, before.cookies)).visitor).not.toBe(before.visitor);
    await upstream.close();
  });
});
