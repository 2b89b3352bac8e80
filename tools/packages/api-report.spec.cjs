const { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

let home;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'api-report-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const tools = () => import('./api-report.mjs');
const commit = (file, text) => writeFileSync(join(home, file), text);
const report = (text) => [{ file: 'api-report.api.md', text }];

it('a report that matches the sources has no differences', async () => {
  const { differences } = await tools();
  commit('api-report.api.md', 'export const one: 1;\n');
  expect(differences(home, report('export const one: 1;\n'))).toEqual([]);
});

it('removed and added lines are listed', async () => {
  const { differences } = await tools();
  commit('api-report.api.md', 'export const one: 1;\nexport const two: 2;\n');
  expect(differences(home, report('export const one: 1;\nexport const two: number;\n'))).toEqual([
    'api-report.api.md says something else than the sources:\n  - export const two: 2;\n  + export const two: number;',
  ]);
});

it('a missing report and a report of a removed entry are listed', async () => {
  const { differences } = await tools();
  commit('api-report-old.api.md', '');
  expect(differences(home, report(''))).toEqual([
    'api-report.api.md is missing.',
    'api-report-old.api.md reports an entry that does not exist.',
  ]);
});

it('accepting writes current reports and deletes outdated ones', async () => {
  const { accept } = await tools();
  commit('api-report-old.api.md', '');
  accept(home, report('export {};\n'));
  expect(readdirSync(home)).toEqual(['api-report.api.md']);
  expect(readFileSync(join(home, 'api-report.api.md'), 'utf8')).toBe('export {};\n');
});

it.each([
  ['index', 'api-report.api.md'],
  ['mount', 'api-report.api.md'],
  ['schemas', 'api-report-schemas.api.md'],
])('reports entry %s in %s', async (id, file) => {
  const { reportName } = await tools();
  expect(reportName(id)).toBe(file);
});
