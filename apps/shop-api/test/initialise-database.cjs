// Initialising a database takes seconds, opening a copy of one does not: it is done once before all specs.
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { PGlite } = require('@electric-sql/pglite');

module.exports = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-initial-'));
  const file = join(folder, 'database.tar');
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  process.env.ALZETTE_TEST_DATABASE = file;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
};
