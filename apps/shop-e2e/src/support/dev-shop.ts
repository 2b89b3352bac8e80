import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { announcedAddress, interrupt } from './npm-command';
import { prepareShop } from './shop-servers';
import { copyWorkspace } from './workspace-copy';

const startLimit = 240_000;

/** The processes that `npm run dev` started. */
export interface DevShop {
  readonly siteUrl: string;
  /** Its own copy of the sources, so that edits affect no other test. */
  readonly folder: string;
  /** Runs a command of a guide in that copy. */
  run(command: string): Promise<string>;
  /** The address at which each remote runs alone, by name. */
  readonly remotes: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Runs `npm run dev` in a copy of the workspace, on ports and data of its own, until the shop is ready. */
export async function startDevShop(
  extra: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<DevShop> {
  const shop = await prepareShop(extra);
  const { folder, run, remove } = copyWorkspace();
  const started = spawn('npm', ['run', 'dev', '--', ...args], {
    cwd: folder,
    env: { ...process.env, ...shop.environment },
    // A separate process group: Ctrl-C in a terminal reaches npm and its children.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(started, 'exit');
  let output = '';
  started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    if (started.exitCode === null) interrupt(started.pid);
    await ended;
    await shop.remove();
    remove();
  };
  try {
    const siteUrl = await announcedAddress(started, startLimit);
    const remotes = Object.fromEntries(
      [...output.matchAll(/^([a-z-]+) alone: (http\S+)$/gmu)].map(([, name = '', url = '']) => [name, url]),
    );
    return { siteUrl, folder, run, remotes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
