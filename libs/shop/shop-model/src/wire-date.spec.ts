import { isoDate, noonOf, wireDate } from './wire-date';

it('days have slashes on the wire and dashes elsewhere', () => {
  expect(wireDate('2026-11-29')).toBe('2026/11/29');
  expect(isoDate('2026/11/29')).toBe('2026-11-29');
});

it('noon is on its day in Luxembourg, in summer and in winter', () => {
  expect(noonOf('2026/06/30').toISOString()).toBe('2026-06-30T12:00:00.000Z');
  expect(noonOf('2026/12/01').toISOString()).toBe('2026-12-01T12:00:00.000Z');
});
