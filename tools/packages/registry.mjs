// An npm registry of our own on a loopback port, for trying what is published. It knows nothing but what it is given: there is
// no way from it to any other registry.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/ports.mjs';
import { run, tool } from '../process/run.mjs';
import { packageFolder } from './folders.mjs';
import { findPackages } from './workspace.mjs';

const patience = 30_000;
const first = 'remote-contract';

/**
 * @typedef {object} Registry
 * @property {string} url
 * @property {string} npmrc a user's npm configuration that may publish there
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<Registry>} an empty registry that anybody may publish to */
export async function startRegistry() {
  const home = mkdtempSync(join(tmpdir(), 'alzette-registry-'));
  const url = `http://localhost:${await freePort()}`;
  const config = join(home, 'config.yaml');
  const npmrc = join(home, 'npmrc');
  writeFileSync(config, JSON.stringify(configOf(home)));
  // Any token will do: npm refuses to publish without one, this registry does not look at it.
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
    await answers(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, npmrc, stop };
}

/**
 * Publishes every built package: one as a team would, through `nx release`, the others by npm alone, which is what that
 * runs, and four times as fast.
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

/** By scope: a registry that somebody set for ours in an .npmrc would go before one that is given for all. */
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

async function answers(url, child) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const last = Date.now() + patience;
  while (Date.now() < last && child.exitCode === null) {
    const answer = await fetch(`${url}/-/ping`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The registry did not start:\n${said}`);
}
