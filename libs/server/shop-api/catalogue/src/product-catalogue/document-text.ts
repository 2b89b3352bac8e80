import { visit } from 'jsonc-parser';
import { isStorable } from '@alzette/shop-api/platform';
import type { Fault } from './read-document';

const byteOrderMark = '\uFEFF';

/**
 * Parses the bytes of a document. Repeated keys are faults, because `JSON.parse` would keep only the last one.
 *
 * @throws SyntaxError if it is not JSON, TypeError if it is not UTF-8
 */
export function parseDocument(bytes: Uint8Array): { readonly document: unknown; readonly faults: readonly Fault[] } {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const hasMark = text.startsWith(byteOrderMark);
  const json = hasMark ? text.slice(1) : text;
  const document: unknown = JSON.parse(json);
  const mark = { pointer: '', message: 'begins with a byte order mark: save it as UTF-8 without one' };
  return { document, faults: [...(hasMark ? [mark] : []), ...repeatedKeys(json)] };
}

function repeatedKeys(json: string): readonly Fault[] {
  const faults: Fault[] = [];
  const open: Set<string>[] = [];
  visit(json, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, _offset, _length, line, _character, path) => {
      const keys = open.at(-1);
      if (keys?.has(key)) faults.push({ pointer: pointerOf(path(), key), message: `appears twice, line ${line + 1}` });
      keys?.add(key);
    },
  });
  return faults;
}

/** A fault for each text and key that PostgreSQL cannot store. */
export function unstorableTexts(value: unknown, path: readonly (string | number)[] = []): readonly Fault[] {
  const fault = { pointer: pointerOf(path), message: 'has a character that cannot be stored' };
  if (typeof value === 'string') return isStorable(value) ? [] : [fault];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [
    ...(isStorable(key) ? [] : [fault]),
    ...unstorableTexts(entry, [...path, key]),
  ]);
}

/** JSON pointer (RFC 6901). */
function pointerOf(path: readonly (string | number)[], ...more: readonly string[]): string {
  return [...path, ...more].map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
