import { setTimeout } from 'node:timers/promises';
import type { ReleasedPage } from '@alzette/discovery';
import { integrityOf } from '@alzette/release';
import { cartCookieOf, offerOf } from '@alzette/shop-model';
import { aPlan } from '../testing/offers';
import { startUpstream } from '../testing/servers';
import { manifest, release, shellManifest, startSite, type Site } from '../testing/site';

const shellPart = `
exports.addressOf = (pathname, search) => pathname + search;
exports.renderPage = async ({ renderedFor }) => ({
  html: '<main>' + (renderedFor.rendersRemote ? '<!--remote-->' : 'waiting') + '</main>',
  page: { ...renderedFor, responses: {} },
});`;

// Counts its renders. A cached page is not rendered again.
const code = `let renders = 0;
exports.render = async ({ state, locale, props, cookies }) => ({
  html: '<h1 style="color:red">' + [locale, props.query, state.cart.items.length, JSON.stringify(cookies), renders += 1].join(' ') + '</h1>',
});`;

const loyalty: ReleasedPage = {
  path: { fr: 'fidelite', en: 'loyalty', de: 'treue' },
  title: { fr: 'Fidélité', en: 'Loyalty', de: 'Treue' },
};
const plan = aPlan();
const item = offerOf(plan).item({ identifier: 'line-1', origin: '/en/mobile' });
const cookie = `alzette-cart=${cartCookieOf({ items: [item], prepaid: null })}; points.banner=dismissed`;

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;
let now = Date.UTC(2026, 10, 21);

beforeEach(async () => {
  upstream = await startUpstream((response, { url }) => {
    const body = url.includes('/devices?') ? { items: [], availableBrands: [] } : plan;
    response.writeHead(200, { etag: '"1"', 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  site = await startSite({ catalogueUrl: upstream.url }, { now: () => now });
  site.write('shell/assets/shell.3c.css', 'p{}');
  site.write('shell/server/shell.cjs', shellPart);
  const server = { file: 'server/shell.cjs', integrity: integrityOf(shellPart) };
  site.write('shell/shell-manifest.json', { ...shellManifest, server });
});
afterEach(() => Promise.all([site.close(), upstream.close()]));

async function publish(dependsOnVisitor: boolean | undefined, { version = '1.0.0', revision = 1 } = {}) {
  const pages = { loyalty: { ...loyalty, ...(dependsOnVisitor !== undefined && { dependsOnVisitor }) } };
  const { assets, provides, ...rest } = manifest('points', version);
  const released = JSON.stringify({
    ...rest,
    ...{ places: ['loyalty'], pages, server: 'server.cjs', preload: [] },
    provides: { ...provides, './server': '1.0' },
    assets: { ...assets, 'server.cjs': integrityOf(code) },
  });
  site.write(`store/remotes/points/${version}/release.json`, released);
  site.write(`store/remotes/points/${version}/server.cjs`, code);
  const { extras, ...listed } = release('points', version);
  await site.publish(
    {
      'alzette/points': [
        { ...listed, extras: { ...extras, places: ['loyalty'], pages, manifest: integrityOf(released) } },
      ],
    },
    revision,
  );
}

async function open(url: string, headers: Readonly<Record<string, string>> = {}) {
  const { body } = await site.app.inject({ url, headers });
  const [, version = null, html = null] = /<div data-release="([^"]+)">(.*?)<\/div><\/main>/su.exec(body) ?? [];
  return { body, version, html };
}

/** The page as soon as the release has started, which takes a while on a busy machine. */
async function openServerRendered(url: string, headers?: Readonly<Record<string, string>>) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const page = await open(url, headers);
    if (page.html !== null) return page;
    now += 60_000;
    await setTimeout(20);
  }
  throw new Error('The release renders no page');
}

const sitemap = async () => (await site.app.inject({ url: '/sitemap.xml' })).body;

describe('a page of a release that does not depend on the visitor', () => {
  it('[P1, P3] is rendered without a cookie, once for all visitors', async () => {
    await publish(false);
    const first = await openServerRendered('/en/loyalty');
    expect(first.html).toBe('<h1 style="color:red">en  0 {} 1</h1>');
    expect(first.body).toContain('id="alzette-drawn-remote"');
    expect((await open('/en/loyalty', { cookie })).html).toBe(first.html);
    expect((await openServerRendered('/fr/fidelite')).html).toContain('fr  0 {} 2');
    expect((await openServerRendered('/en/loyalty?tier=gold')).html).toContain('en ?tier=gold 0 {} 3');
    expect((await open('/en/loyalty')).html).toBe(first.html);
  });

  it('[P3] is rendered again by the next release', async () => {
    await publish(false);
    await openServerRendered('/en/loyalty');
    await publish(false, { version: '1.1.0', revision: 2 });
    expect((await openServerRendered('/en/loyalty')).version).toBe('1.1.0');
  });

  it('[P1] is found by search engines', async () => {
    await publish(false);
    const { body } = await open('/en/loyalty');
    expect(body).toContain('<link rel="canonical" href="http://localhost:4200/en/loyalty">');
    expect(await sitemap()).toContain('<loc>http://localhost:4200/de/treue</loc>');
  });
});

describe('a page of a release that depends on the visitor', () => {
  it('[P1] is rendered with the cart and the cookies of the visitor, and is in no index', async () => {
    await publish(true);
    const { html, body } = await openServerRendered('/en/loyalty', { cookie });
    expect(html).toContain('en  1 {"banner":"dismissed"}');
    expect((await open('/en/loyalty')).html).toBeNull();
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(await sitemap()).not.toContain('treue');
  });

  it('[P1, P3] is rendered as before if its release does not declare it', async () => {
    await publish(undefined);
    const { html, body } = await openServerRendered('/en/loyalty', { cookie });
    expect(html).toContain('en  1 {"banner":"dismissed"}');
    expect((await open('/en/loyalty')).html).toBeNull();
    expect(body).toContain('rel="canonical"');
    expect(await sitemap()).not.toContain('treue');
  });
});
