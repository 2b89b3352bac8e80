import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { servers } from './build.mjs';
import { dataFolderOf, environmentOf, signerCertificateOf, withKeys } from './keys.mjs';
import { serverPorts } from './ports.mjs';
import { root } from './run.mjs';

const sandbox = 'partner-sandbox';
const shopApi = 'shop-api';
const startLimit = 60_000;
const stopLimit = 12_000;

/** Databases that have a catalogue, so that a restart does not open them twice. */
const databasesWithCatalogue = new Set();

/** Thrown when a server exits before it is ready; `output` is its printed output. */
export class ServerStoppedError extends Error {
  constructor(server, output) {
    super(`${server} stopped before it was ready:\n${output}`);
    this.name = 'ServerStoppedError';
  }
}

/**
 * Starts the built servers and waits until each is ready. The sandbox starts first: shop-api reads the trusted
 * signature certificates at startup, and the sandbox creates its certificate at its first start. An empty database gets the
 * demo catalogue, which a server never loads by itself.
 *
 * @param {{ env?: Record<string, string>, names?: readonly string[], quiet?: boolean, builds?: string, signal?: AbortSignal }} [options] `builds` is where they were built; `signal` stops them, also while they start
 * @returns the running servers with `stop(name of a signal)`
 */
export async function startServers({
  env = {},
  names = servers,
  quiet = true,
  builds = join(root, 'dist/apps'),
  signal,
} = {}) {
  const all = { ...process.env, ...env };
  const dataFolder = dataFolderOf(all);
  const ports = serverPorts(all);
  const given = { LOG_LEVEL: quiet ? 'warn' : 'info', ...demoSettings(all, ports, dataFolder), ...all };
  Object.assign(given, { ALZETTE_DATA: dataFolder, DATABASE_URL: all.DATABASE_URL || 'embedded' });
  const fullEnv = withKeys(given, dataFolder);
  const running = [];
  const start = (name) => {
    signal?.throwIfAborted();
    const server = startServer(name, {
      main: join(builds, name, 'main.mjs'),
      port: ports[name],
      env: environmentOf(name, withMetricsPort(fullEnv, name)),
      quiet,
    });
    running.push(server);
    return server.ready;
  };
  const stop = (name = 'SIGTERM') => Promise.all(running.map((server) => server.stop(name)));
  signal?.addEventListener('abort', () => void stop());
  try {
    if (names.includes(sandbox)) await start(sandbox);
    if (names.includes(shopApi))
      await loadDemoCatalogue(join(builds, shopApi, 'main.mjs'), environmentOf(shopApi, fullEnv));
    await Promise.all(names.filter((name) => name !== sandbox).map(start));
  } catch (error) {
    await stop();
    throw error;
  }
  return { running, stop, ports };
}

const demoOperator = 'libs/server/operator-config/operators/alzette.json';

/** Values of the demonstration, which a production build never uses by default. */
function demoSettings(env, ports, dataFolder) {
  const addressOf = (server) => `http://localhost:${ports[server]}`;
  const operator = env.ALZETTE_OPERATOR || demoOperator;
  return {
    ALZETTE_ALLOW_SANDBOX: 'local',
    ALZETTE_OPERATOR: operator,
    ALZETTE_SITE_URL: addressOf('site-server'),
    ALZETTE_SHOP_API_URL: addressOf(shopApi),
    ALZETTE_PARTNER_URL: addressOf(sandbox),
    ALZETTE_QUALIFICATION_URL: addressOf(sandbox),
    ALZETTE_PARTNER_SMTP_PORT: String(ports.mailbox),
    ALZETTE_SMTP_URL: `smtp://localhost:${ports.mailbox}`,
    ALZETTE_MAIL_FROM: `shop@${readOperator(operator).provider}.example`,
    ALZETTE_SIGNATURE_CERTIFICATES: signerCertificateOf(dataFolder),
  };
}

/** The servers explain what is wrong with an operator file. */
function readOperator(file) {
  try {
    return JSON.parse(readFileSync(resolve(root, file), 'utf8'));
  } catch {
    return { provider: 'unknown', name: 'Unknown' };
  }
}

async function loadDemoCatalogue(main, env) {
  const database = `${env.DATABASE_URL} ${env.ALZETTE_DATA}`;
  if (databasesWithCatalogue.has(database)) return;
  const { name } = readOperator(env.ALZETTE_OPERATOR);
  await promisify(execFile)(process.execPath, [main, 'load-demo-catalogue', name], { cwd: root, env });
  databasesWithCatalogue.add(database);
}

/** Each server needs its own metrics port: the given one or one of the next two. */
function withMetricsPort(env, name) {
  const first = env.ALZETTE_METRICS_PORT;
  return first ? { ...env, ALZETTE_METRICS_PORT: String(Number(first) + servers.indexOf(name)) } : env;
}

function startServer(name, { main, port, env, quiet }) {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env,
    // Own process group: Ctrl-C reaches only this process, which stops the servers in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise((resolveEnded) => child.once('exit', resolveEnded));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-8000);
      if (!quiet) process.stdout.write(chunk);
    });
  }
  return {
    name,
    port,
    ended,
    output: () => output,
    ready: Promise.race([
      untilReady(port, () => output),
      ended.then(() => Promise.reject(new ServerStoppedError(name, output))),
    ]),
    stop: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit);
      await ended;
      clearTimeout(timer);
    },
  };
}

async function untilReady(port, outputOf) {
  const until = Date.now() + startLimit;
  while (Date.now() < until) {
    const ok = await fetch(`http://localhost:${port}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((done) => setTimeout(done, 150));
  }
  throw new Error(`No server responded on port ${port} within ${startLimit / 1000} s:\n${outputOf()}`);
}
