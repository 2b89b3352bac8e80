import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const columns = 'rue;numero;localite;code_postal';

/** A file for `import-addresses`, in a temporary folder. */
export function addressFile(lines: readonly string[], header = columns) {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-addresses-'));
  const path = join(folder, 'addresses.csv');
  writeFileSync(path, [header, ...lines, ''].join('\n'));
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
