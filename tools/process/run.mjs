import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(fileURLToPath(import.meta.url), '../../..');

/** Thrown when a command fails; holds everything it printed. */
export class CommandFailedError extends Error {
  constructor(command, code, output) {
    super(`"${command}" ended with ${code}`);
    this.name = 'CommandFailedError';
    this.code = code;
    this.output = output;
  }
}

const running = new Set();

/** Ends every command that `run` has started. */
export function stopCommands() {
  for (const child of running) child.kill();
}

/**
 * Runs a command and resolves with its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, onLine?: (line: string) => void, echo?: boolean }} [options] `cwd` is the workspace's root
 *   when left out
 */
export function run(command, args, { env = {}, cwd = root, onLine = () => {}, echo = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    const listen = (stream) => {
      stream.on('data', (chunk) => {
        output += chunk;
        if (echo) process.stdout.write(chunk);
        String(chunk).split('\n').filter(Boolean).forEach(onLine);
      });
    };
    listen(child.stdout);
    listen(child.stderr);
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else reject(new CommandFailedError([command, ...args].join(' '), code, output));
    });
  });
}

/** Path of a tool installed with the project's packages. */
export function tool(name) {
  return join(root, 'node_modules/.bin', name);
}

/** The compiler that checks types (ADR 48). `typescript`, which has an API, is the one of ESLint and of the API reports. */
export const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
