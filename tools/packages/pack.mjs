// Writes the npm package of a lib or remote into dist/packages/<name>: `node tools/packages/pack.mjs <name>`, or
// `nx package <name>`, which builds the declarations first.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../process/run.mjs';
import { bundle } from './bundle.mjs';
import { apiFolder, packageFolder } from './folders.mjs';
import { packagesIn } from './imports.mjs';
import { readmeOutside } from './readme.mjs';
import { findPackage, readJson } from './workspace.mjs';

const found = findPackage(process.argv[2]);
const target = packageFolder(found.name);

rmSync(target, { recursive: true, force: true });
mkdirSync(join(target, 'lib'), { recursive: true });
copyPapers();
copyDeclarations();
if (found.isBuilt) copyRelease();
if (found.kind === 'lib') await writeCode();

/** Copies package.json, README and changelog. The exports in package.json already name the built files. */
function copyPapers() {
  for (const paper of ['package.json', 'CHANGELOG.md']) cpSync(join(root, found.folder, paper), join(target, paper));
  const readme = readFileSync(join(root, found.folder, 'README.md'), 'utf8');
  const { repository } = readJson(join(root, 'package.json'));
  writeFileSync(join(target, 'README.md'), readmeOutside(readme, found.folder, repository?.url));
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
}

function copyDeclarations() {
  const { dependencies, peerDependencies } = found.manifest;
  for (const { id } of found.entries) {
    const file = join(apiFolder(found.name), `${id}.d.ts`);
    const unknown = packagesIn(file).filter((name) => !(name in { ...dependencies, ...peerDependencies }));
    if (unknown.length > 0)
      throw new Error(
        `The types of ${found.manifest.name} name ${unknown.join(', ')}, which its package.json does not.`,
      );
    cpSync(file, join(target, `lib/${id}.d.ts`));
  }
}

/** Copies the folder that `nx build` wrote, without its source maps: it is loaded at run time, not imported. */
function copyRelease() {
  const built = join(root, 'dist/apps', found.name);
  if (!existsSync(built)) throw new Error(`${found.name} is not built: run "npx nx build ${found.name}" first.`);
  const maps = join(built, 'maps');
  cpSync(built, join(target, 'release'), { recursive: true, filter: (source) => source !== maps });
}

async function writeCode() {
  for (const { path, contents } of await bundle(found)) {
    const file = join(target, 'lib', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
}
