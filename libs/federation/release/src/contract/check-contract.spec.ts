import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkContract } from './check-contract';
import { contractFiles } from './snapshot';

const workspace = join(import.meta.dirname, '../../../../..');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-contract-'));
  cpSync(join(workspace, 'libs/federation/remote-contract'), join(root, 'libs/federation/remote-contract'), {
    recursive: true,
  });
});
afterEach(() => rmSync(root, { recursive: true }));

/** When two contracts were last compared without a fault. */
const comparedAt = () => statSync(join(root, 'dist/types/contract.compared.txt')).mtimeMs;

it('[P3] contracts that were compared without a fault are not compared again', async () => {
  checkContract(root);
  const before = comparedAt();
  await setTimeout(20);
  checkContract(root);
  expect(comparedAt()).toBe(before);
});

it('[P3] a changed contract is compared, and again as long as its version is too low', () => {
  checkContract(root);
  const { snapshot } = contractFiles(root);
  const released = readFileSync(snapshot, 'utf8');
  writeFileSync(
    snapshot,
    released.replace('readonly settings: unknown;', 'readonly settings: unknown; print(): void;'),
  );
  for (let time = 0; time < 2; time += 1)
    expect(() => checkContract(root)).toThrow('HostServices.print was removed) and is still');
});
