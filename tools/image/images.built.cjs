// Builds the images from dist/apps and runs them. After the build, hence its own target: `npx nx images image`.
const { createHash, randomBytes } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

jest.setTimeout(600_000);

const root = join(__dirname, '../..');
const servers = ['partner-sandbox', 'shop-api', 'site-server'];
const figures = join(root, 'dist/image-figures');
const images = {};
let containers;
let collector;
let shopOfImages;

beforeAll(async () => {
  const { collectImages } = await import('./collect.mjs');
  const { Containers } = await import('./containers.mjs');
  const { importSource } = await import('../process/import-source.mjs');
  const { startCollector } = await importSource('apps/shop-api/test/fake-collector.ts');
  collectImages();
  mkdirSync(figures, { recursive: true });
  collector = await startCollector();
  containers = new Containers();
  await containers.buildBase();
  for (const server of servers) {
    await containers.build(server);
    images[server] = await containers.inspect(server);
  }
});
afterAll(async () => {
  await containers?.close();
  collector?.stop();
});

it.each(servers)('[V4] the image of %s has a user without rights, a health check and no key', (server) => {
  const { config, path } = images[server];
  expect(config.User).toBe('1000:1000');
  expect(config.Healthcheck.Test.slice(0, 3)).toEqual(['CMD', 'node', '-e']);
  expect(config.Env.filter((each) => /KEY|SECRET|PASSWORD/u.test(each))).toEqual([]);
  const ofDemo = server === 'shop-api' ? ['apps'] : [];
  expect(readdirSync(join(path, 'app')).sort()).toEqual([...ofDemo, 'dist', 'libs', 'node_modules']);
  if (server === 'shop-api')
    expect(readdirSync(join(path, 'app/apps/shop-api')).sort()).toEqual(['demo-addresses', 'demo-catalogue']);
  expect(existsSync(join(path, 'workspace'))).toBe(false);
});

it.each(servers)('[V11] the image of %s names the version and the commit of its server', (server) => {
  const { config, path } = images[server];
  const { version, commit } = JSON.parse(readFileSync(join(path, 'app/dist/apps', server, 'build-info.json'), 'utf8'));
  expect(config.Labels).toMatchObject({
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.revision': commit,
  });
});

it.each(servers)('[V3, V4] the image of %s holds the packages of its SBOM and no other', (server) => {
  const { path } = images[server];
  const bom = JSON.parse(readFileSync(join(path, 'app/dist/apps', server, 'sbom.cdx.json'), 'utf8'));
  const listed = bom.components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`);
  expect([...new Set(packagesBelow(join(path, 'app')))].sort()).toEqual(listed.sort());
});

it('[R5, V4] the images start on a root file system that they cannot write, import a price, and serve the shop', async () => {
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
    ALZETTE_MAIL_FROM: 'shop@alzette.example',
    ALZETTE_ALLOW_SANDBOX: 'local',
    ALZETTE_OPERATOR: 'libs/server/operator-config/operators/alzette.json',
    DATABASE_URL: 'embedded',
    ...collector.environment,
    LOG_LEVEL: 'warn',
  };
  const [store, sandboxData, shopData] = ['store', 'sandbox', 'shop'].map((name) => containers.volume(name));
  await publishTo(store, keys);
  const start = (server, volumes, variables = {}, command = undefined) =>
    containers.start(images[server], { env: environmentOf(server, { ...env, ...variables }), volumes, command });

  const times = {
    'partner-sandbox': await healthy('partner-sandbox', start('partner-sandbox', { '/data': sandboxData }), env),
  };
  const clientSecret = randomBytes(32).toString('hex');
  const shopOnly = { ALZETTE_SIGNATURE_CERTIFICATES: certificateOf(sandboxData), ...operatorSystem(clientSecret) };
  const runShop = async (...command) => {
    const ran = start('shop-api', { '/data': shopData }, shopOnly, [...images['shop-api'].config.Cmd, ...command]);
    expect([await ran.exited, ran.output()]).toEqual([0, expect.any(String)]);
    return ran.output();
  };
  await runShop('load-demo-catalogue');
  const document = JSON.parse(await runShop('export-catalogue'));
  const { price } = document.productOfferingPrice.find(({ id }) => id === 'mobile-alzette-s.monthly-new');
  price.value = 18.88;
  writeFileSync(join(shopData, 'catalogue.json'), JSON.stringify(document));
  expect(await runShop('import-catalogue', '/data/catalogue.json', '--apply')).toMatch(
    /^price +Subscription mobile-alzette-s monthly-new: .*\nThe catalogue is changed\.\n$/u,
  );
  times['shop-api'] = await healthy('shop-api', start('shop-api', { '/data': shopData }, shopOnly), env);
  times['site-server'] = await healthy('site-server', start('site-server', { '/store': store }), env);

  expect(await pageOnceRendered(`http://localhost:${site}/en`)).toContain('<html lang="en"');
  const measured = servers.map((server) => ({ server, size: images[server].size, startMs: times[server] }));
  writeFileSync(join(figures, 'figures.json'), JSON.stringify(measured, null, 2));
  shopOfImages = {
    siteUrl: env.ALZETTE_SITE_URL,
    apiUrl: env.ALZETTE_SHOP_API_URL,
    partnerUrl: env.ALZETTE_PARTNER_URL,
    clientSecret,
    monthly: Math.round(price.value * 100),
  };
});

it('[R2, R3, R5, T1, V4] on the images, the imported price is bought, its order read and reported to its activation', async () => {
  const { run, tool } = await import('../process/run.mjs');
  const { drawTrace, longestTrace } = await import('./trace.mjs');
  // Playwright refuses to run when Jest's variable is set.
  const env = { ALZETTE_E2E_IMAGES: JSON.stringify(shopOfImages), JEST_WORKER_ID: undefined };
  await run(tool('playwright'), ['test', '-c', 'apps/shop-e2e/images.config.ts'], { env }).catch(
    ({ output, message }) => {
      throw new Error(output ?? message);
    },
  );
  const longest = longestTrace(collector.spans, servers);
  expect(longest.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(expect.stringMatching(/\$1/u));
  writeFileSync(join(figures, 'trace.svg'), drawTrace(longest));
});

it('[V4] a process of an image cannot write outside its volumes', async () => {
  const write = "require('node:fs').writeFileSync(process.argv[1], '')";
  for (const file of ['/app/file', '/tmp/file', '/file']) {
    const tried = containers.start(images['shop-api'], { command: ['/usr/local/bin/node', '-e', write, file] });
    expect(await tried.exited).not.toBe(0);
    expect(tried.output()).toMatch(/EROFS|EACCES/u);
  }
});

function certificateOf(sandboxData) {
  return readFileSync(join(sandboxData, 'partner-sandbox/signer-certificate.pem'), 'utf8');
}

/** `erp` may read whole orders and report events of them. */
function operatorSystem(clientSecret) {
  const secretHashes = [createHash('sha256').update(clientSecret).digest('hex')];
  const scopes = ['orders:read', 'orders:personal', 'orders:write'];
  return {
    ALZETTE_OPERATOR_CLIENTS: JSON.stringify([{ id: 'erp', secretHashes, scopes }]),
    ALZETTE_OPERATOR_TOKEN_KEY: randomBytes(32).toString('hex'),
  };
}

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

/** On a busy machine the first pages are sent before the catalogue responds: after a 503 the request is repeated. */
async function pageOnceRendered(address) {
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
  const { publishRemotes } = await importSource('libs/federation/release/src/index.ts');
  const remotes = ['cart', 'esales-checkout', 'orders'];
  await publishRemotes({ store, remotes, builds: join(root, 'dist/apps'), env: keys });
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
