import { startUpstream } from '../testing/servers';
import { startSite, type Site } from '../testing/site';

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;
let respond: (slug: string) => number | null = () => 200;
let device = {};

beforeEach(async () => {
  upstream = await startUpstream((response, { url }) => {
    const status = respond(/devices\/([^?]*)/u.exec(url)?.[1] ?? '');
    if (status !== null) response.writeHead(status).end(JSON.stringify(device));
  });
  site = await startSite({ catalogueUrl: upstream.url });
});
afterEach(() => Promise.all([site.close(), upstream.close()]));

const statusOf = async (url: string) => (await site.app.inject({ url })).statusCode;

describe('the page of a device', () => {
  it('[A1] is 404 for a device that the catalogue does not sell', async () => {
    respond = (slug) => (slug === 'ernz-9-pro' ? 200 : 404);
    expect(await statusOf('/en/phones/ernz-9-pro')).toBe(200);
    expect(await statusOf('/de/handys/no-such-phone')).toBe(404);
    expect((await site.app.inject('/en/phones/no-such-phone')).body).toContain('<div id="root">');
  });

  it.each([
    ['/fr/telephones/no-such-phone', 'Page introuvable, Alzette'],
    ['/en/phones/no-such-phone', 'Page not found, Alzette'],
    ['/de/handys/no-such-phone', 'Seite nicht gefunden, Alzette'],
  ])('[A1] has the title of a missing page for a device that the catalogue does not sell: %s', async (url, title) => {
    respond = () => 404;
    const { statusCode, body } = await site.app.inject({ url });
    expect(statusCode).toBe(404);
    expect(body).toContain(`<title>${title}</title>`);
  });

  it('[A1] is 404 until the catalogue sells it', async () => {
    respond = () => 404;
    expect(await statusOf('/en/phones/gone')).toBe(404);
    respond = () => 200;
    expect(await statusOf('/en/phones/gone')).toBe(200);
  });

  it('[A1] names the device in title and description, whatever the name holds', async () => {
    respond = () => 200;
    device = { name: 'Ernz 9 </title><script>$&' };
    const { body } = await site.app.inject({ url: '/en/phones/ernz-9' });
    const name = 'Ernz 9 &lt;/title&gt;&lt;script&gt;$&amp;';
    expect(body).toContain(`<title>${name}, Alzette</title>`);
    expect(body).toContain(`<meta property="og:title" content="${name}, Alzette">`);
    const description = `${name}, with or without a plan: colours, instalments, stock and delivery.`;
    expect(body).toContain(`<meta name="description" content="${description}">`);
    expect(body).toContain(`<meta property="og:description" content="${description}">`);
  });

  it.each([
    ['fails', () => 500],
    ['does not answer', () => null],
  ])('[A1] is sent while the catalogue %s', async (_fault, fails) => {
    respond = fails;
    expect(await statusOf('/en/phones/ernz-9-pro')).toBe(200);
  });

  it('[A1] sends no request to the catalogue for a page that shows no offer', async () => {
    for (const url of ['/en/checkout', '/en/cart', '/en/phones/a/b']) await statusOf(url);
    expect(upstream.seen).toEqual([]);
  });
});
