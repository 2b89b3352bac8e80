import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, partnerKeys } from '@alzette/server-kit/testing';
import { writeWithoutLimits } from './operator-without-limits';
import { fulfilmentKey, operatorFile, sessionKey, webhookKey } from './shop';
import { makeSigner, pemOf } from './signing/signer';

const root = join(__dirname, '../../..');

/** The bundled server, for processes of its own. */
export interface BuiltServer {
  readonly file: string;
  remove(): void;
}

/** Bundles all packages except those that read their own files; the server starts in half the time. */
const packagesInside = [
  ...['@electric-sql/pglite', 'pdfkit', 'piscina', 'pg-native', 'sodium-native', 'jsonc-parser'].map(
    (name) => `--external:${name}`,
  ),
  `--banner:js=import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
];

/** The source of a server and of its worker threads, as `tools/server-build` bundles them. */
export function sourcesOf(name: string): { readonly main: string; readonly threads: readonly string[] } {
  const threads: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(join(root, 'tools/server-build/threads.json'), 'utf8'),
  );
  return { main: `apps/${name}/src/main.ts`, threads: threads[name] ?? [] };
}

/** Bundles into a folder, without the folders of the sources. */
export const intoFolder = (folder: string) => [
  `--outdir=${folder}`,
  '--entry-names=[name]',
  '--out-extension:.js=.mjs',
];

/** @param options `startsOften` bundles the packages */
export function buildServer({ name = 'shop-api', startsOften = false } = {}): BuiltServer {
  const folder = join(root, 'dist/test-servers', `${process.pid}-${randomUUID()}`);
  const file = join(folder, 'main.mjs');
  mkdirSync(folder, { recursive: true });
  const options = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--log-level=error',
    ...(startsOften ? packagesInside : ['--packages=external']),
  ];
  const { main, threads } = sourcesOf(name);
  execFileSync(
    join(root, 'node_modules/.bin/esbuild'),
    [main, ...threads, ...options, '--tsconfig=tsconfig.base.json', ...intoFolder(folder)],
    { cwd: root },
  );
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Loads the demo catalogue into the database of the environment, as `npm start` does. The server has to be stopped. */
export async function loadDemoCatalogue(
  server: BuiltServer,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  await promisify(execFile)(process.execPath, [server.file, 'load-demo-catalogue'], {
    env: { PATH: process.env['PATH'], ...environment },
  });
}

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Its error output so far. */
  errors(): string;
  /** Resolves once it responds. @throws Error with its error output if it ends before */
  ready(): Promise<void>;
  /** Its exit code; null after a kill. */
  exitCode(): Promise<number | null>;
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

export async function startServer(
  server: BuiltServer,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = environment['ALZETTE_SHOP_API_PORT'] ?? environment['ALZETTE_SITE_PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, [server.file], {
    env: {
      PATH: process.env['PATH'],
      ALZETTE_HOST: '127.0.0.1',
      ALZETTE_SHOP_API_PORT: port,
      ALZETTE_SITE_PORT: port,
      ALZETTE_OPERATOR: writeWithoutLimits(operatorFile, join(dirname(server.file), 'operators')),
      ALZETTE_SESSION_KEY: sessionKey,
      ...partnerKeys(() => 'a-partner-key-for-tests'),
      ALZETTE_PAYMENT_WEBHOOK_KEY: webhookKey,
      ALZETTE_FULFILMENT_KEY: fulfilmentKey,
      ALZETTE_SIGNATURE_CERTIFICATES: pemOf(await makeSigner()),
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = once(child, 'exit');
  const exitCode = async () => {
    await exited;
    return child.exitCode;
  };
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    process: child,
    errors: () => errors,
    ready: async () => {
      while (!(await responses(url))) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended: ${errors}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    exitCode,
    stop: (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return exitCode();
    },
  };
}

async function responses(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    (response) => response.ok,
    () => false,
  );
}
