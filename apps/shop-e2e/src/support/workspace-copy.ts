import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './root';

export interface WorkspaceCopy {
  readonly folder: string;
  /** Runs a command of a guide there, unchanged. Rejects with its output. */
  run(command: string, env?: Readonly<Record<string, string>>): Promise<string>;
  remove(): void;
}

/** A copy of the present sources, with the installed packages. Generated files stay inside the copy. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-workspace-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  // A file may have been deleted since the last commit. Times are kept: packages that look older than the lockfile are installed anew.
  for (const file of files.split('\0').filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { preserveTimestamps: true });
  }
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '.cache')) {
    // Links the packages one by one, without the caches of builds, which contain paths of the workspace itself.
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return {
    folder,
    run: (command, env = {}) => runIn(folder, command, env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function runIn(folder: string, command: string, env: Readonly<Record<string, string>>): Promise<string> {
  const [name = '', ...text] = command.split(' ');
  const child = spawn(name, text, {
    cwd: folder,
    env: { ...process.env, ...env, NX_DAEMON: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`"${command}" ended with ${String(code)}:\n${output}`);
  return output;
}
