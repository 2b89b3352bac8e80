// The supported versions of Node: `npx nx node-versions tools`. Each starts, builds and tests a copy of the workspace under difficult
// conditions: in a path with a space and a letter outside ASCII, as a user without rights, with an empty home and a strict umask.
const { execFileSync, spawn, spawnSync } = require('node:child_process');
const { once } = require('node:events');
const { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { delimiter, join } = require('node:path');

const root = join(__dirname, '../..');
const minute = 60_000;
const nobody = 65_534;
/** The user that runs the commands; a user without rights stays itself. */
const user = process.getuid() === 0 ? { uid: nobody, gid: nobody } : {};

let place;
let workspace;
let home;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'Lëtz shop-'));
  workspace = join(place, 'alzette');
  home = join(place, 'home');
  mkdirSync(home);
  execFileSync('git', ['clone', '-q', '--no-hardlinks', root, workspace], { stdio: 'pipe' });
  // Includes uncommitted files.
  const edited = execFileSync('git', ['ls-files', '-mo', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of edited.split('\0').filter((each) => each !== '')) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(workspace, file));
    else rmSync(join(workspace, file));
  }
  if (user.uid) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, place]);
}, minute);
afterAll(() => rmSync(place, { recursive: true }));

/** The environment without npm's variables for scripts, but with the registry of this machine. */
function environment(env) {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/iu.test(name));
  const setting = (name) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim();
  const [registry, cafile] = ['registry', 'cafile'].map(setting);
  return {
    ...Object.fromEntries(kept),
    npm_config_registry: registry,
    ...(cafile !== 'null' && { npm_config_cafile: cafile }),
    HOME: home,
    ALZETTE_VOLUME: '',
    NODE_OPTIONS: '',
    NX_DAEMON: 'false',
    FORCE_COLOR: '0',
    ...env,
  };
}

const strict = (command, args) => ['sh', ['-c', 'umask 077; exec "$@"', 'sh', command, ...args]];

function run(env, command, args) {
  const options = { cwd: workspace, env, encoding: 'utf8', maxBuffer: 2 ** 30, ...user };
  const { status, stdout, stderr } = spawnSync(...strict(command, args), options);
  return status === 0 ? '' : `${stdout.slice(-4_000)}${stderr.slice(-2_000)}`;
}

describe.each(['20.19', '22', '24'])('on Node %s', (version) => {
  let env;
  beforeAll(() => {
    const name = `node-${process.platform}-${process.arch}`;
    const folder = join(place, 'node', version);
    const quiet = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--loglevel=error'];
    env = environment({});
    expect(run(env, 'npm', ['install', '--prefix', folder, ...quiet, `${name}@${version}`])).toBe('');
    const bin = join(folder, 'node_modules', name, 'bin');
    env.PATH = `${bin}${delimiter}${process.env.PATH}`;
    expect(execFileSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' })).toContain(`v${version}`);
  }, 5 * minute);

  it(
    'npm start installs, builds and makes the shop ready',
    async () => {
      const { freePort } = await import('../process/ports.mjs');
      const [site, api, partner, smtp] = await Promise.all(Array.from({ length: 4 }, freePort));
      const own = {
        ALZETTE_SITE_URL: `http://localhost:${site}`,
        ALZETTE_SITE_PORT: `${site}`,
        ALZETTE_SHOP_API_URL: `http://localhost:${api}`,
        ALZETTE_SHOP_API_PORT: `${api}`,
        ALZETTE_PARTNER_URL: `http://localhost:${partner}`,
        ALZETTE_PARTNER_PORT: `${partner}`,
        ALZETTE_PARTNER_SMTP_PORT: `${smtp}`,
      };
      const command = strict('node', ['tools/start/start.mjs']);
      const started = spawn(...command, { cwd: workspace, env: { ...env, ...own }, ...user });
      const ended = once(started, 'exit');
      let output = '';
      for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk) => (output += chunk));
      try {
        while (!output.includes('Shop ready') && started.exitCode === null)
          await new Promise((done) => setTimeout(done, 200));
        expect(output).toContain('Shop ready');
        expect((await fetch(`http://localhost:${site}/en`)).status).toBe(200);
      } finally {
        started.kill('SIGINT');
        await ended;
      }
    },
    15 * minute,
  );

  it.each(['build', 'test'])(
    'every project passes %s',
    (target) => {
      const args = ['run-many', '-t', target, '--skip-nx-cache', '--parallel=2', '--outputStyle=static'];
      expect(run(env, 'node', ['node_modules/.bin/nx', ...args])).toBe('');
    },
    60 * minute,
  );
});
