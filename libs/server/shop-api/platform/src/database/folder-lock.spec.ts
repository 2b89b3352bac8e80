import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'alzette-lock-'));
  folder = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const writeLock = (holder: object) => writeFileSync(`${folder}.lock`, JSON.stringify(holder));

it('a lock excludes others until it is released', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  lock.release();
  expect(existsSync(`${folder}.lock`)).toBe(false);
  lockFolder(folder).release();
});

it('the folder of another running process is refused', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  writeLock({ pid: other.pid, startedAt: '', nonce: 'other' });
  expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  lockFolder(folder).release();
});

it('the lock of an ended process is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeLock({ pid, startedAt: '1', nonce: 'gone' });
  const lock = lockFolder(folder);
  expect(readdirSync(parent)).toEqual(['data.lock']);
  lock.release();
});

it('the lock of an ended process is taken over when its id is used again', () => {
  writeLock({ pid: process.ppid, startedAt: 'long ago', nonce: 'gone' });
  lockFolder(folder).release();
});

it.each(['', '{', '{"pid":"x"}'])('a lock with the invalid content %j is taken over', (content) => {
  writeFileSync(`${folder}.lock`, content);
  lockFolder(folder).release();
});

it('a lock is taken over after a process that ended during its takeover', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeLock({ pid, startedAt: '1', nonce: 'first' });
  writeFileSync(`${folder}.lock.first`, JSON.stringify({ pid, startedAt: '1', nonce: 'second' }));
  lockFolder(folder).release();
  expect(readdirSync(parent)).toEqual([]);
});
