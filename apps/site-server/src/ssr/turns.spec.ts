import { setTimeout as wait } from 'node:timers/promises';
import { takeTurns } from './turns';

describe('[V7] the turns of callers', () => {
  it('let a caller wait for its own requests, and never for those of another', async () => {
    const turns = takeTurns();
    const begun: string[] = [];
    const work = (name: string) => async () => {
      begun.push(name);
      await wait(20);
    };
    const { signal } = new AbortController();
    const all = ['a', 'b', 'c'].map((name) => turns('busy', signal, work(name)));
    const other = turns('other', signal, work('other'));
    await wait(5);
    expect(begun).toEqual(['a', 'other']);
    await Promise.all([...all, other]);
    expect(begun).toEqual(['a', 'other', 'b', 'c']);
  });

  it('drop work that does not begin in time, and continue after a failure', async () => {
    const turns = takeTurns();
    const controller = new AbortController();
    const failed = turns('me', controller.signal, async () => {
      await wait(10);
      throw new Error('failed');
    });
    const late = turns('me', AbortSignal.timeout(5), async () => 'late');
    const next = turns('me', controller.signal, async () => 'next');
    await expect(failed).rejects.toThrow('failed');
    await expect(late).rejects.toThrow();
    expect(await next).toBe('next');
  });
});
