import { luxembourgDate } from './locale';

it.each([
  ['2026-11-20T22:30:00Z', '2026-11-20'],
  ['2026-11-20T23:30:00Z', '2026-11-21'],
  ['2026-07-20T22:30:00Z', '2026-07-21'],
])('[J4] %s is %s in Luxembourg', (moment, day) => {
  expect(luxembourgDate(new Date(moment))).toBe(day);
});

it('[W4] names the day in the same order where a browser writes the month first', () => {
  const parts = [
    { type: 'month', value: '11' },
    { type: 'literal', value: '/' },
    { type: 'day', value: '24' },
    { type: 'literal', value: '/' },
    { type: 'year', value: '2026' },
  ] as const;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValueOnce([...parts]);
  expect(luxembourgDate(new Date())).toBe('2026-11-24');
});
