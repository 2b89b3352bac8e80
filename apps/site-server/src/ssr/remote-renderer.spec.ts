import { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { integrityOf } from '@alzette/release';
import { serverMetrics } from '@alzette/server-kit';
import { addOnItem, cartCookieOf, offerOf } from '@alzette/shop-model';
import { aPlan, booster } from '../testing/offers';
import { until } from '../testing/releases';
import { startUpstream } from '../testing/servers';
import { manifest, release, shellManifest, startSite, type Site } from '../testing/site';

/** A shell that leaves room for a remote, and shows whether it did. */
const shellPart = `
exports.addressOf = (pathname) => pathname;
exports.renderPage = async ({ renderedFor }) => ({
  html: '<main>' + (renderedFor.rendersRemote ? '<!--remote-->' : 'waiting') + '</main>',
  page: { ...renderedFor, responses: {} },
});`;

const title = `exports.render = async ({ state, locale, place, cookies }) => ({
  html: '<h1 style="color:red">' + [place, locale, state.session.status, JSON.stringify(cookies)].join(' ') + '</h1>' +
    state.cart.items.map(({ variant, quantity, price }) => quantity + ' ' + variant.name + ' ' + price.original).join(', '),
});`;

const plan = aPlan();
const item = offerOf(plan).item({ identifier: 'line-1', origin: '/en/mobile' });
const cart = cartCookieOf({ items: [item], prepaid: null });
const cartOf = (count: number) =>
  cartCookieOf({
    items: Array.from({ length: count }, (_each, index) => ({ ...item, identifier: `line-${index}` })),
    prepaid: null,
  });

const metrics = serverMetrics('site-server');
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;
let isUnavailable = false;
let now = Date.UTC(2026, 10, 21);
const log: Record<string, unknown>[] = [];

beforeEach(async () => {
  isUnavailable = false;
  log.length = 0;
  upstream = await startUpstream((response) => {
    if (isUnavailable) response.writeHead(503).end('{}');
    else response.writeHead(200, { etag: '"1"', 'content-type': 'application/json' }).end(JSON.stringify(plan));
  });
  const logStream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      log.push(JSON.parse(String(line)) as Record<string, unknown>);
      done();
    },
  });
  site = await startSite({ catalogueUrl: upstream.url, logLevel: 'warn' }, { now: () => now, logStream, metrics });
  site.write('shell/assets/shell.3c.css', 'p{}');
  site.write('shell/server/shell.cjs', shellPart);
  const server = { file: 'server/shell.cjs', integrity: integrityOf(shellPart) };
  site.write('shell/shell-manifest.json', { ...shellManifest, server });
});
afterEach(async () => {
  await Promise.all([site.close(), upstream.close()]);
  metrics.registry.clear();
});

/** Publishes a release of the cart with a server bundle. */
async function publish(code: string, { version = '1.0.0', stored = code, revision = 1, contract = '1.0' } = {}) {
  const css = '.cart{background:url(paper.png)}';
  const { assets, provides, ...rest } = manifest('cart', version);
  const released = JSON.stringify({
    ...rest,
    server: 'server.cjs',
    provides: { ...provides, './server': contract },
    assets: { ...assets, 'mount.5e.css': integrityOf(css), 'server.cjs': integrityOf(code) },
  });
  site.write(`store/remotes/cart/${version}/release.json`, released);
  site.write(`store/remotes/cart/${version}/mount.5e.css`, css);
  site.write(`store/remotes/cart/${version}/server.cjs`, stored);
  const listed = release('cart', version);
  await site.publish(
    { 'alzette/cart': [{ ...listed, extras: { ...listed.extras, manifest: integrityOf(released) } }] },
    revision,
  );
}

async function open({ url = '/en/cart', cookie = `alzette-cart=${cart}` } = {}) {
  const response = await site.app.inject({ url, headers: { cookie } });
  const ssrRemote = /<div data-release="([^"]+)">(.*?)<\/div><\/main>/su.exec(response.body);
  return { ...response, version: ssrRemote?.[1] ?? null, html: ssrRemote?.[2] ?? null };
}

/** The page as soon as the release has started, which takes a while on a busy machine. */
async function openServerRendered(options?: Parameters<typeof open>[0]) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const page = await open(options);
    if (page.html !== null) return page;
    // A part that had no time pauses before it starts again.
    now += 60_000;
    await setTimeout(20);
  }
  throw new Error('The release renders no page');
}

describe('the remote of a page', () => {
  it('[P1, B1] is rendered by the visitor’s release, with the cart of the cookie at the prices of the catalogue', async () => {
    await publish(title);
    const { html, version, body, headers } = await openServerRendered();
    expect(version).toBe('1.0.0');
    expect(html).toBe(`<h1 style="color:red">cart en guest {}</h1>1 ${plan.name} ${plan.price.original}`);
    const data = /id="alzette-drawn-remote"[^>]*>(.*?)<\/script>/u.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      place: 'cart',
      cookies: {},
      state: { cart: { items: [item] }, session: { status: 'guest' } },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/u);
  });

  it('[D15] has the line items in the order of the browser’s cart', async () => {
    await publish(title);
    const second = { ...item, identifier: 'line-2' };
    const addOn = addOnItem(item, booster, booster.variants[0]!, 2);
    const cookie = `alzette-cart=${cartCookieOf({ items: [item, second, addOn], prepaid: null })}`;
    expect((await openServerRendered({ cookie })).html).toMatch(/1 Alzette S 1900, 1 Alzette S 1900, 2 Booster 350$/u);
  });

  it('[P1] has the rules of its release that it uses inside, and loads the whole sheet later', async () => {
    await publish(title.replace('<h1', '<h1 class="cart"'));
    const { body } = await openServerRendered();
    expect(body).toMatch(
      /<style [^>]*>[^<]*\.cart\{background:url\(\/remotes\/cart\/1\.0\.0\/paper\.png\)\}<\/style>/u,
    );
    expect(body).toContain(
      `<link rel="stylesheet" media="print" href="/remotes/cart/1.0.0/mount.5e.css" data-href="mount.5e.css" integrity="${integrityOf('.cart{background:url(paper.png)}')}">`,
    );
    expect(body).not.toMatch(/<link[^>]*as="style"[^>]*mount\.5e\.css/u);
    expect(body).toMatch(/<link[^>]*mount\.4d\.js/u);
  });

  it('[P3] is rendered by the browser when a style sheet is not the released one', async () => {
    await publish(title);
    site.write('store/remotes/cart/1.0.0/mount.5e.css', '.cart{background:url(https://elsewhere.test)}');
    await open();
    await setTimeout(200);
    const { body } = await open();
    expect(body).toContain('waiting');
    expect(body).not.toContain('elsewhere.test');
  });

  it('[V7] is rendered with fifteen items', async () => {
    await publish(title);
    const { html } = await openServerRendered({ cookie: `alzette-cart=${cartOf(15)}` });
    expect([...(html ?? '').matchAll(/Alzette S/gu)]).toHaveLength(15);
  });

  it('[P1] gets its own cookies, and no other', async () => {
    await publish(title);
    const cookie = `alzette-cart=empty; cart.banner=dismissed; cart.bad=<script>; checkout.x=1`;
    const { html } = await openServerRendered({ cookie });
    expect(html).toBe('<h1 style="color:red">cart en guest {"banner":"dismissed"}</h1>');
  });

  it.each([
    ['no cookie', ''],
    ['a cart that only the browser may render', 'alzette-cart=browser'],
    ['a broken cookie', 'alzette-cart=1%7Cx'],
    ['sixteen items', `alzette-cart=${cartOf(16)}`],
    ['a cookie of 8 kB', `alzette-cart=${'x'.repeat(8192)}`],
  ])('[B5] is rendered by the browser with %s', async (_what, cookie) => {
    await publish(title);
    await openServerRendered();
    const { statusCode, body } = await open({ cookie });
    expect([statusCode, body.includes('waiting')]).toEqual([200, true]);
  });

  it('[B5] gets no markup out of the texts of a cookie', async () => {
    await publish(title);
    const texts = encodeURIComponent('1|1.0..1.2.3..1..|</script><script>bad()</script>\n<b>\n"\n/<img>');
    const { body } = await openServerRendered({ cookie: `alzette-cart=${texts}` });
    expect(body).toContain('\\u003cscript\\u003ebad()');
    expect(body).not.toMatch(/<script>bad|<b>|<img>/u);
  });

  it('[A1] is rendered by the browser while the catalogue is unavailable', async () => {
    await publish(title);
    await openServerRendered();
    isUnavailable = true;
    now += 1000;
    expect((await open()).body).toContain('waiting');
  });
});

/** Counted against the release, as failures in browsers are. */
async function failures(): Promise<number> {
  const { values = [] } = (await metrics.registry.getSingleMetric('alzette_remote_failures_total')?.get()) ?? {};
  const ofRelease = values.filter(({ labels }) => labels['remote'] === 'cart' && labels['version'] === '1.0.0');
  return ofRelease.reduce((sum, { value }) => sum + value, 0);
}

describe('a server bundle', () => {
  const faults: Record<string, string> = {
    'does not parse': 'exports.render = (',
    'throws on load': 'throw new Error("on load")',
    'exports nothing': '',
    'throws on each render': 'exports.render = async () => { throw new Error("on render") }',
    'never ends': 'exports.render = () => { for (;;); }',
    'never responds': 'exports.render = () => new Promise(() => {})',
    'ends its process': 'exports.render = async () => { process.exit(0) }',
    'reads a file': 'exports.render = async () => ({ html: require("node:fs").readFileSync("/etc/hostname", "utf8") })',
    'imports a module': 'exports.render = async () => ({ html: String(await import("node:fs")) })',
    'calls the network': 'exports.render = async () => ({ html: String(await fetch("http://127.0.0.1:9")) })',
    'makes endless HTML': 'exports.render = async () => ({ html: "x".repeat(2 ** 21) })',
    'takes all memory': 'exports.render = async () => { const all = []; for (;;) all.push(new Array(1e5).fill({})); }',
    'returns no text': 'exports.render = async () => ({ html: { toString: null } })',
  };

  it.each(Object.entries(faults))(
    '[P1] that %s is counted, and the browser renders the page in time',
    async (_fault, code) => {
      await publish(code);
      await until(async () => {
        now += 60_000;
        const startedAt = performance.now();
        const { statusCode, body } = await open();
        expect(performance.now() - startedAt).toBeLessThan(5000);
        expect([statusCode, body.includes('waiting')]).toEqual([200, true]);
        return (await failures()) > 0;
      });
      // The server still renders the next release.
      await publish(title, { version: '1.0.1', revision: 2 });
      expect((await openServerRendered()).version).toBe('1.0.1');
    },
  );

  it('[P1] that throws on every tenth page renders the others', async () => {
    await publish(`let pages = 0;
      exports.render = async () => {
        pages += 1;
        if (pages % 10 === 0) throw new Error('the tenth');
        return { html: String(pages) };
      };`);
    const ssrRemote = new Set<number>();
    while (!ssrRemote.has(21)) ssrRemote.add(Number((await openServerRendered()).html));
    expect([ssrRemote.has(10), ssrRemote.has(20), await failures()]).toEqual([false, false, 2]);
  });

  it('[P1] that writes to globals or the environment changes nothing for others', async () => {
    const writes = `globalThis.Array.prototype.map = () => []; globalThis.alzetteLeak = 1;\n${title}`;
    await publish(writes);
    await open();
    await setTimeout(200);
    expect([1].map((each) => each + 1)).toEqual([2]);
    expect('alzetteLeak' in globalThis).toBe(false);
    await publish(title, { version: '1.0.1', revision: 2 });
    expect((await openServerRendered()).html).toContain(plan.name);
  });

  it('[P3] runs only unchanged: one changed byte stops it', async () => {
    for (let place = 0; place < title.length; place += 40) {
      const version = `1.0.${place}`;
      const stored = `${title.slice(0, place)}${title[place] === 'x' ? 'y' : 'x'}${title.slice(place + 1)}`;
      await publish(title, { version, stored, revision: place + 1 });
      await open();
      expect((await open()).body).toContain('waiting');
    }
  });

  it('[P3] is that of the next release at once after it was published, and of the former one after a rollback', async () => {
    await publish(title);
    expect((await openServerRendered()).version).toBe('1.0.0');
    await publish(title.replace("'<h1", "'<b>new</b><h1"), { version: '1.1.0', revision: 2 });
    expect((await openServerRendered()).html).toContain('<b>new</b>');
    await publish(title, { revision: 3 });
    expect((await openServerRendered()).version).toBe('1.0.0');
  });

  it('[P3] is reported with its release, and the page of each visitor whom it failed', async () => {
    await publish(faults['throws on each render']!);
    await until(async () => {
      now += 60_000;
      await open();
      return log.some(({ err }) => (err as Error | undefined)?.message.includes('on render'));
    });
    expect(log.at(-1)).toMatchObject({ remote: 'cart', version: '1.0.0' });
  });

  it('[P1] of another contract is not used', async () => {
    await publish(title);
    await openServerRendered();
    await publish(title, { version: '1.1.0', revision: 2, contract: '2.0' });
    await setTimeout(200);
    expect((await open()).body).toContain('waiting');
  });
});
