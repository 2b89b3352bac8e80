import { startUpstream } from '../testing/servers';
import { startSite, type Site } from '../testing/site';

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;
let answer: (slug: string) => number | null = () => 200;

beforeEach(async () => {
  upstream = await startUpstream((response, { url }) => {
    const status = answer(/devices\/([^?]*)/u.exec(url)?.[1] ?? '');
    if (status !== null) response.writeHead(status).end('{}');
  });
  site = await startSite({ catalogueUrl: upstream.url });
});
afterEach(() => Promise.all([site.close(), upstream.close()]));

const statusOf = async (url: string) => (await site.app.inject({ url })).statusCode;

describe('the page of a device', () => {
  it('[A1] is 404 for a device that the catalogue does not sell', async () => {
    answer = (slug) => (slug === 'ernz-9-pro' ? 200 : 404);
    expect(await statusOf('/en/phones/ernz-9-pro')).toBe(200);
    expect(await statusOf('/de/handys/no-such-phone')).toBe(404);
    expect((await site.app.inject('/en/phones/no-such-phone')).body).toContain('<div id="root">');
  });

  it('[A1] is 404 until the catalogue sells it', async () => {
    answer = () => 404;
    expect(await statusOf('/en/phones/gone')).toBe(404);
    answer = () => 200;
    expect(await statusOf('/en/phones/gone')).toBe(200);
  });

  it.each([
    ['fails', () => 500],
    ['does not answer', () => null],
  ])('[A1] is sent while the catalogue %s', async (_fault, fails) => {
    answer = fails;
    expect(await statusOf('/en/phones/ernz-9-pro')).toBe(200);
  });

  it('[A1] asks the catalogue for no page that shows no offer', async () => {
    for (const url of ['/en/checkout', '/en/cart', '/en/phones/a/b']) await statusOf(url);
    expect(upstream.seen).toEqual([]);
  });
});
