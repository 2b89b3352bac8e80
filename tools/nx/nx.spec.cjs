const { execFileSync } = require('node:child_process');
const {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} = require('node:fs');
const { appendFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');

const root = join(__dirname, '../..');
const isFull = process.env.ALZETTE_VOLUME === 'full';
const folders = (name) => readdirSync(join(root, name));
/** Names of the projects of a folder, with those of the folders in it. */
const projectsIn = (name) =>
  folders(name).flatMap((folder) => {
    const file = `${name}/${folder}/project.json`;
    if (has(file)) return [JSON.parse(readFileSync(join(root, file), 'utf8')).name];
    return projectsIn(`${name}/${folder}`);
  });
const has = (path) => existsSync(join(root, path));

function nx(args, cwd = root) {
  const env = { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0', NX_DAEMON: 'false', NX_SKIP_NX_CACHE: 'false' };
  return execFileSync(join(root, 'node_modules/.bin/nx'), args, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
}

describe('the targets', () => {
  let projects;
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'graph-'));
    nx(['graph', `--file=${join(folder, 'graph.json')}`]);
    projects = JSON.parse(readFileSync(join(folder, 'graph.json'), 'utf8')).graph.nodes;
    rmSync(folder, { recursive: true });
  }, 60_000);

  const withTarget = (target) =>
    Object.keys(projects)
      .filter((name) => target in projects[name].data.targets)
      .sort();
  const places = (app) => JSON.parse(readFileSync(join(root, 'apps', app, 'package.json'), 'utf8')).alzette?.places;

  it('[P3] every app and every lib has typecheck and lint', () => {
    const all = ['apps', 'libs'].flatMap(projectsIn).sort();
    expect(withTarget('typecheck')).toEqual(all);
    expect(withTarget('lint')).toEqual(all);
  });

  it('[P3] every app and every lib with tests of its own has test, the browser tests have e2e', () => {
    const isTestedByApp = ['catalogue', 'checkout', 'installation', 'payment', 'privacy', 'staff'].map(
      (part) => `shop-api-${part}`,
    );
    const tested = ['apps', 'libs']
      .flatMap(projectsIn)
      .filter((name) => name !== 'shop-e2e' && !isTestedByApp.includes(name));
    expect(withTarget('test')).toEqual([...tested, 'packages', 'tools'].sort());
    expect(withTarget('e2e')).toEqual(['shop-e2e']);
  });

  it('[P3] apps have build, and every remote has serve', () => {
    const remotes = folders('apps').filter((app) => has(`apps/${app}/package.json`) && places(app));
    expect(remotes.length).toBeGreaterThan(3);
    expect(withTarget('serve')).toEqual([...remotes, 'widget-gallery'].sort());
    expect(withTarget('build')).toEqual([...folders('apps').filter((app) => app !== 'shop-e2e'), 'embed'].sort());
  });

  it('[P3] what shoppers may get is built without type errors', () => {
    for (const remote of withTarget('serve').filter((name) => name !== 'widget-gallery'))
      expect(projects[remote].data.targets.build.dependsOn).toEqual(['typecheck', 'bundle']);
  });

  it('[P3] lint runs in the root: the rules about imports resolve their paths there', () => {
    expect(projects.cart.data.targets.lint.options).toMatchObject({
      cwd: '.',
      command: expect.stringContaining('apps/cart'),
    });
  });
});

describe('the cache', () => {
  let copy;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'nx-'));
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
    for (const file of files.split('\0').filter((each) => each && has(each))) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    mkdirSync(join(copy, 'node_modules'));
    for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '.cache'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const test = () => nx(['test', 'remote-contract', '--outputStyle=static'], copy);
  const edit = (file) => appendFileSync(join(copy, file), '\n');

  it('[P3] keeps the result of unchanged tests, and none after an edit of a test, of its sources or of a setting', () => {
    const cached = /existing outputs match the cache|local cache/u;
    const results = join(copy, 'dist/results/remote-contract.json');
    expect(test()).not.toMatch(cached);
    rmSync(results);
    expect(test()).toMatch(cached);
    expect(JSON.parse(readFileSync(results, 'utf8')).files).toHaveLength(1);
    edit('README.md');
    edit('libs/shop/ui/src/index.ts');
    expect(test()).toMatch(cached);
    const edited = isFull
      ? [
          'libs/federation/remote-contract/src/index.ts',
          'libs/federation/remote-contract/jest.config.cjs',
          'jest.preset.js',
          'tools/jest/setup-dom.ts',
          'package-lock.json',
        ]
      : ['libs/federation/remote-contract/src/index.ts', 'tools/jest/setup-dom.ts'];
    for (const file of edited) {
      edit(file);
      expect([file, test()]).toEqual([file, expect.not.stringMatching(cached)]);
    }
  }, 180_000);
});
