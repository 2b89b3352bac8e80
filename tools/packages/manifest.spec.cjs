const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');

const packages = async () => (await import('./workspace.mjs')).findPackages();
const rules = () => import('./manifest.mjs');

async function packageLike(name, change) {
  const found = (await packages()).find((one) => one.name === name);
  return { ...found, manifest: { ...found.manifest, ...change } };
}

it('every lib and every remote is a package, but for the parts of shop-api and the files of tests', async () => {
  const libs = ['federation', 'server', 'shop'].flatMap((group) => readdirSync(join(root, 'libs', group)));
  const remotes = readdirSync(join(root, 'apps')).filter((app) => existsSync(join(root, 'apps', app, 'src/mount.tsx')));
  expect((await packages()).map(({ name }) => name)).toEqual(
    [...libs.filter((name) => name !== 'shop-api' && name !== 'tmf-files'), ...remotes].sort(),
  );
});

it('each package.json has the same shape and lists exactly the packages that its sources import', async () => {
  const { manifestProblems } = await rules();
  expect((await packages()).flatMap((found) => manifestProblems(found))).toEqual([]);
});

it('faults of a package.json are listed', async () => {
  const { manifestProblems } = await rules();
  const ui = await packageLike('ui', { type: 'commonjs', description: '', dependencies: {} });
  expect(manifestProblems(ui)).toEqual([
    'libs/shop/ui/package.json: "type" must be "module".',
    expect.stringMatching(/"dependencies" must be \{"lucide-react":"\^[\d.]+","react-day-picker":"\^[\d.]+"\}/u),
    'libs/shop/ui/package.json: a description is missing.',
  ]);
});

it('unlisted imports and unused dependencies are reported', async () => {
  const { manifestProblems } = await rules();
  const i18n = await packageLike('i18n', {});
  const [missing] = manifestProblems(i18n, {
    packages: ['@alzette/shop-model', 'axios', 'react', 'react-intl'],
    files: [],
  });
  expect(missing).toContain('"axios"');
  const [unused] = manifestProblems(i18n, { packages: ['react', 'react-intl'], files: [] });
  expect(unused).toBe('libs/shop/i18n/package.json: "dependencies" must be left out.');
});

it('a lib’s styles survive tree shaking', async () => {
  const { manifestProblems } = await rules();
  const ui = await packageLike('ui', { sideEffects: false });
  expect(manifestProblems(ui)).toEqual(['libs/shop/ui/package.json: "sideEffects" must be ["**/*.css"].']);
});

it.each([
  ['^1.2.3', '1.9.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '2.0.0', false],
  ['^0.1.0', '0.1.7', true],
  ['^0.1.0', '0.2.0', false],
  ['^0.0.3', '0.0.4', false],
  ['1.2.3', '1.2.3', false],
])('%s and %s: %s', async (range, version, isAllowed) => {
  const { caretAllows } = await rules();
  expect(caretAllows(range, version)).toBe(isAllowed);
});
