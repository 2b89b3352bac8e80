import { buildSync } from 'esbuild';
import { keep } from '../testing/releases';
import { release, startSite, type Site } from '../testing/site';

const source = 'export function open(cart) {\n  if (!cart)\n    throw new Error("no cart");\n}\n';
const built = buildSync({
  stdin: { contents: source, sourcefile: 'apps/cart/src/open.ts', loader: 'ts' },
  sourcemap: 'external',
  minify: true,
  write: false,
  outfile: 'mount.4d.js',
}).outputFiles;
const code = built.find(({ path }) => path.endsWith('.js'))?.text ?? '';
const map = built.find(({ path }) => path.endsWith('.map'))?.text ?? '';
/** The column of the error in the built line, from 1. */
const column = code.indexOf('new Error') + 1;

const lines: string[] = [];
let site: Site;
beforeAll(async () => {
  site = await startSite({ logLevel: 'warn' }, { logStream: { write: (line) => lines.push(line) } });
  keep(site, 'cart', '1.0.0');
  await site.publish({ 'alzette/cart': [release('cart', '1.0.0')] });
  for (const folder of ['store/private/cart/1.0.0/maps', 'store/private/cart/0.9.0/maps'])
    site.write(`${folder}/mount.4d.js.map`, map);
  site.write('shell/maps/main.1a.js.map', map);
});
afterAll(() => site.close());
beforeEach(() => {
  lines.length = 0;
});

async function stackOf(...frames: readonly string[]) {
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: '/api/errors',
    payload: { message: 'Error: no cart', frames },
  });
  const found = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'browser report');
  return { statusCode, stack: found?.browserError.stack };
}

it('[H5, P3] a report names the lines of the sources, of releases and of the shell', async () => {
  const { stack } = await stackOf(
    `https://shop.example/remotes/cart/1.0.0/mount.4d.js:1:${column}`,
    `https://shop.example/assets/main.1a.js:1:${column}`,
  );
  expect(stack).toEqual(['apps/cart/src/open.ts:3:11', 'apps/cart/src/open.ts:3:11']);
});

it('[H5] a position without a map stays as it was, and only listed releases are looked up', async () => {
  const { stack } = await stackOf(
    'https://www.operator.example/own.js:2:3',
    `https://shop.example/remotes/cart/0.9.0/mount.4d.js:1:${column}`,
    'https://shop.example/remotes/cart/1.0.0/other.js:9:9',
    `https://shop.example/assets/../shell-manifest.js:1:1`,
  );
  expect(stack).toEqual([
    '/own.js:2:3',
    `/remotes/cart/0.9.0/mount.4d.js:1:${column}`,
    '/remotes/cart/1.0.0/other.js:9:9',
    '/assets/../shell-manifest.js:1:1',
  ]);
});

it.each([
  ['no address'],
  ['https://shop.example/a.js?name=Wilhelmina:1:1'],
  [`https://shop.example/${'a'.repeat(300)}.js:1:1`],
])('[H5] a report with the frame %p is refused', async (frame) => {
  expect((await stackOf(frame)).statusCode).toBe(400);
});

it('[P3] no source map is served', async () => {
  for (const url of [
    '/private/cart/1.0.0/maps/mount.4d.js.map',
    '/remotes/../private/cart/1.0.0/maps/mount.4d.js.map',
    '/assets/../maps/main.1a.js.map',
    '/maps/main.1a.js.map',
    '/remotes/cart/1.0.0/maps/mount.4d.js.map',
  ])
    expect((await site.app.inject({ url })).statusCode).toBe(404);
});
