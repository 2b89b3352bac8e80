import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const demo = join(root, 'apps/shop-api/demo-catalogue/catalogue.json');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alzette-catalogue-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command on an embedded database of its own. */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/alzette-catalogue'), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
    env: { ...process.env, ALZETTE_DATA: folder, DATABASE_URL: '' },
  });
  return { status, stdout, stderr };
}

it('[R5] alzette-catalogue shows an import, applies it, and exports the same document', () => {
  const shown = run('import', demo);
  expect(shown).toMatchObject({ status: 0, stderr: '' });
  expect(shown.stdout).toMatch(/mobile-alzette-s\b[^]*Nothing is changed yet: repeat the command with --apply\.\n$/u);
  expect(run('import', demo, '--apply')).toMatchObject({ status: 0, stdout: expect.stringMatching(/changed\.\n$/u) });
  expect(run('import', demo).stdout).toMatch(/nothing changes\.\n$/u);
  expect(JSON.parse(run('export').stdout)).toEqual(JSON.parse(readFileSync(demo, 'utf8')));
}, 120_000);

it('[R5] alzette-catalogue prints faults of its document or its arguments without a stack trace', () => {
  const file = join(folder, 'catalogue.json');
  writeFileSync(file, readFileSync(demo, 'utf8').replace('"value": 29.99', '"value": "29.99"'));
  const faulty = run('import', file);
  expect(faulty).toMatchObject({ status: 1, stdout: '' });
  expect(faulty.stderr).toMatch(/fault\(s\); nothing is changed:\n {2}\/productOfferingPrice\/\d+\/price\/value: /u);
  for (const args of [[], ['remove', demo], ['import']]) {
    expect(run(...args)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/^Usage: [^\n]*\n$/u) });
  }
}, 120_000);
