import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerShell } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import type { ShellManifest } from '../static/shell-store';

export type ShopServerShell = ServerShell<PublicSettings>;

/** The server bundle of a build of the shell; null when the build has none, or when it cannot be used. */
export type LoadServerShell = (manifest: ShellManifest) => Promise<ShopServerShell | null>;

/** Runs the server bundle of the current build. It is read once for each build, and only if its hash is that of the manifest. */
export function serverShell(folder: string, log: FastifyBaseLogger): LoadServerShell {
  let known: { readonly integrity: string; readonly shell: Promise<ShopServerShell | null> } | null = null;

  async function load(file: string, integrity: string): Promise<ShopServerShell> {
    const path = join(resolve(folder), file);
    const code = await readFile(path, 'utf8');
    const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    if (hash !== integrity) throw new Error(`${file} is not the file of its manifest`);
    const module = { exports: {} };
    const run = compileFunction(code, ['module', 'exports', 'require'], { filename: path });
    run(module, module.exports, createRequire(path));
    return module.exports as ShopServerShell;
  }

  return ({ server }) => {
    if (!server) return Promise.resolve(null);
    if (known?.integrity === server.integrity) return known.shell;
    const shell = load(server.file, server.integrity).catch((err: unknown) => {
      log.error({ err }, 'the server bundle of the shell cannot be used: pages are sent as skeletons');
      return null;
    });
    known = { integrity: server.integrity, shell };
    return shell;
  };
}
