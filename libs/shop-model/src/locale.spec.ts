import { luxembourgDate } from './locale';

it.each([
  ['2026-11-20T22:30:00Z', '2026-11-20'],
  ['2026-11-20T23:30:00Z', '2026-11-21'],
  ['2026-07-20T22:30:00Z', '2026-07-21'],
])('[J4] %s is %s in Luxembourg', (moment, day) => {
  expect(luxembourgDate(new Date(moment))).toBe(day);
});
