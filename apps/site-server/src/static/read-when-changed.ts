import { stat, readFile } from 'node:fs/promises';

/**
 * Reads a file and turns it into a value, again only when the file has changed. A missing, unreadable or wrong file is
 * null; `onFault` hears of it once for each state of the file.
 */
export function readWhenChanged<Value>(
  path: string,
  parse: (text: string) => Value,
  onFault: (fault: unknown) => void,
): () => Promise<Value | null> {
  let known: { readonly stamp: string; readonly value: Value | null } | null = null;

  return async () => {
    const stamp = await stampOf(path);
    if (known?.stamp === stamp) return known.value;
    const value = await readFile(path, 'utf8')
      .then(parse)
      .catch((fault: unknown) => {
        onFault(fault);
        return null;
      });
    known = { stamp, value };
    return value;
  };
}

/** Changes whenever the file does; `missing` while there is none. */
export async function stampOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  return found ? `${found.mtimeMs}-${found.size}-${found.ino}` : 'missing';
}
