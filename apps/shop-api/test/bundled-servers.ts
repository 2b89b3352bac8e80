import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newKeyPair, signDocument } from '@alzette/release';
import { intoFolder, sourcesOf } from './server-process';

export const root = join(__dirname, '../../..');

export interface RunningServer {
  output(): string;
  stop(): Promise<void>;
}

/** Bundles servers of this workspace into `<builds>/<name>.mjs`. */
export function bundleServers(builds: string, names: readonly string[]): void {
  const options = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--packages=external',
    '--tsconfig=tsconfig.base.json',
    '--log-level=error',
  ];
  const bundle = (...args: readonly string[]) =>
    execFileSync(
      join(root, 'node_modules/.bin/esbuild'),
      [...args, '--define:process.env.NODE_ENV="production"', ...options],
      { cwd: root },
    );
  for (const name of names) {
    const { main, threads } = sourcesOf(name);
    bundle(main, `--outfile=${join(builds, `${name}.mjs`)}`);
    if (threads.length > 0) bundle(...threads, ...intoFolder(builds));
  }
}

/** An empty shell and an empty store, which is enough for a site server to be ready; its variables. */
export async function writeSiteFolders(folder: string): Promise<Readonly<Record<string, string>>> {
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

export function startBundle(file: string, env: NodeJS.ProcessEnv): RunningServer {
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

export async function untilReady(port: number, output: () => string): Promise<void> {
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
