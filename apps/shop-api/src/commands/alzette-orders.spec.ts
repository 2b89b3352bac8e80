import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseOrdersArguments } from './orders/orders-arguments';

const root = join(__dirname, '../../../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alzette-orders-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command on an embedded database of its own. */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/alzette-orders'), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ALZETTE_DATA: folder, DATABASE_URL: '' },
  });
  return { status, stdout, stderr };
}

it('[V12] alzette-orders prints a table or JSON, and refusals without a stack trace', () => {
  expect(run('list', '--by', 'Ada')).toEqual({ status: 0, stdout: 'None.\n', stderr: '' });
  expect(run('list', 'payments', '--json', '--by', 'Ada')).toEqual({ status: 0, stdout: '[]\n', stderr: '' });
  expect(run('show', 'ALZ-1', '--by', 'Ada')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Refused \(order_unknown\): [^\n]*\n$/u),
  });
}, 120_000);

it.each([
  [[], 'Usage: alzette-orders <find|show|'],
  [['show'], 'Usage: alzette-orders show <order> [--personal] [--json] --by <your name>'],
  [['show', 'a', 'b', '--by', 'Ada'], 'Usage: alzette-orders show'],
  [['show', 'a', '--apply', '--by', 'Ada'], 'Usage: alzette-orders show'],
  [['show', 'a', '--unknown', '--by', 'Ada'], 'Usage: '],
  [['show', 'a'], 'Give your name with --by'],
  [['show', 'a', '--by', ' '], 'Give your name with --by'],
  [['show', 'a'.repeat(501), '--by', 'Ada'], 'Usage: alzette-orders show'],
  [['cancel', 'a', '--by', 'Ada'], 'cancel needs --reason'],
  [
    ['refund', 'a', '--by', 'Ada', '--reason', 'because'],
    'Usage: alzette-orders refund <order> <amount> --reason <text> [--apply]',
  ],
])('[V12] %j is refused with the usage', (args, message) => {
  expect(() => parseOrdersArguments(args)).toThrow(message);
});
