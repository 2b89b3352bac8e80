import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes a source file of a copied workspace during a check, and restores it afterwards. */
export async function withEdit(
  folder: string,
  file: string,
  change: (text: string) => string,
  look: () => Promise<void>,
): Promise<void> {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const edited = change(before);
  if (edited === before) throw new Error(`${file} holds nothing to change`);
  writeFileSync(path, edited);
  try {
    await look();
  } finally {
    writeFileSync(path, before);
  }
}
