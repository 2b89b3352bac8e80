// All specs of a run share one PostgreSQL. Initialising a database takes seconds, a copy of one does not.
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

module.exports = async () => {
  const { importSource } = await import('../../../tools/process/import-source.mjs');
  const { createInitialDatabases } = await importSource('apps/shop-api/test/initial-databases.ts');
  const { postgres, embeddedDemo } = await createInitialDatabases();
  process.env.ALZETTE_TEST_POSTGRES = postgres.url;
  globalThis.stopPostgres = postgres.stop;
  const folder = mkdtempSync(join(tmpdir(), 'alzette-initial-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.ALZETTE_EMBEDDED_DEMO = join(folder, 'demo.tar');
  writeFileSync(process.env.ALZETTE_EMBEDDED_DEMO, Buffer.from(await embeddedDemo.arrayBuffer()));
};
