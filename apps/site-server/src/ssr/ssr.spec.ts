import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { integrityOf } from '@alzette/release';
import { until } from '../testing/releases';
import { startUpstream } from '../testing/servers';
import { bootOf, shellManifest, startSite, type Site } from '../testing/site';

/** A server bundle that shows a price of the catalogue and the number of its renders. */
const serverBundle = `
let rendered = 0;
exports.addressOf = (pathname, search) => search.includes('edit=') ? null : pathname + search;
exports.renderPage = async ({ boot, renderedFor, read }) => {
  rendered += 1;
  if (renderedFor.address.includes('throws')) throw new Error('A component throws');
  const { body } = await read('/api/catalogue/subscriptions/mobile', { locale: boot.locale });
  const picture = renderedFor.address.includes('phones')
    ? '<link rel="preload" as="image" href="/api/catalogue/images/ernz/sage.svg" fetchPriority="high"/><img src="/api/catalogue/images/ernz/sage.svg" alt="" fetchPriority="high"/><img src="/api/catalogue/images/ernz/sage.svg" alt=""/>'
    : '';
  const html = '<p class="plan option phone band" style="color:&quot;red&quot;">' + body.price + ' rendered ' + rendered + (renderedFor.asksConsent ? ' asks' : '') + '</p>' + picture;
  return { html, page: { ...renderedFor, responses: { price: body.price } } };
};`;

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;
let log: PassThrough;
let now = Date.UTC(2026, 10, 21);
let price = 1999;
let picture: string | null = null;
let isUnavailable = false;
let hangs = false;

beforeEach(async () => {
  price = 1999;
  picture = '<svg fill="#fff"/>';
  isUnavailable = false;
  hangs = false;
  upstream = await startUpstream((response, { headers, url }) => {
    if (url.includes('/images/')) {
      if (picture === null) response.writeHead(500).end('{}');
      else response.writeHead(200, { etag: `"${picture}"`, 'content-type': 'image/svg+xml' }).end(picture);
      return;
    }
    const etag = `"${price}"`;
    if (hangs) return;
    if (isUnavailable) response.writeHead(503).end('{}');
    else if (headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag, 'content-type': 'application/json' }).end(JSON.stringify({ price }));
  });
  log = new PassThrough();
  site = await startSite({ catalogueUrl: upstream.url, logLevel: 'error' }, { now: () => now, logStream: log });
  build(serverBundle);
});
afterEach(() => Promise.all([site.close(), upstream.close()]));

function build(code: string, integrity = integrityOf(code)) {
  site.write('shell/assets/shell.3c.css', '@font-face{src:url(figtree.woff2)}');
  site.write('shell/assets/offers.9d.css', '.plan{color:red}.dialog{color:red}');
  site.write('shell/assets/chosen-offer.8b.css', '.option{color:red}');
  site.write('shell/assets/phone.9m.css', '.phone{color:red}');
  site.write('shell/assets/plan-band.8d.css', '.band{color:red}');
  site.write('shell/server/shell.cjs', code);
  site.write('shell/shell-manifest.json', { ...shellManifest, server: { file: 'server/shell.cjs', integrity } });
}

const open = (url: string, headers = {}) => site.app.inject({ url, headers });
const shown = (body: string) => /<div id="root"><p[^>]*>(.*?)<\/p>/u.exec(body)?.[1];
const ssrPageOf = (body: string) => {
  const text = /id="alzette-drawn"[^>]*>(.*?)<\/script>/u.exec(body)?.[1];
  return text === undefined ? null : (JSON.parse(text) as unknown);
};

describe('a rendered page', () => {
  it('[A1, D13] holds the prices of the catalogue, and what the browser needs to continue without a request', async () => {
    const { body, statusCode, headers } = await open('/en/mobile?plan=m');
    expect(statusCode).toBe(200);
    expect(shown(body)).toBe('1999 rendered 1 asks');
    expect(ssrPageOf(body)).toEqual({
      address: '/en/mobile?plan=m',
      isCustomer: false,
      asksConsent: true,
      checkoutType: 'esales',
      rendersRemote: false,
      responses: { price: 1999 },
    });
    const style = createHash('sha256').update('color:"red"').digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${style}';`);
  });

  it('[A1] has the styles that it uses inside, and paints without another request', async () => {
    const { body } = await open('/en/mobile');
    const nonce = /<script nonce="([^"]+)"/u.exec(body)?.[1];
    expect(body).toContain(
      `<style nonce="${nonce}">@font-face{src:url(/assets/figtree.woff2)}.plan{color:red}.option{color:red}</style>`,
    );
    expect(body).not.toContain('.dialog{');
    const names = ['shell.3c.css', 'offers.9d.css', 'chosen-offer.8b.css'];
    const [, withoutScripts = ''] = /<noscript>(<link.*?)<\/noscript>/u.exec(body) ?? [];
    for (const name of names)
      expect(withoutScripts).toContain(
        `<link rel="stylesheet" media="print" href="/assets/${name}" data-href="${name}"`,
      );
    expect(body.replace(withoutScripts, '')).not.toMatch(/<link[^>]*rel="stylesheet"/u);
    const sheets = names.map((name) => [name, `/assets/${name}`, shellManifest.assets[name]].filter(Boolean));
    expect(body).toContain(`})(${JSON.stringify(sheets)});`);
    expect(body).not.toMatch(/<link[^>]*as="style"/u);
    const scripts = body.match(/<link[^>]*as="script"[^>]*>/gu) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain('fetchpriority="low"');
    const painted = body.indexOf('1999 rendered 1');
    expect(body.indexOf('</style>')).toBeLessThan(painted);
    expect(body.indexOf('type="application/json"')).toBeGreaterThan(painted);
  });

  it('[A1, A10] has the styles of parts that it hydrates later, and loads no code of theirs', async () => {
    const plans = (await open('/en/mobile')).body;
    expect(plans).toContain('.option{color:red}');
    expect(plans).toContain('offers.9c.js');
    expect(plans).not.toContain('chosen-offer.8a.js');
    const phone = (await open('/en/phones/ernz-9-pro')).body;
    expect(phone).toContain('.phone{color:red}.band{color:red}.option{color:red}');
    expect(phone).not.toContain('plan-band.8c.js');
  });

  it.each(['/en/mobile', '/fr/telephones?edit=line-1', '/de/nirgends'])(
    '[A1] %s is the same page for a browser that accepts gzip, in fewer bytes',
    async (url) => {
      const plain = await open(url);
      const packed = await open(url, { 'accept-encoding': 'br, gzip' });
      expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
      expect([plain.headers.vary, packed.headers.vary]).toEqual(['accept-encoding', 'accept-encoding']);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      const withoutNonce = (body: string) => body.replaceAll(/nonce="[^"]+"/gu, '');
      expect(withoutNonce(gunzipSync(packed.rawPayload).toString())).toBe(withoutNonce(plain.body));
    },
  );

  it('[D12, A1] holds the vector picture of its first view, until the picture changes', async () => {
    const { body } = await open('/en/phones/ernz-9-pro');
    expect(body).toContain('<img src="data:image/svg+xml,%3Csvg fill=%22%23fff%22/%3E" alt="" fetchPriority="high"/>');
    expect(body).not.toContain('as="image"');
    expect(body).toContain('<img src="/api/catalogue/images/ernz/sage.svg" alt=""/>');
    picture = '<svg fill="#000"/>';
    now += 200;
    expect((await open('/en/phones/ernz-9-pro')).body).toContain('%23000');
  });

  it.each([
    ['cannot be read', null],
    ['is large', `<svg>${' '.repeat(12_000)}</svg>`],
  ])('[D12, A1] requests a picture of its first view that %s', async (_name, unusual) => {
    picture = unusual;
    const { body, statusCode } = await open('/en/phones/ernz-9-pro');
    expect(statusCode).toBe(200);
    expect(body).toContain('as="image" href="/api/catalogue/images/ernz/sage.svg"');
    expect(body).toContain('<img src="/api/catalogue/images/ernz/sage.svg" alt="" fetchPriority="high"/>');
  });

  it('[A1, A6] is compressed as a whole when it is sent often, with a nonce of each response', async () => {
    const packed = async () => {
      const { rawPayload, headers } = await open('/en/mobile', { 'accept-encoding': 'gzip' });
      const body = gunzipSync(rawPayload).toString();
      const [, nonce = ''] = /<script nonce="([^"]+)"/u.exec(body) ?? [];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return { nonce, size: rawPayload.length, body: body.replaceAll(nonce, '') };
    };
    const first = await packed();
    let page = first;
    await until(async () => (page = await packed()).size < first.size * 0.9);
    expect(page.body).toBe(first.body);
    expect((await packed()).nonce).not.toBe(page.nonce);
  });

  it('[D13] is rendered once for all visitors, and again as soon as a price has changed', async () => {
    for (let visit = 0; visit < 3; visit += 1)
      expect(shown((await open('/en/mobile')).body)).toBe('1999 rendered 1 asks');
    expect(upstream.seen).toHaveLength(1);
    price = 2499;
    now += 100;
    expect(shown((await open('/en/mobile')).body)).toBe('2499 rendered 2 asks');
    now += 100;
    expect(shown((await open('/en/mobile')).body)).toBe('2499 rendered 2 asks');
    expect(upstream.seen.at(-1)?.headers['if-none-match']).toBe('"2499"');
  });

  it('[A1] is one rendering for visitors who arrive together', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, () => open('/en/mobile')));
    expect(new Set(pages.map(({ body }) => shown(body)))).toEqual(new Set(['1999 rendered 1 asks']));
    expect(upstream.seen).toHaveLength(1);
  });

  it('[A6] holds nothing of one visitor, and no cache may keep it', async () => {
    const pages = await Promise.all([
      open('/en/mobile', { cookie: 'alzette-analytics=refused' }),
      open('/en/mobile', { cookie: 'alzette-analytics=accepted' }),
    ]);
    for (const { body, headers } of pages) {
      expect(shown(body)).toBe('1999 rendered 1');
      expect(headers['cache-control']).toBe('no-store');
    }
    const nonces = pages.map(({ body }) => /<script nonce="([^"]+)"/u.exec(body)?.[1]);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it.each([
    ['an edited line item', '/en/mobile?edit=line-1'],
    ['a very long address', `/en/mobile?plan=${'x'.repeat(400)}`],
  ])('[B9] is a skeleton for %s', async (_page, url) => {
    const { body, statusCode } = await open(url);
    expect(statusCode).toBe(200);
    expect(ssrPageOf(body)).toBeNull();
    expect(body).toContain('skeleton-page');
  });

  it('[A1] is a skeleton with status 503 while the catalogue is unavailable', async () => {
    isUnavailable = true;
    const { body, statusCode, headers } = await open('/en/mobile');
    expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
    expect(body).toContain('skeleton-page');
    expect(bootOf(body)).toMatchObject({ locale: 'en' });
    isUnavailable = false;
    expect(shown((await open('/en/mobile')).body)).toBe('1999 rendered 2 asks');
  });

  it.each([
    ['away', () => (isUnavailable = true)],
    ['hanging', () => (hangs = true)],
  ])(
    '[A1, D13] that was rendered before is a skeleton too while the catalogue is %s, and is back at once',
    async (_fault, fail) => {
      expect(shown((await open('/en/mobile')).body)).toBe('1999 rendered 1 asks');
      fail();
      now += 100;
      const startedAt = Date.now();
      const { body, statusCode } = await open('/en/mobile');
      expect([statusCode, ssrPageOf(body)]).toEqual([503, null]);
      isUnavailable = false;
      hangs = false;
      now += 100;
      expect((await open('/en/mobile')).statusCode).toBe(200);
      // No page waited for the hanging request, which ends after 25 s.
      expect(Date.now() - startedAt).toBeLessThan(10_000);
    },
  );

  it('[A1] is a skeleton when a component throws, and the log has the error', async () => {
    const { body, statusCode } = await open('/en/mobile?plan=throws');
    expect(statusCode).toBe(200);
    expect(body).toContain('skeleton-page');
    const lines = String(log.read()).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({
        msg: 'page not rendered: it is sent as a skeleton',
        err: expect.objectContaining({ message: expect.stringContaining('A component throws') }),
      }),
    );
  });

  it('[P3] is rendered by the bytes that the manifest names, or not at all', async () => {
    build(`${serverBundle}\n// altered`, integrityOf(serverBundle));
    expect((await open('/en/mobile')).body).toContain('skeleton-page');
    build(serverBundle.replace("' rendered '", "' redrawn '"));
    expect(shown((await open('/en/mobile')).body)).toBe('1999 redrawn 1 asks');
  });
});
