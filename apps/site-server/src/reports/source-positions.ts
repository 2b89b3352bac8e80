import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { releasesOf } from '@alzette/discovery';
import { privateFolder } from '@alzette/release';
import { threadPool, ThreadsBusyError } from '@alzette/server-kit';
import type { Environment } from '../settings/environment';
import type { Releases } from '../releases/releases';
import type { PositionsInput } from './positions-thread';

/** Resolves positions in built scripts with the source maps that are kept beside shell, embed host and releases. */
export interface SourcePositions {
  /**
   * Positions in the sources: `apps/cart/src/cart-page.tsx:12:3`. A position without a matching map stays a position in the built file.
   *
   * @param frames of a stack, each an address with line and column: `https://shop/assets/main.1a.js:1:2345`
   * @param caller the reporting client; callers take turns
   */
  resolve(frames: readonly string[], caller: string): Promise<readonly string[]>;
}

/** An address of a script with line and column. */
export const frame = /^https?:\/\/[^\s?#]+?(\/[A-Za-z0-9_.~/-]+\.js):(\d{1,6}):(\d{1,7})$/u;

/** Total size of the source maps that are cached for further reports of the same fault. */
const maxKeptBytes = 64 * 1024 * 1024;
/** Number of cached positions. A fault reports the same positions repeatedly. */
const maxKeptPositions = 5_000;

type Builds = Pick<Environment, 'shellFolder' | 'embedFolder'>;

const threads = threadPool<PositionsInput, readonly (string | null)[]>(
  'positions-thread',
  typeof __dirname === 'undefined' ? undefined : __dirname,
);

export function sourcePositions(
  { shellFolder, embedFolder }: Builds,
  { store, files }: Pick<Releases, 'store' | 'files'>,
  log: FastifyBaseLogger,
): SourcePositions {
  const maps = leastRecentlyUsed<Uint8Array>(maxKeptBytes, ({ byteLength }) => byteLength);
  const found = leastRecentlyUsed<string>(maxKeptPositions, () => 1);

  async function mapOf(path: string): Promise<Uint8Array | null> {
    const kept = maps.get(path);
    if (kept) return kept;
    const bytes = await readMap(path);
    if (!bytes) return null;
    // Threads share the buffer without a copy.
    const map = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
    map.set(bytes);
    maps.set(path, map);
    return map;
  }

  /** Caches the found positions. A failure must not prevent the report, which matters more than its positions. */
  async function findIn(path: string, frames: readonly string[], caller: string): Promise<void> {
    try {
      const map = await mapOf(path);
      if (!map) return;
      const positions = frames.map((text) => {
        const { line, column } = partsOf(text);
        return { line: Number(line), column: Number(column) };
      });
      const sources = await threads.run({ path, map, positions }, caller);
      for (const [index, text] of frames.entries()) {
        const source = sources[index];
        if (source) found.set(text, source);
      }
    } catch (err) {
      if (err instanceof ThreadsBusyError) return;
      log.warn({ err }, 'source map unreadable');
    }
  }

  async function readMap(path: string): Promise<Uint8Array | null> {
    const [, folder, file] = /^\/(assets|embed\/assets)\/([A-Za-z0-9_.~-]+)$/u.exec(path) ?? [];
    if (folder !== undefined && file !== undefined)
      return readBytes(join(folder === 'assets' ? shellFolder : embedFolder, 'maps', `${file}.map`));
    const [, name = '', version = '', released] =
      /^\/remotes\/([a-z][a-z0-9-]*)\/([0-9A-Za-z.-]+)\/([A-Za-z0-9_.~-]+)$/u.exec(path) ?? [];
    // Only for listed releases, because a report may contain any path.
    const isListed = releasesOf(await store.document(), name).some(({ metadata }) => metadata.version === version);
    if (released === undefined || !isListed) return null;
    return files.readFile(`${privateFolder(name, version)}/maps/${released}.map`);
  }

  return {
    resolve: async (frames, caller) => {
      const unknown = new Map<string, string[]>();
      for (const text of new Set(frames)) {
        const { path } = partsOf(text);
        if (found.get(text) === undefined) unknown.set(path, [...(unknown.get(path) ?? []), text]);
      }
      await Promise.all([...unknown].map(([path, texts]) => findIn(path, texts, caller)));
      return frames.map((text) => {
        const { path, line, column } = partsOf(text);
        return found.get(text) ?? `${path}:${line}:${column}`;
      });
    },
  };
}

function partsOf(text: string): { readonly path: string; readonly line: string; readonly column: string } {
  const [, path = '', line = '', column = ''] = frame.exec(text) ?? [];
  return { path, line, column };
}

/** @param max of the sizes of all values together */
function leastRecentlyUsed<Value>(max: number, sizeOf: (value: Value) => number) {
  const values = new Map<string, Value>();
  let size = 0;
  const remove = (key: string) => {
    const value = values.get(key);
    if (value !== undefined) size -= sizeOf(value);
    values.delete(key);
  };
  return {
    get: (key: string): Value | undefined => {
      const value = values.get(key);
      if (value !== undefined) {
        values.delete(key);
        values.set(key, value);
      }
      return value;
    },
    set: (key: string, value: Value): void => {
      remove(key);
      values.set(key, value);
      size += sizeOf(value);
      for (const oldest of values.keys()) {
        if (size <= max || oldest === key) break;
        remove(oldest);
      }
    },
  };
}

async function readBytes(file: string): Promise<Uint8Array | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
