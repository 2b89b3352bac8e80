// An npm registry on a loopback port, for testing published packages. It serves only what is published to it and has no
// upstream.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/ports.mjs';
import { run, tool } from '../process/run.mjs';
import { packageFolder } from './folders.mjs';
import { findPackages } from './workspace.mjs';

const timeoutMs = 30_000;
const first = 'remote-contract';

/**
 * @typedef {object} Registry
 * @property {string} url
 * @property {string} npmrc a user's npm configuration that may publish there
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<Registry>} an empty registry without access control */
export async function startRegistry() {
  const home = mkdtempSync(join(tmpdir(), 'alzette-registry-'));
  const url = `http://localhost:${await freePort()}`;
  const config = join(home, 'config.yaml');
  const npmrc = join(home, 'npmrc');
  writeFileSync(config, JSON.stringify(configOf(home)));
  // npm refuses to publish without a token; this registry ignores it.
  writeFileSync(npmrc, `//${new URL(url).host}/:_authToken=anybody\n`);
  const child = spawn(process.execPath, [tool('verdaccio'), '--config', config, '--listen', url], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, npmrc, stop };
}

/**
 * Publishes every built package: one through `nx release`, as a team would, the others by npm directly, which `nx release`
 * runs too and is four times as fast.
 *
 * @param {Registry} registry
 */
export async function publishAll({ url, npmrc }) {
  await run(tool('nx'), ['release', 'publish', '-p', first, '--registry', url, '--outputStyle=static'], {
    env: { npm_config_userconfig: npmrc, FORCE_COLOR: '0' },
  });
  const waiting = findPackages().filter(({ name }) => name !== first);
  const publishNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await publish(next.name, { url, npmrc });
  };
  await Promise.all([publishNext(), publishNext()]);
}

/** By scope, because a scoped registry in an .npmrc takes precedence over `--registry`. */
function publish(name, { url, npmrc }) {
  return run('npm', [
    'publish',
    packageFolder(name),
    `--@alzette:registry=${url}`,
    '--userconfig',
    npmrc,
    '--ignore-scripts',
    '--loglevel=error',
  ]);
}

function configOf(home) {
  return {
    storage: join(home, 'storage'),
    auth: { htpasswd: { file: join(home, 'htpasswd') } },
    uplinks: {},
    packages: { '@alzette/*': { access: '$all', publish: '$all' } },
    max_body_size: '50mb',
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  };
}

async function untilReady(url, child) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const last = Date.now() + timeoutMs;
  while (Date.now() < last && child.exitCode === null) {
    const response = await fetch(`${url}/-/ping`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The registry did not start:\n${said}`);
}
