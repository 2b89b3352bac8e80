import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeyPair, signDocument } from '@alzette/release';
import { freePort, partnerKeys } from '@alzette/server-kit/testing';

const root = join(__dirname, '../../..');
const names = ['partner-sandbox', 'shop-api', 'site-server'] as const;
type Name = (typeof names)[number];

export interface ThreeServers {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly partnerUrl: string;
  /** The log lines of a server so far. */
  lines(name: Name): readonly Record<string, unknown>[];
  /** The output of all servers. */
  output(): string;
  /** The metrics of all servers. */
  metrics(): Promise<string>;
  stop(): Promise<void>;
}

/** The built site server, shop API and partner sandbox in processes of their own, on a folder that `stop` deletes. */
export async function startThreeServers(): Promise<ThreeServers> {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-three-'));
  const builds = join(root, 'dist/test-servers', `three-${process.pid}`);
  bundle(builds);
  const [site, api, partner, mail, ...metricsPorts] = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(freePort));
  const secret = () => randomBytes(24).toString('hex');
  const addresses = {
    siteUrl: `http://localhost:${site}`,
    apiUrl: `http://localhost:${api}`,
    partnerUrl: `http://localhost:${partner}`,
  };
  const environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    ALZETTE_SITE_URL: addresses.siteUrl,
    ALZETTE_SITE_PORT: String(site),
    ALZETTE_SHOP_API_URL: addresses.apiUrl,
    ALZETTE_SHOP_API_PORT: String(api),
    ALZETTE_PARTNER_URL: addresses.partnerUrl,
    ALZETTE_PARTNER_PORT: String(partner),
    ALZETTE_PARTNER_SMTP_PORT: String(mail),
    ALZETTE_SMTP_URL: `smtp://localhost:${mail}`,
    ALZETTE_DATA: join(folder, 'data'),
    ALZETTE_SESSION_KEY: secret(),
    ...partnerKeys(secret),
    ALZETTE_LOGIN_CLIENT_SECRET: secret(),
    ALZETTE_SIGNATURE_CERTIFICATES: join(folder, 'data/partner-sandbox/signer-certificate.pem'),
    LOG_LEVEL: 'trace',
    ...(await writeReleases(folder)),
  };
  const running: ReturnType<typeof startOne>[] = [];
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
    for (const path of [folder, builds]) rmSync(path, { recursive: true, force: true });
  };
  try {
    // In sequence: the sandbox creates the certificate that the shop API reads at startup.
    for (const [index, port] of [partner, api, site].entries()) {
      const file = join(builds, `${names[index]}.mjs`);
      if (names[index] === 'shop-api') {
        execFileSync(process.execPath, [file, 'load-demo-catalogue'], { cwd: root, env: environment, stdio: 'ignore' });
      }
      const server = startOne(file, { ...environment, ALZETTE_METRICS_PORT: String(metricsPorts[index]) });
      running.push(server);
      await ready(Number(port), server.output);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const outputOf = (name: Name) => running[names.indexOf(name)]?.output() ?? '';
  return {
    ...addresses,
    lines: (name) =>
      outputOf(name)
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    output: () => names.map(outputOf).join('\n'),
    metrics: async () => {
      const answers = await Promise.all(metricsPorts.map((port) => fetch(`http://localhost:${port}/metrics`)));
      return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
    },
    stop,
  };
}

function bundle(builds: string): void {
  const options = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--packages=external',
    '--tsconfig=tsconfig.base.json',
    '--log-level=error',
  ];
  for (const name of names) {
    const [source, out] = [`apps/${name}/src/main.ts`, `--outfile=${join(builds, `${name}.mjs`)}`];
    execFileSync(
      join(root, 'node_modules/.bin/esbuild'),
      [source, out, '--define:process.env.NODE_ENV="production"', ...options],
      { cwd: root },
    );
  }
}

/** An empty shell and an empty store, which is enough to be ready. */
async function writeReleases(folder: string): Promise<Readonly<Record<string, string>>> {
  const keys = newKeyPair();
  const manifest = {
    provides: { 'host-services': '1.0' },
    entry: { js: ['shell.js'], css: [] },
    fonts: [],
    assets: {},
  };
  const content = { schema: 'none', revision: 1, expires: '2100-01-01T00:00:00Z', microFrontends: {} };
  const document = await signDocument(content, keys.privateKey);
  for (const path of ['shell/assets', 'embed/assets', 'store/remotes'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const host of ['shell', 'embed'])
    writeFileSync(join(folder, host, 'shell-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'store/discovery.json'), JSON.stringify(document));
  return {
    ALZETTE_SHELL_DIR: join(folder, 'shell'),
    ALZETTE_EMBED_DIR: join(folder, 'embed'),
    ALZETTE_STORE: join(folder, 'store'),
    ALZETTE_RELEASE_PUBLIC_KEYS: JSON.stringify({ keys: [keys.publicKey] }),
  };
}

function startOne(file: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [file], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  return {
    output: () => output,
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await exited;
    },
  };
}

async function ready(port: number, output: () => string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (
      await fetch(`http://localhost:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`A server did not start: ${output()}`);
}
