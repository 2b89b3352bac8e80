import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressFile } from '../../test/address-file';

const root = join(__dirname, '../../../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alzette-addresses-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command on an embedded database of its own. */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/alzette-addresses'), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ALZETTE_DATA: folder, DATABASE_URL: '' },
  });
  return { status, stdout, stderr };
}

it('[J5] alzette-addresses imports a file, and prints faults without a stack trace', () => {
  const file = addressFile(['rue du Moulin;24;Esch-sur-Alzette;4251']);
  expect(run('import', file.path)).toEqual({
    status: 0,
    stdout: 'The address register is replaced (addresses: 1, streets: 1, lines left out: 0).\n',
    stderr: '',
  });
  const faulty = addressFile([], 'a;b');
  expect(run('import', faulty.path)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/addresses\.csv is not imported: line 1 has no column rue, [^\n]*\n$/u),
  });
  for (const args of [[], ['import'], ['export']])
    expect(run(...args)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: [^\n]*\n$/u) });
  file.remove();
  faulty.remove();
}, 120_000);
