import { loadOperator, loadPictures } from '@alzette/operator-config/load';
import { operatorFile, startSite, type Site } from '../testing/site';

const moselleFile = operatorFile.replace('alzette.json', 'moselle.json');
const alzette = { operator: loadOperator(operatorFile), pictures: loadPictures(operatorFile) };
const moselle = { operator: loadOperator(moselleFile), pictures: loadPictures(moselleFile) };

let site: Site;
afterEach(() => site.close());

/** The links of a page's head, by `rel` and type. */
async function linksOn(url: string): Promise<Readonly<Record<string, string>>> {
  const { body } = await site.app.inject({ url });
  const links = [...body.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]*)"[^>]*>/gu)];
  return Object.fromEntries(links.map(([, rel, href = '']) => [`${rel} ${href.split('.').at(-1)}`, href]));
}

const widthOf = (png: Buffer) => png.readUInt32BE(16);

it.each([
  ['alzette', alzette, '#0b6475'],
  ['moselle', moselle, '#2320f0'],
])('[A8] a page of %s links its icons, which browsers keep', async (_name, overrides, ground) => {
  site = await startSite(overrides);
  const links = await linksOn('/en/phones');
  const responses = await Promise.all(Object.values(links).map((url) => site.app.inject({ url })));
  for (const { statusCode, headers } of responses) {
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  const svg = await site.app.inject({ url: links['icon svg'] ?? '' });
  expect(svg.headers['content-type']).toContain('image/svg+xml');
  expect(svg.body).toContain(`fill="${ground}"`);
  const sizes = ['icon png', 'apple-touch-icon png'].map(async (link) => {
    const { rawPayload } = await site.app.inject({ url: links[link] ?? '' });
    return widthOf(rawPayload);
  });
  expect(await Promise.all(sizes)).toEqual([192, 180]);
});

it('[A8] each language has a web manifest with the operator’s name and icons', async () => {
  site = await startSite(moselle);
  const { 'manifest webmanifest': address = '' } = await linksOn('/de');
  const { headers, payload } = await site.app.inject({ url: address });
  expect(headers['content-type']).toContain('application/manifest+json');
  const manifest = JSON.parse(payload);
  expect(manifest).toMatchObject({
    name: 'Moselle, Mobilfunk, Internet und TV in Luxemburg',
    short_name: 'Moselle',
    lang: 'de',
    start_url: '/de',
    theme_color: '#2320f0',
    background_color: '#2320f0',
  });
  const sizes = manifest.icons.map(async ({ src, sizes: size }: { readonly src: string; readonly sizes: string }) => {
    const { statusCode, rawPayload } = await site.app.inject({ url: src });
    expect(statusCode).toBe(200);
    return size === 'any' ? size : `${widthOf(rawPayload)}x${rawPayload.readUInt32BE(20)}` === size;
  });
  expect(await Promise.all(sizes)).toEqual(['any', true, true, true]);
  expect((await linksOn('/fr'))['manifest webmanifest']).not.toBe(address);
});

it('an operator without pictures has its icon as a rendering, and link previews without a picture', async () => {
  const lines: string[] = [];
  site = await startSite(
    { ...alzette, pictures: {}, logLevel: 'warn' },
    { logStream: { write: (line) => void lines.push(line) } },
  );
  expect(Object.keys(await linksOn('/fr'))).toEqual(['icon svg', 'manifest webmanifest']);
  const { body } = await site.app.inject({ url: '/fr' });
  expect(body).not.toContain('og:image');
  expect(body).toContain('<meta name="twitter:card" content="summary">');
  expect(lines.join('')).toContain('link-preview');
});

it('an error page has the icon too, and an unknown file is a problem document', async () => {
  site = await startSite(alzette);
  const { body } = await site.app.inject({ url: '/nowhere', headers: { accept: 'text/html' } });
  expect(body).toMatch(/<link rel="icon" href="\/operator\/icon\.[0-9a-f]{12}\.svg"/u);
  const unknown = await site.app.inject({ url: '/operator/icon.png', headers: { accept: 'text/html' } });
  expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { code: 'not_found' }]);
});
