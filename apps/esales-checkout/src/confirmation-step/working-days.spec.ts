import { addWorkingDays } from './next-steps';

it.each([
  ['2026/11/16', 2, '2026/11/18'],
  ['2026/11/19', 2, '2026/11/23'],
  ['2026/11/20', 2, '2026/11/24'],
  ['2026/11/21', 1, '2026/11/23'],
  ['2026/12/31', 1, '2027/01/01'],
  ['2026/11/16', 0, '2026/11/16'],
])('%s and %i working days are %s', (day, count, later) => {
  expect(addWorkingDays(day, count)).toBe(later);
});
