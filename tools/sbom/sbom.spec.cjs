const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { bomOf, noticesOf } = require('./bom.cjs');
const { packageOfFile, withDependencies } = require('./packages.cjs');

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'alzette-sbom-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function install(path, manifest, files = {}) {
  const folder = join(root, 'node_modules', path);
  mkdirSync(folder, { recursive: true });
  const name = path.split('node_modules/').at(-1);
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify({ name, ...manifest }), ...files }))
    writeFileSync(join(folder, file), text);
  return folder;
}

const ids = (packages) => packages.map(({ name, version }) => `${name}@${version}`);

describe('the packages of a build', () => {
  it('[V3] are what the server imports, with everything that they need as Node resolves it', () => {
    install('pg', { version: '8.0.0', dependencies: { 'pg-pool': '^3' }, peerDependencies: { 'pg-native': '*' } });
    install('pg-pool', { version: '3.0.0' });
    install('pg/node_modules/pg-pool', { version: '3.1.0', optionalDependencies: { absent: '*' } });
    install('unused', { version: '1.0.0' });
    expect(ids(withDependencies(['node:fs', 'pg/lib'], root))).toEqual(['pg@8.0.0', 'pg-pool@3.1.0']);
    expect(() => withDependencies(['missing'], root)).toThrow('missing is not installed');
  });

  it('[V3] belong to the nearest package of each file', () => {
    const folder = install('@scope/outer/node_modules/inner', { version: '2.0.0', license: 'ISC' });
    expect(packageOfFile(join(folder, 'lib/index.js'))).toMatchObject({
      name: 'inner',
      version: '2.0.0',
      licence: 'ISC',
    });
    expect(packageOfFile(join(root, 'apps/cart/src/mount.tsx'))).toBeNull();
  });

  it('[V3] are listed as CycloneDX, equal each time, and with the texts of their licences', () => {
    install('@scope/a', { version: '1.0.0', license: 'MIT' }, { LICENSE: 'The MIT licence' });
    const packages = withDependencies(['@scope/a'], root);
    const bom = bomOf({ name: 'cart', version: '1.2.3', packages });
    expect(bomOf({ name: 'cart', version: '1.2.3', packages })).toBe(bom);
    expect(JSON.parse(bom)).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'cart', version: '1.2.3' } },
      components: [
        { group: '@scope', name: 'a', purl: 'pkg:npm/%40scope/a@1.0.0', licenses: [{ license: { id: 'MIT' } }] },
      ],
    });
    expect(noticesOf(packages)).toBe('@scope/a 1.0.0 (MIT)\n====================\nThe MIT licence');
  });
});

describe('the licences', () => {
  const bom = (licence) => {
    install('a', { version: '1.0.0', license: licence });
    return JSON.parse(bomOf({ name: 'cart', version: '1.0.0', packages: withDependencies(['a'], root) }));
  };
  const allowed = ['MIT', 'ISC'];

  it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'see the website', undefined])(
    '[V3] %s is refused',
    async (licence) => {
      const { refusedLicences } = await import('./licences.mjs');
      expect(refusedLicences([bom(licence)], { allowed, exceptions: [] })).toEqual([
        `a@1.0.0 (${licence ?? 'no licence'}) in cart: replace it, or list it with a reason in tools/sbom/licences.json`,
      ]);
    },
  );

  it('[V3] an allowed licence passes, and a listed one until it changes', async () => {
    const { refusedLicences } = await import('./licences.mjs');
    const exceptions = [{ package: 'a', licence: 'MPL-2.0', reason: 'not changed' }];
    expect(refusedLicences([bom('(GPL-2.0-only OR MIT)')], { allowed, exceptions })).toEqual([]);
    expect(refusedLicences([bom('MPL-2.0')], { allowed, exceptions })).toEqual([]);
    expect(refusedLicences([bom('GPL-2.0-only')], { allowed, exceptions })).toHaveLength(1);
  });
});
