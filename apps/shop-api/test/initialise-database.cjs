// Initialising a database takes seconds, opening a copy of one does not: it is done once before all specs.
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

module.exports = async () => {
  const { importSource } = await import('../../../tools/process/import-source.mjs');
  const { dumpInitialDatabases } = await importSource('apps/shop-api/test/initial-databases.ts');
  const { empty, migrated, demo } = await dumpInitialDatabases();
  const folder = mkdtempSync(join(tmpdir(), 'alzette-initial-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.ALZETTE_EMPTY_DATABASE = await write(empty, join(folder, 'empty.tar'));
  process.env.ALZETTE_MIGRATED_DATABASE = await write(migrated, join(folder, 'migrated.tar'));
  process.env.ALZETTE_DEMO_DATABASE = await write(demo, join(folder, 'demo.tar'));
};

async function write(dump, file) {
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}
