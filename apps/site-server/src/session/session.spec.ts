import { decodeJwt } from 'jose';
import { cookiesOf, sessionKey, startSite, type Overrides } from '../testing/site';
import { startUpstream } from '../testing/upstream';

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
  it('is out of reach of scripts and other sites, and begins with the first page', async () => {
    const { first, again } = await cookiesAt('http://localhost:4200');
    expect(first).toMatchObject({ name: 'alzette_session', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(first?.secure).toBeUndefined();
    expect(again).toBeUndefined();
  });

  it('travels only encrypted on a site with https, and nobody but this host can set it', async () => {
    const { first, all } = await cookiesAt('https://shop.example');
    expect(first).toMatchObject({ name: '__Host-alzette_session', secure: true, httpOnly: true, path: '/' });
    expect(first?.domain).toBeUndefined();
    expect(all.every(({ secure, httpOnly, sameSite }) => secure && httpOnly && sameSite === 'Lax')).toBe(true);
  });

  it('of a former key still counts, and that of a key that was taken off does not', async () => {
    const upstream = await startUpstream();
    const next = 'the next session key, which is as long as the one before';
    const ask = async (overrides: Overrides, cookies: Record<string, string>) => {
      const site = await startSite({ shopApiUrl: upstream.url, ...overrides });
      const answer = await site.app.inject({ url: '/api/v2/shop/orders/a', cookies });
      await site.close();
      const visitor = decodeJwt(upstream.seen.at(-1)?.headers.authorization?.slice('Bearer '.length) ?? '').sub;
      return { visitor, cookies: cookiesOf(answer) };
    };
    const before = await ask({}, {});
    expect((await ask({ sessionKey: next, formerSessionKeys: [sessionKey] }, before.cookies)).visitor).toBe(
      before.visitor,
    );
    expect((await ask({ sessionKey: next }, before.cookies)).visitor).not.toBe(before.visitor);
    await upstream.close();
  });
});
