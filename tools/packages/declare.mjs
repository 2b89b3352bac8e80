// Writes the declarations of all packages into dist/declarations in one run of the compiler (one run per package would check the
// libs below it again each time), then rolls them up per entry into dist/api. After an edit that changes no declaration, the compiler
// checks only what the edit affects, and the last roll-ups stay. Otherwise all is built again: the order of an inferred union
// depends on the types that the compiler has checked before.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, tool } from '../process/run.mjs';
import { apiRoot, declarationsFolder, declarationOf } from './folders.mjs';
import { rollUp } from './roll-up.mjs';
import { findPackages } from './workspace.mjs';

/** The input and the output of the last run: `{ setting, declarations }`, both hashes. */
const stateFile = join(declarationsFolder, 'state.json');

const setting = hashOfSetting();
try {
  if (!(await isUnchanged())) await makeAnew();
} catch (error) {
  console.error(error.output ?? error);
  process.exitCode = 1;
}

async function isUnchanged() {
  if (!existsSync(stateFile) || !existsSync(apiRoot)) return false;
  const last = JSON.parse(readFileSync(stateFile, 'utf8'));
  if (last.setting !== setting) return false;
  await compile();
  return hashOfDeclarations() === last.declarations;
}

async function makeAnew() {
  for (const folder of [declarationsFolder, apiRoot]) rmSync(folder, { recursive: true, force: true });
  await compile();
  const declarations = hashOfDeclarations();
  const packages = findPackages();
  packages.forEach(writeFrontDoor);
  rollUp(packages);
  writeFileSync(stateFile, JSON.stringify({ setting, declarations }));
}

function compile() {
  const buildInfo = join(declarationsFolder, 'tsconfig.tsbuildinfo');
  return run(tool('tsc'), ['-p', 'tools/packages/tsconfig.json', '--incremental', '--tsBuildInfoFile', buildInfo]);
}

function hashOfDeclarations() {
  const folders = ['libs', 'apps'].map((name) => join(declarationsFolder, name));
  return hashOf(folders.filter(existsSync).flatMap(filesIn));
}

/** The names of the sources, since the compiler deletes nothing, and the content of the files that the declarations depend on. */
function hashOfSetting() {
  const projects = ['libs', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  );
  const sources = projects
    .map((project) => join(project, 'src'))
    .filter(existsSync)
    .flatMap(filesIn);
  const manifests = projects.flatMap((project) => [join(project, 'package.json'), join(project, 'project.json')]);
  const tools = filesIn(join(root, 'tools/packages')).filter((file) => /\.(?:mjs|json)$/u.test(file));
  const settings = ['package.json', 'package-lock.json', 'tsconfig.base.json'].map((file) => join(root, file));
  const contents = hashOf([...manifests.filter(existsSync), ...tools, ...settings]);
  return createHash('sha256').update(sources.sort().join('\n')).update(contents).digest('hex');
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
