// Starts the measured servers: shop-api on each database, and the site server in front of the one on PostgreSQL, with the built
// remotes released to an imitation of a bucket.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { rootCertificates } from 'node:tls';
import { importSource } from '../../process/import-source.mjs';
import { partnerKeys } from '../../process/keys.mjs';
import { root } from '../../process/run.mjs';
import { writeAddresses } from './addresses.mjs';

const { newKeyPair, openStore, publishReleases } = await importSource('libs/federation/release/src/index.ts');
const { startMailServer } = await importSource('libs/server/server-kit/src/testing/test-servers.ts');
const { startImitationS3 } = await importSource('libs/federation/release/src/testing/index.ts');

const storeAddress = 's3://shop/releases';
const ports = { pglite: 4701, postgresql: 4702, site: 4703, bare: 4704, database: 4705 };

export async function startServers() {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-bench-'));
  const { privateKey, publicKey } = newKeyPair();
  const bucket = await startImitationS3();
  const bucketEnv = {
    ALZETTE_S3_ENDPOINT: bucket.url,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
  };
  Object.assign(process.env, bucketEnv);
  const releases = {
    store: await openStore(storeAddress, bucketEnv),
    keys: { privateKey, publicKeys: { keys: [publicKey] } },
  };
  const built = ['cart', 'esales-checkout', 'orders', 'prepaid-checkout'];
  await publishReleases({
    ...releases,
    releases: built.map((name) => ({ name, folder: join(root, 'dist/apps', name) })),
  });
  const sessionKey = randomBytes(32).toString('hex');
  const shared = {
    ALZETTE_HOST: '127.0.0.1',
    ALZETTE_SESSION_KEY: sessionKey,
    ALZETTE_PARTNER_URL: 'http://localhost:4400',
    ALZETTE_ALLOW_SANDBOX: 'local',
    ALZETTE_SITE_URL: 'http://localhost:4200',
    ALZETTE_OPERATOR: 'libs/server/operator-config/operators/alzette.json',
    ALZETTE_SMTP_URL: 'smtp://localhost:4425',
    ALZETTE_MAIL_FROM: 'shop@alzette.example',
    ...Object.fromEntries(partnerKeys.map((name) => [name, randomBytes(24).toString('hex')])),
    ALZETTE_LOGIN_CLIENT_SECRET: randomBytes(24).toString('hex'),
    ALZETTE_RELEASE_PUBLIC_KEYS: JSON.stringify({ keys: [publicKey] }),
    ALZETTE_SHELL_DIR: join(root, 'dist/apps/shell'),
    ALZETTE_EMBED_DIR: join(root, 'dist/apps/embed'),
    ALZETTE_STORE: storeAddress,
    ...bucketEnv,
    // Any certificate is sufficient: the bench signs no contract.
    ALZETTE_SIGNATURE_CERTIFICATES: rootCertificates[0],
    // Gives every visitor of the bench their own address.
    ALZETTE_TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
  const database = await startPostgres();
  const mails = await startMailServer();
  const addresses = writeAddresses(folder);
  const shopApi = (port, more) => {
    const main = 'dist/apps/shop-api/main.mjs';
    for (const command of [['import-addresses', addresses], ['load-demo-catalogue']])
      execFileSync(process.execPath, [main, ...command], { cwd: root, env: { ...process.env, ...more } });
    const own = { ALZETTE_SHOP_API_PORT: String(port), ALZETTE_SHOP_API_URL: `http://localhost:${port}` };
    return startServer(main, port, { ...shared, ...more, ...own });
  };
  const pglite = await shopApi(ports.pglite, { ALZETTE_DATA: folder, DATABASE_URL: 'embedded' });
  const postgresql = await shopApi(ports.postgresql, { DATABASE_URL: database.url, ALZETTE_SMTP_URL: mails.url });
  const toShop = { ALZETTE_SITE_PORT: String(ports.site), ALZETTE_SHOP_API_URL: postgresql.url };
  const site = await startServer('dist/apps/site-server/main.mjs', ports.site, { ...shared, ...toShop });
  const running = [pglite, postgresql, site];
  return {
    ...{ pglite, postgresql, site, sessionKey, folder, releases, database, mails },
    /** A bare Fastify that returns recorded responses. @param responses by path */
    startBare: async (responses) => {
      const file = join(folder, 'answers.json');
      writeFileSync(file, JSON.stringify(responses));
      const bare = await startServer('tools/bench/servers/bare.mjs', ports.bare, {
        BENCH_ANSWERS: file,
        BENCH_PORT: String(ports.bare),
      });
      running.push(bare);
      return bare;
    },
    stop: async () => {
      await Promise.all(running.map((server) => server.stop()));
      await mails.close();
      await database.stop();
      releases.store.close();
      await bucket.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startServer(file, port, env) {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${file} ended before it was ready`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const server = {
    url,
    restMegabytes: megabytesOf(child.pid),
    highestMegabytes: 0,
    megabytes: () => megabytesOf(child.pid),
    look: () => (server.highestMegabytes = Math.max(server.highestMegabytes, megabytesOf(child.pid))),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
  return server;
}

function megabytesOf(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

async function startPostgres() {
  const server = spawn(process.execPath, ['apps/shop-api/test/postgres-process.mjs', String(ports.database)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface({ input: server.stdout }), 'line');
  return {
    url,
    stop: async () => {
      server.stdin.end();
      await once(server, 'exit');
    },
  };
}
