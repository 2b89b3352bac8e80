// Finds classes that a component reads from a CSS module that has no such class: `styles.text` is then undefined, without any error.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../process/run.mjs';
import { listFiles } from './list-files.mjs';

/**
 * @param {readonly { path: string, text: string }[]} files
 * @param {(path: string) => string} readStyles of a CSS module, by its path
 * @returns {readonly string[]} `path: class`
 */
export function findMissingClasses(files, readStyles) {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)';/gmu)].flatMap(([, name, module]) => {
      const styles = readStyles(join(path, '..', module));
      const code = text.replaceAll(/^import .*$/gmu, '');
      const used = new Set([...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'gu'))].map(([, used]) => used));
      return [...used]
        .filter((each) => !new RegExp(`\\.${each}(?![\\w-])`, 'u').test(styles))
        .map((each) => `${path}: ${each}`);
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const files = listFiles('*.tsx', '*.ts').map((path) => ({ path, text: read(path) }));
  const found = findMissingClasses(files, read);
  if (found.length > 0) {
    console.error(`${found.join('\n')}\n\n${found.length} classes that their CSS modules lack.`);
    process.exitCode = 1;
  }
}
