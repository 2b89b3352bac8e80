// Updates the generated fields in the package.json of a lib or remote: `node tools/packages/fix.mjs libs/shop/ui …`. Creates
// it, and a first changelog, when missing.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/run.mjs';
import { derivedFields } from './manifest.mjs';
import { describe, readJson } from './workspace.mjs';

const order = [
  ...[
    'name',
    'version',
    'description',
    'license',
    'repository',
    'type',
    'bin',
    'engines',
    'sideEffects',
    'exports',
    'files',
  ],
  ...['dependencies', 'devDependencies', 'peerDependencies', 'peerDependenciesMeta', 'alzette'],
];

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Usage: node tools/packages/fix.mjs <folder> [<folder> …], for instance libs/shop/ui');
  process.exit(1);
}
for (const folder of folders) fix(folder.replace(/\/$/u, ''));

function fix(folder) {
  const file = join(root, folder, 'package.json');
  const manifest = existsSync(file) ? readJson(file) : { version: '0.1.0', description: '' };
  const fields = { ...manifest, ...derivedFields(describe(folder, manifest)) };
  const unknown = Object.entries({ ...fields.dependencies, ...fields.devDependencies }).filter(
    ([, range]) => !range.startsWith('^'),
  );
  if (unknown.length > 0)
    throw new Error(`${folder}: ${unknown.map(([name, range]) => `${name} needs ${range}`).join('; ')}.`);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(order.map((key) => [key, fields[key]])), null, 2)}\n`);
  const changelog = join(root, folder, 'CHANGELOG.md');
  if (!existsSync(changelog)) writeFileSync(changelog, `## ${fields.version}\n\nFirst release.\n`);
  if (!fields.description) console.log(`${folder}/package.json: write a description.`);
}
