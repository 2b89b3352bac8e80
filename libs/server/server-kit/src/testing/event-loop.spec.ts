import { setTimeout as wait } from 'node:timers/promises';
import { largestValue, longestHold } from '.';

describe('[V7] the longest hold of the event loop', () => {
  it('is that of the work, without what it waits for', async () => {
    const holdFor = (milliseconds: number) => {
      const until = performance.now() + milliseconds;
      while (performance.now() < until);
    };
    const hold = await longestHold(async () => {
      holdFor(20);
      await wait(80);
      holdFor(60);
    });
    expect(hold).toBeGreaterThanOrEqual(55);
    expect(await longestHold(() => wait(80))).toBeLessThan(50);
  });

  it.each([
    [5, Infinity],
    [20, 0],
  ])('is the best of %i tries with a limit of %d ms', async (tries, limitMs) => {
    const work = jest.fn().mockResolvedValue(undefined);
    await longestHold(work, limitMs);
    expect(work).toHaveBeenCalledTimes(tries);
  });
});

it('the largest value of a schema has all members, entries and letters that fit', () => {
  const text = { type: 'string', maxLength: 50 };
  const schema = {
    type: 'object',
    properties: {
      kind: { const: 'a' },
      level: { enum: ['low', 'high'] },
      note: { anyOf: [text, { type: 'null' }] },
      lines: { type: 'array', maxItems: 3, items: { type: ['integer', 'null'], maximum: 9 } },
      isOpen: { type: 'boolean' },
      rest: {},
    },
  };
  expect(largestValue(schema, 10_000)).toEqual({
    kind: 'a',
    level: 'low',
    note: 'x'.repeat(50),
    lines: [9, 9, 9],
    isOpen: true,
    rest: null,
  });
  expect(largestValue({ type: 'string', maxLength: 9_999 }, 110)).toBe('x'.repeat(100));
});
