import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer as createHttpServer, get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EnvironmentError, startFailure } from './index';

const root = join(import.meta.dirname, '../../../..');
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
  const source = join(import.meta.dirname, 'testing/served-process.fixture.ts');
  execFileSync(join(root, 'node_modules/.bin/esbuild'), [source, ...options, `--outfile=${file}`], { cwd: root });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const children: ChildProcess[] = [];
// A failed test leaves its server running.
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/** @param stdout where the log goes; a pipe when left out */
async function start(environment: Readonly<Record<string, string>> = {}, stdout: 'pipe' | number = 'pipe') {
  const port = await freePort();
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], ALZETTE_TEST_PORT: String(port), ...environment },
    stdio: ['ignore', stdout, 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit').then(() => child.exitCode);
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const request = (path: string) =>
    new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
      // Without a limit a server that accepts and never responds holds up the run.
      const signal = AbortSignal.timeout(15_000);
      get({ port, host: '127.0.0.1', path, agent, signal }, (response) => {
        response
          .resume()
          .on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }));
      }).on('error', reject);
    });
  const startedAt = Date.now();
  while ((await request('/health/ready').catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || Date.now() - startedAt > 15_000)
      throw new Error(`The server did not start: ${output}`);
    await wait(20);
  }
  return { request, child, exited, output: () => output };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

describe('a server that gets SIGTERM', () => {
  it('finishes open requests, closes its resources, and exits with 0', async () => {
    const { request, child, exited, output } = await start();
    const slow = request('/slow/700');
    await wait(200);
    child.kill('SIGTERM');
    expect(await slow).toMatchObject({ status: 200 });
    expect(await exited).toBe(0);
    expect(output()).toContain('"msg":"stopping"');
    expect(output()).toContain('"msg":"closed"');
  });

  it('keeps serving for ALZETTE_DRAIN_SECONDS, not ready and with closing connections', async () => {
    const { request, child, exited } = await start({ ALZETTE_DRAIN_SECONDS: '1' });
    child.kill('SIGTERM');
    await wait(200);
    expect(await request('/health/ready')).toEqual({ status: 503, connection: 'close' });
    expect(await request('/slow/1')).toEqual({ status: 200, connection: 'close' });
    expect(await exited).toBe(0);
  });

  it('exits with 0 within ten seconds, even with open requests', async () => {
    const { request, child, exited } = await start();
    const endless = request('/slow/60000').catch((error: NodeJS.ErrnoException) => error.code);
    await wait(200);
    const stoppedAt = Date.now();
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(10_000);
    expect(await endless).toBe('ECONNRESET');
  });

  it('exits at once on a second signal', async () => {
    const { request, child, exited } = await start();
    const endless = request('/slow/60000').catch((error: NodeJS.ErrnoException) => error.code);
    await wait(200);
    child.kill('SIGTERM');
    await wait(200);
    child.kill('SIGINT');
    expect(await exited).toBe(1);
    expect(await endless).toBe('ECONNRESET');
  });
});

describe('[V9] a server whose log cannot be written', () => {
  const lostLines = async (port: number) => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/alzette_log_lines_lost_total\{server="test-server"\} (\d+)/u.exec(text)?.[1]);
  };

  it('serves on, and counts the lines that a full disk loses', async () => {
    const full = openSync('/dev/full', 'w');
    const metricsPort = await freePort();
    const { request, child, exited, output } = await start({ ALZETTE_METRICS_PORT: String(metricsPort) }, full);
    const before = await lostLines(metricsPort);
    for (let call = 0; call < 50; call += 1) expect(await request('/slow/1')).toMatchObject({ status: 200 });
    expect(await request('/print')).toMatchObject({ status: 200 });
    expect(await lostLines(metricsPort)).toBeGreaterThanOrEqual(before + 52);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(output()).toBe('');
    closeSync(full);
  });

  it('serves on without the reader of its log', async () => {
    const metricsPort = await freePort();
    const { request, child, exited } = await start({ ALZETTE_METRICS_PORT: String(metricsPort) });
    child.stdout?.destroy();
    for (let call = 0; call < 20; call += 1) expect(await request('/slow/1')).toMatchObject({ status: 200 });
    expect(await request('/print')).toMatchObject({ status: 200 });
    expect(await lostLines(metricsPort)).toBeGreaterThanOrEqual(19);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });
});

it.each(['SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const)(
  '[V9] %s neither ends a server nor opens a debugger',
  async (signal) => {
    const { request, child, exited, output } = await start();
    child.kill(signal);
    await wait(300);
    expect(await request('/slow/1')).toMatchObject({ status: 200 });
    expect(await request('/health/ready')).toMatchObject({ status: 200 });
    expect(output()).not.toContain('Debugger');
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  },
);

describe('[T1] a server that records traces', () => {
  it('sends the last spans before it ends', async () => {
    let received = '';
    const collector = createHttpServer((incoming, response) => {
      incoming.on('data', (chunk: Buffer) => (received += chunk.toString())).on('end', () => response.end('{}'));
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const { request, child, exited } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '60000',
    });
    await request('/slow/1?mail=canary@example.lu');
    expect(received).toBe('');
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(received).toContain('"name":"GET /slow/:time"');
    expect(received).not.toContain('canary');
    collector.closeAllConnections();
    collector.close();
  });

  it('responds and ends as before without a collector, and counts what is lost', async () => {
    const [metricsPort, deadPort] = [await freePort(), await freePort()];
    const { request, child, exited } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${deadPort}`,
      OTEL_BSP_SCHEDULE_DELAY: '10',
      OTEL_EXPORTER_OTLP_TIMEOUT: '300',
      ALZETTE_METRICS_PORT: String(metricsPort),
    });
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (let call = 0; call < 20; call += 1) expect(await request('/slow/1')).toMatchObject({ status: 200 });
    const isLost = /alzette_spans_lost_total\{server="test-server"\} [1-9]/u;
    for (let attempt = 0; attempt < 100 && !isLost.test(await metrics()); attempt += 1) await wait(50);
    expect(await metrics()).toMatch(isLost);
    const stoppedAt = Date.now();
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(3_000);
  });
});

it('metrics are served on their own port only', async () => {
  const metricsPort = await freePort();
  const { request, child, exited } = await start({ ALZETTE_METRICS_PORT: String(metricsPort) });
  expect(await request('/metrics')).toMatchObject({ status: 404 });
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain('process_cpu_user_seconds_total');
  expect(text).toContain('route="/health/ready",status="200"');
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

it.each(['', 'local', 'true'])('[V8] a server warns at its start of an allowed sandbox: "%s"', async (allowed) => {
  const { child, exited, output } = await start({ ALZETTE_ALLOW_SANDBOX: allowed });
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(/"level":40.*ALZETTE_ALLOW_SANDBOX/u.test(output())).toBe(allowed !== '');
});

describe('[V11] a server', () => {
  const info = { version: '1.2.3', commit: '0a1b2c3d4e5f' };
  beforeAll(() => writeFileSync(join(folder, 'build-info.json'), JSON.stringify(info)));
  afterAll(() => rmSync(join(folder, 'build-info.json')));

  it('names its version and commit when it starts, and in a metric', async () => {
    const metricsPort = await freePort();
    const { child, exited, output } = await start({ ALZETTE_METRICS_PORT: String(metricsPort) });
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(output()).toMatch(/"version":"1\.2\.3","commit":"0a1b2c3d4e5f","node":"v\d+.*"msg":"starting"/u);
    expect(text).toMatch(/^alzette_build_info\{version="1\.2\.3",commit="0a1b2c3d4e5f",node="v\d.*\} 1$/mu);
  });

  it('prints them for --version, without a configuration', () => {
    const printed = execFileSync(process.execPath, [file, '--version'], {
      env: {},
      timeout: 15_000,
      encoding: 'utf8',
    });
    expect(printed).toBe('test server 1.2.3 (0a1b2c3d4e5f)\n');
  });
});

const server = { name: 'site server', portVariables: ['ALZETTE_SITE_PORT'] };

it('startFailure returns the reason and the remedy', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE :::4200'), { code: 'EADDRINUSE' });
  expect(startFailure(server, taken)).toContain('Stop the process on that port, or set ALZETTE_SITE_PORT.');
  expect(startFailure(server, new EnvironmentError('site server', ['A is wrong.']))).toBe(
    'The site server cannot start:\n  - A is wrong.',
  );
  expect(startFailure(server, 'odd')).toBe('The site server cannot start: odd');
  expect(startFailure({ ...server, explainFailure: () => 'its folder is gone.' }, 'odd')).toBe(
    'The site server cannot start: its folder is gone.',
  );
});
