// Prints the exports and imports of each part of shop-api, and the imports past a front door: `node tools/nx/front-doors.mjs`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../process/run.mjs';

const parts = join(root, 'libs/server/shop-api');

/**
 * @returns {{ part: string, names: number, forTests: number, imports: string[], deep: string[] }[]} `deep`: imports of a file of another
 *   part, as `file -> path`
 */
export function frontDoors() {
  return readdirSync(parts).map((part) => {
    const folder = join(parts, part, 'src');
    const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.ts'));
    const imports = files.flatMap((file) => importsOf(join(folder, file)).map((path) => ({ file, path })));
    const isOutside = ({ file, path }) =>
      path.startsWith('.') && relative(folder, join(folder, dirname(file), path)).startsWith('..');
    const others = imports.map(({ path }) => /^@alzette\/shop-api\/([^/]+)/u.exec(path)?.[1]).filter(Boolean);
    return {
      part,
      names: namesOf(join(folder, 'index.ts')),
      forTests: namesOf(join(folder, 'testing.ts')),
      imports: [...new Set(others)].filter((other) => other !== part).sort(),
      deep: imports.filter(isOutside).map(({ file, path }) => `${file} -> ${path}`),
    };
  });
}

function importsOf(file) {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName);
}

/** The number of names that a file exports by `export { … } from`. */
function namesOf(file) {
  if (!existsSync(file)) return 0;
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap(({ exportClause }) => exportClause?.elements ?? []).length;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.table(
    frontDoors().map(({ imports, deep, ...row }) => ({ ...row, imports: imports.join(', '), deep: deep.length })),
  );
}
