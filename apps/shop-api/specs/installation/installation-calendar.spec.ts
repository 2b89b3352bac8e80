import type { InstallationCalendar } from '@alzette/shop-model';
import { daysBetween } from '@alzette/shop-api/platform';
import { openTestShop, type TestShop } from '../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function calendarAt(moment: string, query = ''): Promise<InstallationCalendar> {
  shop.clock.now = new Date(moment);
  const { body } = await (
    await shop.visitor()
  ).call<InstallationCalendar>('GET', `/api/v2/shop/installation/calendar${query}`);
  return body;
}

it('[J3, J4] the calendar begins in six days and blocks Sundays, full days and public holidays', async () => {
  const { earliest, latest, unavailable, holidays } = await calendarAt('2026-11-21T10:00:00Z');
  expect([earliest, latest]).toEqual(['2026/11/27', '2027/02/19']);
  const december = unavailable.filter((day) => day.startsWith('2026/12'));
  expect(december).toEqual([
    '2026/12/02',
    '2026/12/06',
    '2026/12/13',
    '2026/12/20',
    '2026/12/24',
    '2026/12/27',
    '2026/12/31',
  ]);
  expect(holidays).toEqual([
    { date: '2026/12/25', name: 'Noël' },
    { date: '2026/12/26', name: 'Lendemain de Noël' },
    { date: '2027/01/01', name: 'Nouvel An' },
  ]);
});

it.each([
  ['en', 'Christmas Day'],
  ['de', 'Weihnachten'],
])('[J4] holidays have names in the requested language: %s', async (locale, name) => {
  const { holidays } = await calendarAt('2026-11-21T10:00:00Z', `?locale=${locale}`);
  expect(holidays[0]?.name).toBe(name);
});

it.each([
  ['a second before midnight in Luxembourg', '2026-11-20T22:59:59Z', '2026/11/26'],
  ['at midnight in Luxembourg', '2026-11-20T23:00:00Z', '2026/11/27'],
  ['at midnight in summer', '2027-06-30T22:00:00Z', '2027/07/07'],
  ['over the end of the year', '2026-12-29T12:00:00Z', '2027/01/04'],
  ['over a leap day', '2028-02-23T12:00:00Z', '2028/02/29'],
  ['up to the day that has 23 hours', '2027-03-22T12:00:00Z', '2027/03/28'],
  ['over the day that has 23 hours', '2027-03-23T23:30:00Z', '2027/03/30'],
  ['over the day that has 25 hours', '2026-10-20T21:30:00Z', '2026/10/26'],
])('[J3] the calendar counts days, not hours: %s', async (_when, moment, earliest) => {
  expect((await calendarAt(moment)).earliest).toBe(earliest);
});

it('[J4] a change of the clocks loses and repeats no Sunday', async () => {
  const { unavailable } = await calendarAt('2027-03-01T12:00:00Z');
  const sundays = ['2027/03/07', '2027/03/14', '2027/03/21', '2027/03/28', '2027/04/04', '2027/04/11'];
  expect(unavailable.filter((day) => sundays.includes(day))).toEqual(sundays);
  expect(new Set(unavailable).size).toBe(unavailable.length);
  expect(daysBetween('2027-03-27', '2027-03-30')).toEqual(['2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30']);
});

it('[J4] a full day cannot be booked', async () => {
  expect((await calendarAt('2026-11-21T10:00:00Z')).unavailable).not.toContain('2026/12/18');
  await shop.database.insertInto('installation_full_days').values({ day: '2026-12-18' }).execute();
  expect((await calendarAt('2026-11-21T10:00:00Z')).unavailable).toContain('2026/12/18');
});

it('an unknown language gets 400, and the calendar is not cached', async () => {
  const visitor = await shop.visitor();
  expect((await visitor.call('GET', '/api/v2/shop/installation/calendar?locale=lb')).status).toBe(400);
  const { headers } = await visitor.call('GET', '/api/v2/shop/installation/calendar');
  expect(headers['cache-control']).toBe('no-store');
});
