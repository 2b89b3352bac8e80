import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EnvironmentError, startFailure } from './index';

const root = join(__dirname, '../../..');
const folder = join(root, 'dist/test-servers', `server-kit-${process.pid}`);
const file = join(folder, 'main.mjs');

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const options = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--packages=external',
    '--tsconfig=tsconfig.base.json',
    '--log-level=error',
  ];
  const source = join(__dirname, 'testing/served-process.fixture.ts');
  execFileSync(join(root, 'node_modules/.bin/esbuild'), [source, ...options, `--outfile=${file}`], { cwd: root });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(environment: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], ALZETTE_TEST_PORT: String(port), ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit').then(() => child.exitCode);
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const ask = (path: string) =>
    new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent }, (answer) => {
        answer
          .resume()
          .on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }));
      }).on('error', reject);
    });
  while ((await ask('/health/ready').catch(() => null))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(output);
    await wait(20);
  }
  return { ask, child, exited, output: () => output };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

describe('a server that is told to stop', () => {
  it('finishes what it has begun, closes what it opened, and ends well', async () => {
    const { ask, child, exited, output } = await start();
    const slow = ask('/slow/700');
    await wait(200);
    child.kill('SIGTERM');
    expect(await slow).toMatchObject({ status: 200 });
    expect(await exited).toBe(0);
    expect(output()).toContain('"msg":"stopping"');
    expect(output()).toContain('"msg":"closed"');
  });

  it('goes on for a while where it is told to, not ready and letting go of connections', async () => {
    const { ask, child, exited } = await start({ ALZETTE_DRAIN_SECONDS: '1' });
    child.kill('SIGTERM');
    await wait(200);
    expect(await ask('/health/ready')).toEqual({ status: 503, connection: 'close' });
    expect(await ask('/slow/1')).toEqual({ status: 200, connection: 'close' });
    expect(await exited).toBe(0);
  });

  it('ends within ten seconds and well, whoever still waits', async () => {
    const { ask, child, exited } = await start();
    const endless = ask('/slow/60000').catch((error: NodeJS.ErrnoException) => error.code);
    await wait(200);
    const told = Date.now();
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(Date.now() - told).toBeLessThan(10_000);
    expect(await endless).toBe('ECONNRESET');
  });

  it('ends at once on a second signal', async () => {
    const { ask, child, exited } = await start();
    const endless = ask('/slow/60000').catch((error: NodeJS.ErrnoException) => error.code);
    await wait(200);
    child.kill('SIGTERM');
    await wait(200);
    child.kill('SIGINT');
    expect(await exited).toBe(1);
    expect(await endless).toBe('ECONNRESET');
  });
});

it('tells its figures on a port of their own, and on no other', async () => {
  const metricsPort = await freePort();
  const { ask, child, exited } = await start({ ALZETTE_METRICS_PORT: String(metricsPort) });
  expect(await ask('/metrics')).toMatchObject({ status: 404 });
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain('process_cpu_user_seconds_total');
  expect(text).toContain('route="/health/ready",status="200"');
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

const server = { name: 'site server', portVariables: ['ALZETTE_SITE_PORT'] };

it('says why a server cannot start, and what to do', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE :::4200'), { code: 'EADDRINUSE' });
  expect(startFailure(server, taken)).toContain('Stop what listens there, or set ALZETTE_SITE_PORT.');
  expect(startFailure(server, new EnvironmentError('site server', ['A is wrong.']))).toBe(
    'The site server cannot start:\n  - A is wrong.',
  );
  expect(startFailure(server, 'odd')).toBe('The site server cannot start: odd');
  expect(startFailure({ ...server, explainFailure: () => 'its folder is gone.' }, 'odd')).toBe(
    'The site server cannot start: its folder is gone.',
  );
});
