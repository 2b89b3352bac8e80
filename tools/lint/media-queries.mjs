// Finds media queries in range syntax (`width < 960px`): Safari before 16.4 ignores them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../process/run.mjs';
import { listFiles } from './list-files.mjs';

/** @returns {readonly string[]} `path:line: query` */
export function findRanges(files) {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/@(?:media|container)[^{]*[<>][^{]*/gu)].map(
      ({ 0: query, index }) => `${path}:${text.slice(0, index).split('\n').length}: ${query.trim()}`,
    ),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findRanges(listFiles('*.css').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })));
  if (found.length > 0) {
    console.error(`${found.join('\n')}\n\n${found.length} media queries in range syntax: use min-width and max-width.`);
    process.exitCode = 1;
  }
}
