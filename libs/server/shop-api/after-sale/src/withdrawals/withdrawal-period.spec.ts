import { lastDayOfWithdrawal } from './withdrawal-period';

const at = (moment: string) => new Date(moment);
const service = (concludedAt: string, informedAt: string | null = concludedAt) =>
  lastDayOfWithdrawal({
    concludedAt: at(concludedAt),
    hasGoods: false,
    deliveredAt: null,
    informedAt: informedAt === null ? null : at(informedAt),
  });
const goods = (deliveredAt: string | null) =>
  lastDayOfWithdrawal({
    concludedAt: at('2026-11-21T10:00:00Z'),
    hasGoods: true,
    deliveredAt: deliveredAt === null ? null : at(deliveredAt),
    informedAt: at('2026-11-21T10:00:00Z'),
  });

it.each([
  ['14 days after the day of conclusion', '2026-11-19T10:00:00Z', '2026-12-03'],
  ['by the day in Luxembourg: an hour before midnight', '2026-11-18T22:59:59Z', '2026-12-02'],
  ['by the day in Luxembourg: after midnight', '2026-11-18T23:00:00Z', '2026-12-03'],
  ['in summer by two hours', '2026-06-30T22:00:00Z', '2026-07-15'],
  ['on the Monday after a Saturday', '2026-11-21T10:00:00Z', '2026-12-07'],
  ['on the Monday after a Sunday', '2026-11-22T10:00:00Z', '2026-12-07'],
  ['after public holidays and the weekend that follows', '2026-12-11T10:00:00Z', '2026-12-28'],
  ['over the change of the clocks', '2027-03-16T10:00:00Z', '2027-03-30'],
])('the period of a service ends %s', (_when, concludedAt, last) => {
  expect(service(concludedAt)).toBe(last);
});

it('[Q4] the period of goods counts from their delivery, and has not begun before', () => {
  expect(goods(null)).toBeNull();
  expect(goods('2026-11-26T09:00:00Z')).toBe('2026-12-10');
});

it.each([
  ['never: twelve months longer', null, '2027-12-03'],
  ['a month later: 14 days from then', '2026-12-22T10:00:00Z', '2027-01-05'],
  ['after more than a year: the twelve months stay', '2027-12-01T10:00:00Z', '2027-12-03'],
  ['on the next day: a day longer', '2026-11-20T10:00:00Z', '2026-12-04'],
])('without the information about the right in time, it is given %s', (_when, informedAt, last) => {
  expect(service('2026-11-19T10:00:00Z', informedAt)).toBe(last);
});

it('[Q4] twelve months after a leap day end in February', () => {
  expect(service('2028-02-15T10:00:00Z', null)).toBe('2029-02-28');
});
