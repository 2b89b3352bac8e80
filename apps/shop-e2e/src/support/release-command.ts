import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from './chromium';
import { buildNextRelease, type NextRelease } from './next-release';
import { root } from './root';
import type { ShopServers } from './shop-servers';

const runFile = promisify(execFile);

/** A team with a repository of its own: what it builds, and the command with which it releases to a running shop. */
export interface Team {
  /** Builds a release of its remote. The next commands apply to it. */
  build(release: NextRelease): Promise<void>;
  /** Runs `alzette-release` as its team would; Resolves with the output of the command. Rejects with its error message. */
  release(command: string): Promise<string>;
  leave(): void;
}

export function teamOf(shop: ShopServers, name: string): Team {
  const builds = mkdtempSync(join(tmpdir(), 'alzette-team-'));
  let folder = join(root, 'dist/apps', name);
  return {
    build: async (release) => {
      rmSync(join(builds, name), { recursive: true, force: true });
      folder = await buildNextRelease(builds, name, release);
    },
    release: async (command) => {
      const args = [
        ...command.split(' '),
        // A smoke test has tests of its own.
        ...(command.startsWith('publish') && !command.includes('--smoke-test') ? ['--no-smoke-test'] : []),
        '--against',
        shop.siteUrl,
        '--store',
        join(shop.folder, 'store'),
        '--build',
        folder,
      ];
      const env = { ...process.env, ...shop.environment, ALZETTE_CHROMIUM: findChromium() };
      const { stdout } = await runFile(process.execPath, [join(root, 'tools/process/alzette-release.mjs'), ...args], {
        // In this workspace the command would check the types of the remote's sources as well, which `npm test` has done.
        cwd: builds,
        env,
      });
      return stdout.trim();
    },
    leave: () => rmSync(builds, { recursive: true, force: true }),
  };
}
