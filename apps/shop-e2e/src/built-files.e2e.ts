import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiscoveryDocument, ReleaseManifest } from '@alzette/discovery';
import { integrityOf } from '@alzette/release';
import { expect, test } from './support/fixtures';
import { root } from './support/root';
import { lintTools } from './support/tools';

const remotes = ['cart', 'esales-checkout', 'orders', 'prepaid-checkout'];
const builds = ['shell', 'embed', ...remotes];
const polyfill =
  /polyfill|ponyfill|shim|core-js|regenerator|babel\/runtime|whatwg-|unfetch|-observer$|abortcontroller/u;

/** Files of a build, without those that only the server reads. */
function filesOf(build: string) {
  const folder = join(root, 'dist/apps', build);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:js|css)$/u.test(path))
    .map((path) => ({ path: `${build}/${path}`, text: readFileSync(join(folder, path), 'utf8') }));
}

/** Remotes contain the same packages. Chunks that differ only in the name of their build are checked once. */
function withoutCopies(files: ReturnType<typeof filesOf>) {
  const codeOf = (text: string) => text.replace(/^\/\*! For license .*$/mu, '').replaceAll(/webpackChunk\w+/gu, '');
  return [...new Map(files.map((file) => [codeOf(file.text), file])).values()];
}

test('[W1] the built files need nothing that the oldest supported browsers lack', async () => {
  const { findNewerFeatures } = await lintTools();
  const files = builds.flatMap(filesOf);
  expect(files.length).toBeGreaterThan(100);
  expect(findNewerFeatures(withoutCopies(files))).toEqual([]);
});

test('[W1] the scripts in a page need nothing that the oldest supported browsers lack', async ({ site, page }) => {
  const { findNewerFeatures } = await lintTools();
  const html = await (await page.request.get(site.address('home'))).text();
  const scripts = [...html.matchAll(/<script nonce="[^"]*">(.*?)<\/script>/gsu)].map(([, text = '']) => text);
  expect(scripts.length).toBeGreaterThan(0);
  expect(findNewerFeatures(scripts.map((text, index) => ({ path: `${index}.js`, text })))).toEqual([]);
});

test('[N11] no style depends on how a device is turned', () => {
  const sheets = builds.flatMap(filesOf).filter(({ path }) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter(({ text }) => /\(\s*orientation\b/u.test(text)).map(({ path }) => path)).toEqual([]);
});

test('[W1] no build has a polyfill among its packages', () => {
  for (const build of builds) {
    const { components } = readJson<Bom>(join('apps', build, 'sbom.cdx.json'));
    const packages = components.map(({ group = '', name }) => `${group}/${name}`);
    expect(packages, build).toContain('/react');
    expect(
      packages.filter((name) => polyfill.test(name)),
      build,
    ).toEqual([]);
  }
});

test('[W1, P3] the signed document contains the hash of the package list of each remote', () => {
  const { microFrontends } = readJson<DiscoveryDocument>('store/discovery.json');
  for (const remote of remotes) {
    const release = microFrontends[`alzette/${remote}`]?.find(({ deployment }) => deployment?.default);
    const folder = join('store/remotes', remote, release?.metadata.version ?? '');
    const manifest = read(join(folder, 'release.json'));
    expect(integrityOf(manifest), remote).toBe(release?.extras.manifest);
    const { sbom, assets } = JSON.parse(manifest) as ReleaseManifest;
    expect(sbom, remote).toBe('sbom.cdx.json');
    expect(integrityOf(read(join(folder, 'sbom.cdx.json'))), remote).toBe(assets['sbom.cdx.json']);
  }
});

function read(path: string): string {
  return readFileSync(join(root, 'dist', path), 'utf8');
}

function readJson<Content>(path: string): Content {
  return JSON.parse(read(path)) as Content;
}

interface Bom {
  readonly components: readonly { readonly group?: string; readonly name: string }[];
}
