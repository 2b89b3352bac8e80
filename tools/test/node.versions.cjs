// The supported versions of Node: `npx nx node-versions tools`. Each is installed from npm, without its install script.
const { execFileSync, spawn, spawnSync } = require('node:child_process');
const { once } = require('node:events');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { delimiter, join } = require('node:path');

const root = join(__dirname, '../..');
const minute = 60_000;

describe.each(['20.19', '22', '24'])('on Node %s', (version) => {
  let env;
  beforeAll(() => {
    const name = `node-${process.platform}-${process.arch}`;
    const folder = join(root, 'dist/node', version);
    const quiet = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--loglevel=error'];
    execFileSync('npm', ['install', '--prefix', folder, ...quiet, `${name}@${version}`], { stdio: 'pipe' });
    const bin = join(folder, 'node_modules', name, 'bin');
    env = {
      ...process.env,
      ALZETTE_VOLUME: '',
      NODE_OPTIONS: '',
      FORCE_COLOR: '0',
      PATH: `${bin}${delimiter}${process.env.PATH}`,
    };
    expect(execFileSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' })).toContain(`v${version}`);
  }, 5 * minute);

  // The tests of `npm test`, whose results are not those of this run.
  it.each([
    ['build', []],
    ['test', ['--', '--reporters=default']],
  ])(
    'every project passes %s',
    (target, options) => {
      const args = ['run-many', '-t', target, '--skip-nx-cache', '--parallel=2', '--outputStyle=static', ...options];
      const { status, stdout } = spawnSync('node', [join(root, 'node_modules/.bin/nx'), ...args], {
        cwd: root,
        env,
        encoding: 'utf8',
        maxBuffer: 2 ** 30,
      });
      expect(status === 0 ? '' : stdout.slice(-4_000)).toBe('');
    },
    60 * minute,
  );

  it(
    'npm start makes the shop ready',
    async () => {
      const { freePort } = await import('../process/ports.mjs');
      const folder = mkdtempSync(join(tmpdir(), 'alzette-node-'));
      const [site, api, partner, smtp] = await Promise.all(Array.from({ length: 4 }, freePort));
      const own = {
        ALZETTE_SITE_URL: `http://localhost:${site}`,
        ALZETTE_SITE_PORT: `${site}`,
        ALZETTE_SHOP_API_URL: `http://localhost:${api}`,
        ALZETTE_SHOP_API_PORT: `${api}`,
        ALZETTE_PARTNER_URL: `http://localhost:${partner}`,
        ALZETTE_PARTNER_PORT: `${partner}`,
        ALZETTE_PARTNER_SMTP_PORT: `${smtp}`,
        ALZETTE_DATA: folder,
      };
      const started = spawn('node', ['tools/start/start.mjs'], { cwd: root, env: { ...env, ...own } });
      const ended = once(started, 'exit');
      let output = '';
      for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk) => (output += chunk));
      while (!output.includes('Shop ready') && started.exitCode === null)
        await new Promise((done) => setTimeout(done, 200));
      expect(output).toContain('Shop ready');
      expect((await fetch(`http://localhost:${site}/en`)).status).toBe(200);
      started.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    },
    10 * minute,
  );
});
