import type { BootDiscovery } from '@alzette/discovery';
import { loadOperator } from '@alzette/operator-config/load';
import {
  bootOf,
  cookiesOf,
  integrityOf,
  manifest,
  operatorFile,
  release,
  shellManifest,
  startSite,
  type Site,
} from '../testing/site';

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

describe('shop pages', () => {
  it.each([
    ['/fr', 200, 'fr', 'Alzette, mobile, internet et TV au Luxembourg'],
    ['/fr/panier', 200, 'fr', 'Votre panier, Alzette'],
    ['/en/cart/', 200, 'en', 'Your cart, Alzette'],
    ['/de/warenkorb?cartSaved=x', 200, 'de', 'Ihr Warenkorb, Alzette'],
    ['/en/checkout?step=contract', 200, 'en', 'Your order, Alzette'],
    ['/de/mobil', 200, 'de', 'Mobilfunktarife, Alzette'],
    ['/fr/telephones', 200, 'fr', 'Téléphones, Alzette'],
    ['/de/handys/ernz-9-pro', 200, 'de', 'Handys, Alzette'],
    ['/en/phones/no-such-phone', 200, 'en', 'Phones, Alzette'],
    ['/en/phones/a/b', 404, 'en', 'Page not found, Alzette'],
    ['/fr/internet', 200, 'fr', 'Internet à la maison, Alzette'],
    ['/en/internet-and-mobile', 200, 'en', 'Internet and mobile, Alzette'],
    ['/de/tv', 200, 'de', 'Fernsehen, Alzette'],
    ['/fr/recharge', 200, 'fr', 'Recharger une carte prépayée, Alzette'],
    ['/en/starter-packs', 200, 'en', 'Starter packs, Alzette'],
    ['/de/starterpakete', 200, 'de', 'Starterpakete, Alzette'],
    ['/fr/duo', 200, 'fr', 'Duo internet et TV, Alzette'],
    ['/fr/cart', 404, 'fr', 'Page introuvable, Alzette'],
    ['/en/no/such/page', 404, 'en', 'Page not found, Alzette'],
  ])('[A1, A3] %s sends status %i in %s', async (url, status, language, title) => {
    const { statusCode, body, headers } = await site.app.inject({ url });
    expect(statusCode).toBe(status);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<title>${title}</title>`);
    expect(bootOf(body)).toMatchObject({ locale: language });
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/fr/commande', 'appelez-nous\u00a0: <a href="tel:+35280024000">8002 4000</a>'],
    ['/en/mobile', 'or call us: <a href="tel:+35280024000">8002 4000</a>'],
    ['/de/warenkorb', 'rufen Sie uns an: <a href="tel:+35280024000">8002 4000</a>'],
  ])('[W2] %s names a telephone number where JavaScript is off', async (url, text) => {
    const { body } = await site.app.inject({ url });
    expect(/<noscript>(.*)<\/noscript>/u.exec(body)?.[1]).toContain(text);
  });

  it('an unknown language gets a 404 page with a link to the shop', async () => {
    const { statusCode, body } = await site.app.inject({
      url: '/xx',
      headers: { accept: 'text/html', 'accept-language': 'de' },
    });
    expect(statusCode).toBe(404);
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('href="/de"');
  });

  it('the language cookie lasts a year', async () => {
    const { headers } = await site.app.inject({ url: '/de' });
    expect(headers['set-cookie']).toContain('alzette_locale=de; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
  });

  it('only scripts with the nonce of the response may run', async () => {
    const { body, headers } = await site.app.inject({ url: '/fr/panier' });
    const policy = String(headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/u.exec(policy)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThanOrEqual(24);
    expect(policy).not.toMatch(/unsafe-|\*/u);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-src http://localhost:4400');
    expect(policy).toContain("frame-ancestors 'none'");
    const guarded = body.match(/<(?:script|style)\b[^>]*>|<link rel="preload" as="script"[^>]*>/gu) ?? [];
    expect(guarded.length).toBeGreaterThanOrEqual(6);
    for (const element of guarded) expect(element).toContain(`nonce="${nonce}"`);
    const again = await site.app.inject({ url: '/fr/panier' });
    expect(String(again.headers['content-security-policy'])).not.toContain(nonce);
  });

  it('[P1] the boot data lists releases that were published while the server runs', async () => {
    const cookies = cookiesOf(await site.app.inject({ url: '/fr' }));
    await site.publish({ 'alzette/cart': [release('cart', '1.0.0')] }, 7);
    site.write('store/remotes/cart/1.0.0/release.json', manifest('cart', '1.0.0'));
    const boot = bootOf((await site.app.inject({ url: '/fr/panier', cookies })).body);
    const checked = Object.fromEntries(
      Object.entries(manifest('cart', '1.0.0').assets).filter(([file]) => !file.endsWith('.txt')),
    );
    expect(boot.discovery).toEqual({
      revision: 7,
      remotes: {
        cart: [
          {
            version: '1.0.0',
            url: '/remotes/cart/1.0.0/remoteEntry.js',
            places: ['cart'],
            integrity: integrityOf('E'),
            manifest: { ...manifest('cart', '1.0.0'), assets: checked },
          },
        ],
      },
    });
  });

  it('[P1, P3] a page holds the hashes of its own remote, and names the manifests of the others where the shell reads them', async () => {
    const remotes = ['cart', 'esales-checkout'];
    await site.publish(Object.fromEntries(remotes.map((name) => [`alzette/${name}`, [release(name, '1.0.0')]])));
    for (const name of remotes) site.write(`store/remotes/${name}/1.0.0/release.json`, manifest(name, '1.0.0'));
    const hashes = async (url: string) => {
      const { discovery } = bootOf((await site.app.inject({ url })).body);
      return remotes.map((name) => {
        const [listed] = discovery.remotes[name] as BootDiscovery['remotes'][string];
        return [Object.keys(listed?.manifest?.assets ?? {}).length > 0, listed?.manifestIntegrity ?? null];
      });
    };
    expect(await hashes('/en/cart')).toEqual([
      [true, null],
      [true, null],
    ]);
    site.write('shell/shell-manifest.json', { ...shellManifest, readsManifests: true });
    const { extras } = release('esales-checkout', '1.0.0');
    expect(await hashes('/en/cart')).toEqual([
      [true, null],
      [false, extras.manifest],
    ]);
    expect((await hashes('/en')).map(([isInside]) => isInside)).toEqual([false, false]);
  });

  it.each([
    ['/en/checkout', {}, 'esales-checkout'],
    ['/en/checkout', { alzette_checkout: 'prepaid_top_up' }, 'prepaid-checkout'],
    ['/en/checkout?step=confirmation&type=prepaid_top_up', {}, 'prepaid-checkout'],
    ['/en/checkout?step=confirmation&type=esales', { alzette_checkout: 'prepaid_top_up' }, 'esales-checkout'],
    ['/en/checkout', { alzette_checkout: '"><script>' }, 'esales-checkout'],
  ])('[P1] %s with %o preloads the remote of the expected checkout', async (url, cookies, remote) => {
    const remotes = ['esales-checkout', 'prepaid-checkout'];
    await site.publish(Object.fromEntries(remotes.map((name) => [`alzette/${name}`, [release(name, '1.0.0')]])));
    for (const name of remotes) site.write(`store/remotes/${name}/1.0.0/release.json`, manifest(name, '1.0.0'));
    const { body } = await site.app.inject({ url, cookies });
    const fetched = [...body.matchAll(/<link rel="preload" as="script" href="\/remotes\/([^/]+)\//gu)].map(
      ([, name]) => name,
    );
    expect([...new Set(fetched)]).toEqual([remote]);
  });

  it('each file that the shell loads first is preloaded once, with the messages of the language', async () => {
    const scripts = async (url: string) =>
      [...(await site.app.inject({ url })).body.matchAll(/<link rel="preload" as="script" href="([^"]+)"/gu)].map(
        ([, href]) => href,
      );
    const shell = ['/assets/framework.1a.js', '/assets/shell.2b.js', '/assets/bootstrap.7a.js'];
    const ofPage = ['/assets/http.9e.js', '/assets/home.9j.js'];
    expect(await scripts('/fr/nulle-part')).toEqual([...shell, '/assets/messages-fr.8b.js', ...ofPage]);
    expect(await scripts('/en/nowhere')).toEqual([...shell, ...ofPage]);
  });

  it('only the chunks that a page is sure to load are preloaded', async () => {
    const chunksOf = async (url: string) =>
      [
        ...(await site.app.inject({ url })).body.matchAll(
          /<link rel="preload" as="(?:script|style)" href="\/assets\/((?:home|offers|http|phones?|prepaid|federation)[^"]+)"/gu,
        ),
      ].map(([, href]) => href);
    expect(await chunksOf('/fr')).toEqual(['http.9e.js', 'home.9j.js']);
    expect(await chunksOf('/fr/mobile')).toEqual(['http.9e.js', 'offers.9c.js', 'offers.9d.css']);
    expect(await chunksOf('/fr/telephones')).toEqual(['http.9e.js', 'phones.9k.js', 'phones-fr.9f.js']);
    expect(await chunksOf('/fr/telephones/ernz-9-pro')).toEqual([
      'http.9e.js',
      'phone.9l.js',
      'phone.9m.css',
      'phones-fr.9f.js',
    ]);
    expect(await chunksOf('/fr/recharge')).toEqual(['http.9e.js', 'prepaid.9h.js', 'prepaid-fr.9g.js']);
  });

  it('[P1, P3] the federation runtime is preloaded on pages with a remote only', async () => {
    const preloads = async (url: string) => (await site.app.inject({ url })).body.includes('/assets/federation.9i.js');
    for (const url of ['/fr/panier', '/fr/checkout'])
      expect({ url, isLoaded: await preloads(url) }).toEqual({ url, isLoaded: true });
    for (const url of ['/fr', '/fr/mobile', '/fr/telephones', '/fr/recharge', '/fr/nulle-part'])
      expect({ url, isLoaded: await preloads(url) }).toEqual({ url, isLoaded: false });
  });

  it('[P1] the files of the remote of a page are preloaded with their integrity', async () => {
    await site.publish({ 'alzette/cart': [release('cart', '1.0.0')] });
    site.write('store/remotes/cart/1.0.0/release.json', manifest('cart', '1.0.0'));
    const { body } = await site.app.inject({ url: '/en/cart' });
    expect(body).toMatch(
      new RegExp(
        `<link rel="preload" as="script" href="/remotes/cart/1.0.0/mount.4d.js" nonce="[^"]+" integrity="${integrityOf('M')}">`,
        'u',
      ),
    );
    expect(body).toContain(
      `<link rel="preload" as="style" href="/remotes/cart/1.0.0/mount.5e.css" integrity="${integrityOf('N')}">`,
    );
    expect(body).toContain('href="/remotes/cart/1.0.0/messages-en.9c.js"');
    expect((await site.app.inject({ url: '/en' })).body).not.toContain('as="script" href="/remotes/');
  });

  it('[P1, P3] a missing release folder leaves the page up, and an incomplete document leaves the last valid one', async () => {
    await site.publish({ 'alzette/cart': [release('cart', '1.0.0')] });
    const page = await site.app.inject({ url: '/fr/panier' });
    expect(page.statusCode).toBe(200);
    expect(bootOf(page.body).discovery.remotes.cart[0].manifest).toBeNull();

    site.write('store/discovery.json', '{"schema":');
    const torn = await site.app.inject({ url: '/fr/panier' });
    expect(torn.statusCode).toBe(200);
    expect(bootOf(torn.body).discovery).toMatchObject({ revision: 1, remotes: { cart: [{ version: '1.0.0' }] } });
  });

  it('escapes markup in the address and in the settings', async () => {
    const name = '</script><script>alert(1)</script>';
    const hostile = await startSite({ operator: { ...loadOperator(operatorFile), name } });
    const { body } = await hostile.app.inject({ url: `/fr/${encodeURIComponent(name)}` });
    await hostile.close();
    expect(body).not.toContain('<script>alert');
    expect(/id="alzette-boot"[^>]*>([^\n]*)<\/script>/u.exec(body)?.[1]).not.toMatch(/[<>]/u);
    expect(bootOf(body).settings.name).toBe(name);
  });

  it('the settings hold no secret', async () => {
    const { body } = await site.app.inject({ url: '/fr' });
    expect(bootOf(body).settings).toMatchObject({
      provider: 'alzette',
      identityUrl: 'http://localhost:4400/identity/check',
      signatureOrigin: 'http://localhost:4400',
    });
    expect(body).not.toContain('session key');
  });

  it('without a build of the shell, the page says so in the visitor’s language', async () => {
    site.remove('shell/shell-manifest.json');
    const { statusCode, body } = await site.app.inject({ url: '/en/cart', headers: { accept: 'text/html' } });
    expect(statusCode).toBe(503);
    expect(body).toContain('Your cart is kept');
  });
});
