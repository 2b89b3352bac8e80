import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';

/** Changes a source file while something is looked at, and puts it back as it was, whatever happens. */
export async function withEdit(file: string, change: (text: string) => string, look: () => Promise<void>): Promise<void> {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const edited = change(before);
  if (edited === before) throw new Error(`${file} holds nothing to change`);
  const restore = () => writeFileSync(path, before);
  process.once('exit', restore);
  writeFileSync(path, edited);
  try {
    await look();
  } finally {
    restore();
    process.off('exit', restore);
  }
}
