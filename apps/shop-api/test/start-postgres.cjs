// All specs of a run share one PostgreSQL. Initialising a database takes seconds, a copy of one does not.
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

module.exports = async () => {
  const { importSource } = await import('../../../tools/process/import-source.mjs');
  const { startWithTemplates } = await importSource('apps/shop-api/test/start-with-templates.ts');
  const postgres = await startWithTemplates();
  process.env.ALZETTE_TEST_POSTGRES = postgres.url;
  globalThis.stopPostgres = postgres.stop;
  const folder = mkdtempSync(join(tmpdir(), 'alzette-initial-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.ALZETTE_TEST_FILES = folder;
};
