// Builds the images from dist/apps and runs them. After the build, hence its own target: `npx nx images image`.
const { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

jest.setTimeout(600_000);

const root = join(__dirname, '../..');
const servers = ['partner-sandbox', 'shop-api', 'site-server'];
const images = {};
let containers;

beforeAll(async () => {
  const { collectImages } = await import('./collect.mjs');
  const { Containers } = await import('./containers.mjs');
  collectImages();
  containers = new Containers();
  await containers.buildBase();
  for (const server of servers) {
    await containers.build(server);
    images[server] = await containers.inspect(server);
  }
});
afterAll(() => containers?.close());

it.each(servers)('[V4] the image of %s has a user without rights, a health check and no key', (server) => {
  const { config, path } = images[server];
  expect(config.User).toBe('1000:1000');
  expect(config.Healthcheck.Test.slice(0, 3)).toEqual(['CMD', 'node', '-e']);
  expect(config.Env.filter((each) => /KEY|SECRET|PASSWORD/u.test(each))).toEqual([]);
  const ofDemo = server === 'shop-api' ? ['apps'] : [];
  expect(readdirSync(join(path, 'app')).sort()).toEqual([...ofDemo, 'dist', 'libs', 'node_modules']);
  if (server === 'shop-api') expect(readdirSync(join(path, 'app/apps/shop-api'))).toEqual(['demo-catalogue']);
  expect(existsSync(join(path, 'workspace'))).toBe(false);
});

it.each(servers)('[V3, V4] the image of %s holds the packages of its SBOM and no other', (server) => {
  const { path } = images[server];
  const bom = JSON.parse(readFileSync(join(path, 'app/dist/apps', server, 'sbom.cdx.json'), 'utf8'));
  const listed = bom.components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`);
  expect([...new Set(packagesBelow(join(path, 'app')))].sort()).toEqual(listed.sort());
});

it('[V4] the images start on a root file system that they cannot write, and serve the shop', async () => {
  const { environmentOf, withKeys } = await import('../process/keys.mjs');
  const { freePort } = await import('../process/ports.mjs');
  const [site, shop, sandbox, smtp] = await Promise.all(Array.from({ length: 4 }, freePort));
  const keys = withKeys({}, join(containers.folder, 'keys'));
  const env = {
    ...keys,
    ALZETTE_SITE_PORT: String(site),
    ALZETTE_SHOP_API_PORT: String(shop),
    ALZETTE_PARTNER_PORT: String(sandbox),
    ALZETTE_PARTNER_SMTP_PORT: String(smtp),
    ALZETTE_SITE_URL: `http://localhost:${site}`,
    ALZETTE_SHOP_API_URL: `http://localhost:${shop}`,
    ALZETTE_PARTNER_URL: `http://localhost:${sandbox}`,
    ALZETTE_SMTP_URL: `smtp://localhost:${smtp}`,
    LOG_LEVEL: 'warn',
  };
  const [store, sandboxData, shopData] = ['store', 'sandbox', 'shop'].map((name) => containers.volume(name));
  await publishTo(store, keys);
  const start = (server, volumes, variables = {}, command = undefined) =>
    containers.start(images[server], { env: environmentOf(server, { ...env, ...variables }), volumes, command });

  const times = {
    'partner-sandbox': await healthy('partner-sandbox', start('partner-sandbox', { '/data': sandboxData }), env),
  };
  const certificate = readFileSync(join(sandboxData, 'partner-sandbox/signer-certificate.pem'), 'utf8');
  const trust = { ALZETTE_SIGNATURE_CERTIFICATES: certificate };
  const loading = start('shop-api', { '/data': shopData }, trust, [
    ...images['shop-api'].config.Cmd,
    'load-demo-catalogue',
  ]);
  expect([await loading.exited, loading.output()]).toEqual([0, expect.any(String)]);
  times['shop-api'] = await healthy('shop-api', start('shop-api', { '/data': shopData }, trust), env);
  times['site-server'] = await healthy('site-server', start('site-server', { '/store': store }), env);

  expect(await pageOnceDrawn(`http://localhost:${site}/en`)).toContain('<html lang="en"');
  const figures = servers.map((server) => ({ server, bytes: images[server].size, startMs: times[server] }));
  mkdirSync(join(root, 'dist/image-figures'), { recursive: true });
  writeFileSync(join(root, 'dist/image-figures/figures.json'), JSON.stringify(figures, null, 2));
});

it('[V4] a process of an image cannot write outside its volumes', async () => {
  const write = "require('node:fs').writeFileSync(process.argv[1], '')";
  for (const file of ['/app/file', '/tmp/file', '/file']) {
    const tried = containers.start(images['shop-api'], { command: ['/usr/local/bin/node', '-e', write, file] });
    expect(await tried.exited).not.toBe(0);
    expect(tried.output()).toMatch(/EROFS|EACCES/u);
  }
});

/** Milliseconds until the health check of the image succeeds, in the container's own view. */
async function healthy(server, started, env) {
  const began = Date.now();
  for (;;) {
    const check = containers.start(images[server], { env, command: images[server].config.Healthcheck.Test.slice(1) });
    if ((await check.exited) === 0) return Date.now() - began;
    const hasEnded = await Promise.race([started.exited.then(() => true), sleep(100, false)]);
    if (hasEnded || Date.now() - began > 60_000) throw new Error(`${server} does not start: ${started.output()}`);
  }
}

/** On a busy machine the first pages are sent before the catalogue answers: 503, ask again. */
async function pageOnceDrawn(address) {
  const until = Date.now() + 60_000;
  for (;;) {
    const page = await fetch(address);
    const text = await page.text();
    if (page.status === 200) return text;
    if (page.status !== 503 || Date.now() > until) throw new Error(`${address} answers ${page.status}`);
    await sleep(500);
  }
}

async function publishTo(store, keys) {
  const { importSource } = await import('../process/import-source.mjs');
  const { publishRemotes } = await importSource('libs/release/src/index.ts');
  await publishRemotes({ store, remotes: ['cart'], builds: join(root, 'dist/apps'), env: keys });
}

function packagesBelow(folder) {
  return readdirSync(join(folder, 'node_modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(join(folder, 'node_modules', name)).map((own) => `${name}/${own}`) : [name],
    )
    .map((name) => join(folder, 'node_modules', name))
    .flatMap((path) => {
      const nested = existsSync(join(path, 'node_modules')) ? packagesBelow(path) : [];
      if (!existsSync(join(path, 'package.json'))) return nested;
      const { name, version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
      return [`${name}@${version}`, ...nested];
    });
}
