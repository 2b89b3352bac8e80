import { startSite } from '../testing/site';

async function sessionCookie(siteUrl: string) {
  const site = await startSite({ siteUrl });
  const first = await site.app.inject({ url: '/fr' });
  const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
  const second = await site.app.inject({ url: '/fr/panier', cookies });
  await site.close();
  const named = ({ name }: { readonly name: string }) => name === 'alzette_session';
  return { first: first.cookies.find(named), again: second.cookies.find(named) };
}

describe('the session cookie', () => {
  it('is out of reach of scripts and other sites, and begins with the first page', async () => {
    const { first, again } = await sessionCookie('http://localhost:4200');
    expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(first?.secure).toBeUndefined();
    expect(again).toBeUndefined();
  });

  it('travels only encrypted on a site with https', async () => {
    expect((await sessionCookie('https://shop.example')).first).toMatchObject({ secure: true, httpOnly: true });
  });
});
