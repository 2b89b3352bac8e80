// Writes the declarations of all packages into dist/declarations in one run of the compiler (one run per package would check the
// libs below it again each time), then rolls them up per entry into dist/api. The last roll-ups stay where no declaration changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, tsc } from '../process/run.mjs';
import { apiRoot, declarationsFolder, declarationOf } from './folders.mjs';
import { rollUp } from './roll-up.mjs';
import { findPackages } from './workspace.mjs';

/** Hash of the input of the last roll-ups. */
const stateFile = join(apiRoot, 'input.sha256');

try {
  rmSync(declarationsFolder, { recursive: true, force: true });
  await run(tsc, ['-p', 'tools/packages/tsconfig.json', '--checkers', '1']);
  const packages = findPackages();
  packages.forEach(writeFrontDoor);
  const input = hashOf([...declarations(), ...settings(packages)]);
  if (!existsSync(stateFile) || readFileSync(stateFile, 'utf8') !== input) rollUpAll(packages, input);
} catch (error) {
  console.error(error.output ?? error);
  process.exitCode = 1;
}

function rollUpAll(packages, input) {
  rmSync(apiRoot, { recursive: true, force: true });
  rollUp(packages);
  writeFileSync(stateFile, input);
}

function declarations() {
  return ['libs', 'apps']
    .map((name) => join(declarationsFolder, name))
    .filter(existsSync)
    .flatMap(filesIn);
}

/** The files besides declarations that the roll-ups depend on. */
function settings(packages) {
  const manifests = packages.flatMap(({ folder }) =>
    ['package.json', 'project.json'].map((file) => join(root, folder, file)),
  );
  const tools = filesIn(join(root, 'tools/packages')).filter((file) => /\.(?:mjs|json)$/u.test(file));
  const shared = ['package.json', 'package-lock.json', 'tsconfig.base.json'].map((file) => join(root, file));
  return [...manifests, ...tools, ...shared];
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
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
