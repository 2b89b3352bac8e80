import { performance } from 'node:perf_hooks';
import { ThreadsBusyError, threadPool } from '..';
import type { FixtureInput } from './thread.fixture';
import { FairQueue } from './fair-queue';

const pool = threadPool<FixtureInput, string>('thread.fixture', import.meta.dirname);

describe('a pool of worker threads', () => {
  it('[V7] works outside of the event loop', async () => {
    const before = performance.eventLoopUtilization();
    expect(await pool.run({ holdMs: 300, name: 'a' }, 'me')).toBe('a');
    const { active } = performance.eventLoopUtilization(before);
    expect(active).toBeLessThan(250);
  });

  it('rejects with the error of the work', async () => {
    await expect(pool.run({ holdMs: 0, name: 'fails' }, 'me')).rejects.toThrow('no such name');
  });

  it('[V7] serves others in turn, and refuses only the caller with too much work', async () => {
    const done: string[] = [];
    const run = (caller: string, name: string) =>
      pool.run({ holdMs: 20, name }, caller).then((response) => void done.push(response));
    const busy = Array.from({ length: 40 }, (_each, index) => run('busy', `busy ${index}`));
    const other = run('other', 'other');
    await other;
    expect(done.length).toBeLessThan(10);
    await Promise.all(busy);
    const many = Array.from({ length: 60 }, () => pool.run({ holdMs: 1, name: 'x' }, 'busy'));
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(ThreadsBusyError);
    expect(await pool.run({ holdMs: 0, name: 'y' }, 'other')).toBe('y');
  });
});

it('a fair queue takes the oldest item of each caller in turn', () => {
  const queue = new FairQueue<number>();
  for (const item of [1, 2, 3]) queue.push('a', item);
  queue.push('b', 4);
  queue.push('c', 5);
  expect([queue.waiting('a'), queue.waiting('b'), queue.waiting('d')]).toEqual([3, 1, 0]);
  expect(Array.from({ length: 6 }, () => queue.shift())).toEqual([1, 4, 5, 2, 3, undefined]);
  expect(queue.waiting('a')).toBe(0);
});
