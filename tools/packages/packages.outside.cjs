// Publishes all packages to a local registry and builds a host from them outside the workspace.
// Slow, hence its own target: `npx nx outside packages`.
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');

jest.setTimeout(300_000);

let registry;
let folder;
let outside;
beforeAll(async () => {
  const { publishAll, startRegistry } = await import('./registry.mjs');
  outside = await import('./outside-host.mjs');
  registry = await startRegistry();
  await publishAll(registry);
  folder = outside.makeFolder(registry.url);
  await outside.install(folder);
});
afterAll(async () => {
  await registry?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const installed = (...path) => join(folder, 'node_modules/@alzette', ...path);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

it('publishes every package in the version of its package.json', async () => {
  const { findPackages } = await import('./workspace.mjs');
  const packages = findPackages();
  const latest = await Promise.all(
    packages.map(
      async ({ manifest }) => (await (await fetch(`${registry.url}/${manifest.name}`)).json())['dist-tags']?.latest,
    ),
  );
  expect(latest).toEqual(packages.map(({ manifest }) => manifest.version));
});

it('contains what each needs, and its documents', () => {
  for (const name of outside.ours) {
    const { dependencies = {} } = readJson(installed(name, 'package.json'));
    const missing = Object.keys(dependencies).filter((needed) => !existsSync(join(folder, 'node_modules', needed)));
    expect({ name, missing }).toEqual({ name, missing: [] });
    for (const paper of ['README.md', 'CHANGELOG.md', 'LICENSE']) expect(existsSync(installed(name, paper))).toBe(true);
  }
});

it('follows the rules of publint and of arethetypeswrong', async () => {
  const [{ publint }, { formatMessage }] = await Promise.all([import('publint'), import('publint/utils')]);
  const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core');
  const { findPackages } = await import('./workspace.mjs');
  const { packageFolder } = await import('./folders.mjs');
  const faults = [];
  for (const { name, manifest } of findPackages()) {
    const { messages } = await publint({ pkgDir: packageFolder(name), strict: true, pack: false });
    faults.push(...messages.map((message) => `${name}: ${formatMessage(message, manifest)}`));
    const { dist } = (await (await fetch(`${registry.url}/${manifest.name}`)).json()).versions[manifest.version];
    const tarball = new Uint8Array(await (await fetch(dist.tarball)).arrayBuffer());
    const { problems = [] } = await checkPackage(createPackageFromTarballData(tarball));
    // All packages are ECMAScript modules, which older resolutions and `require` do not load.
    const isKnown = ({ kind, resolutionKind }) =>
      kind === 'CJSResolvesToESM' || resolutionKind === 'node10' || kind === 'UntypedResolution';
    faults.push(...problems.filter((each) => !isKnown(each)).map((each) => `${name}: ${JSON.stringify(each)}`));
  }
  expect(faults).toEqual([]);
});

it('has types that a strict host compiles against, those of the packages checked too', async () => {
  await expect(outside.checkTypes(folder)).resolves.toEqual([]);
});

it('builds a host: code that is loaded when asked for, styles and fonts', async () => {
  await expect(outside.build(folder).catch(({ output }) => output)).resolves.toBe('');
  expect(readFileSync(join(folder, 'dist/host.css'), 'utf8')).toMatch(/@font-face.*\.ui_text_tag_tag/su);
  expect(readFileSync(join(folder, 'dist/host.js'), 'utf8')).toMatch(/import\("\.\/fr-[\w-]+\.js"\)/u);
  expect(readFileSync(join(folder, 'dist/embed.js'), 'utf8')).toContain('alzette-prepaid-checkout');
  outside.keep(folder);
});

it('[P4] builds hosts of other frameworks and bundlers, each with packages of its own', async () => {
  const { buildFrameworkHost, frameworkHosts } = await import('./framework-hosts.mjs');
  for (const name of frameworkHosts)
    await expect(buildFrameworkHost(name, registry.url).catch(({ output }) => output)).resolves.toBeUndefined();
});

it('contains the release of a remote as it was built, each file with its hash', () => {
  const release = installed('cart/release');
  const { assets, entry } = readJson(join(release, 'release.json'));
  expect(Object.keys(assets)).toContain(entry);
  for (const [file, integrity] of Object.entries(assets)) {
    const hash = createHash('sha384')
      .update(readFileSync(join(release, file)))
      .digest('base64');
    expect({ file, integrity }).toEqual({ file, integrity: `sha384-${hash}` });
  }
});

it('runs a lib without browser code in Node unchanged', async () => {
  const { run } = await import('../process/run.mjs');
  const program = `import { isCompatible } from '@alzette/discovery'; import '@alzette/operator-config/load'; process.stdout.write(String(isCompatible('^1', '1.2')));`;
  await expect(run(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder })).resolves.toBe(
    'true',
  );
});

it('runs the command of a package', async () => {
  const { run } = await import('../process/run.mjs');
  const keys = run(join(folder, 'node_modules/.bin/alzette-release'), ['keygen'], { cwd: folder });
  await expect(keys).resolves.toContain("ALZETTE_RELEASE_KEY='{");
});
