import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/**
 * The place in the sources of an address with line and column: `apps/cart/src/cart-page.tsx:12:3`. Without a source map of the build it
 * stays the built file.
 */
export async function positionIn(folder: string, address: string): Promise<string> {
  const [, path = '', line = '', column = ''] = /^(.*?):(\d+):(\d+)$/u.exec(address) ?? [];
  const file = basename(path);
  const text = await readFile(join(folder, 'maps', `${file}.map`), 'utf8').catch(() => null);
  const found =
    text === null ? null : originalPositionFor(new TraceMap(text), { line: Number(line), column: Number(column) - 1 });
  return found && found.source !== null
    ? `${found.source}:${found.line}:${found.column + 1}`
    : `${file}:${line}:${column}`;
}
