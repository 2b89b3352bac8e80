import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { FastifyBaseLogger } from 'fastify';
import { releasesOf } from '@alzette/discovery';
import { privateFolder } from '@alzette/release';
import type { Environment } from '../environment';
import type { Releases } from '../releases/releases';

/** Resolves positions in built scripts with the source maps that are kept beside shell, embed host and releases. */
export interface SourcePositions {
  /**
   * Positions in the sources: `apps/cart/src/cart-page.tsx:12:3`. A position that no map resolves stays one in the built file.
   *
   * @param frames of a stack, each an address with line and column: `https://shop/assets/main.1a.js:1:2345`
   */
  resolve(frames: readonly string[]): Promise<readonly string[]>;
}

/** An address of a script with line and column. */
export const frame = /^https?:\/\/[^\s?#]+?(\/[A-Za-z0-9_.~/-]+\.js):(\d{1,6}):(\d{1,7})$/u;

/** Maps are large, and a fault sends the same ones again and again. */
const keptMaps = 8;

type Builds = Pick<Environment, 'shellFolder' | 'embedFolder'>;

export function sourcePositions(
  { shellFolder, embedFolder }: Builds,
  { store, files }: Pick<Releases, 'store' | 'files'>,
  log: FastifyBaseLogger,
): SourcePositions {
  const kept = new Map<string, Promise<TraceMap | null>>();

  function mapOf(path: string): Promise<TraceMap | null> {
    const map = kept.get(path) ?? parsedMap(path);
    kept.delete(path);
    kept.set(path, map);
    const [oldest] = kept.keys();
    if (kept.size > keptMaps && oldest !== undefined) kept.delete(oldest);
    return map;
  }

  /** A report is worth more than its positions. */
  function parsedMap(path: string): Promise<TraceMap | null> {
    return readMap(path)
      .then((text) => (text === null ? null : new TraceMap(text)))
      .catch((err: unknown) => {
        log.warn({ err }, 'source map unreadable');
        return null;
      });
  }

  async function readMap(path: string): Promise<string | null> {
    const [, folder, file] = /^\/(assets|embed\/assets)\/([A-Za-z0-9_.~-]+)$/u.exec(path) ?? [];
    if (folder !== undefined && file !== undefined)
      return readText(join(folder === 'assets' ? shellFolder : embedFolder, 'maps', `${file}.map`));
    const [, name = '', version = '', released] =
      /^\/remotes\/([a-z][a-z0-9-]*)\/([0-9A-Za-z.-]+)\/([A-Za-z0-9_.~-]+)$/u.exec(path) ?? [];
    // Only for what is listed: a report may name any path.
    const isListed = releasesOf(await store.document(), name).some(({ metadata }) => metadata.version === version);
    if (released === undefined || !isListed) return null;
    const bytes = await files.readFile(`${privateFolder(name, version)}/maps/${released}.map`);
    return bytes && bytes.toString('utf8');
  }

  async function resolveOne(text: string): Promise<string> {
    const [, path = '', line = '', column = ''] = frame.exec(text) ?? [];
    const map = await mapOf(path);
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    return found && found.source !== null
      ? `${found.source}:${found.line}:${found.column + 1}`
      : `${path}:${line}:${column}`;
  }

  return { resolve: (frames) => Promise.all(frames.map(resolveOne)) };
}

async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
