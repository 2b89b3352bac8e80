// Writes the declarations of all packages into dist/declarations in one run of the compiler (one run per package would check the
// libs below it again each time), then rolls them up per entry into dist/api.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, tool } from '../process/run.mjs';
import { declarationsFolder, declarationOf } from './folders.mjs';
import { rollUp } from './roll-up.mjs';
import { findPackages } from './workspace.mjs';

rmSync(declarationsFolder, { recursive: true, force: true });
rmSync(join(root, 'dist/api'), { recursive: true, force: true });
try {
  await run(tool('tsc'), ['-p', 'tools/packages/tsconfig.json']);
  const packages = findPackages();
  packages.forEach(writeFrontDoor);
  rollUp(packages);
} catch (error) {
  console.error(error.output ?? error);
  process.exitCode = 1;
}

/** Writes a `node_modules` with one file per entry beside the declarations, so that imports between packages resolve to packages. */
function writeFrontDoor({ name, manifest, entries }) {
  const folder = join(declarationsFolder, 'node_modules/@alzette', name);
  mkdirSync(folder, { recursive: true });
  for (const entry of entries) {
    const target = relative(folder, declarationOf(entry)).replace(/\.d\.ts$/u, '');
    writeFileSync(join(folder, `${entry.id}.d.ts`), `export * from '${target}';\n`);
  }
  const doors = entries.map(({ id, key }) => [key, { types: `./${id}.d.ts` }]);
  const { version } = manifest;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: manifest.name, version, exports: Object.fromEntries(doors) }),
  );
}
