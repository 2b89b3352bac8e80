import type { Site } from './site';
import { callShop } from './call-shop';

/** The days of the shop's calendar on which a technician may come. Days are yyyy/MM/dd, so that they sort as they are. */
export interface Calendar {
  readonly earliest: string;
  readonly firstFree: string;
}

export async function readCalendar({ page }: Site): Promise<Calendar> {
  const { body } = await callShop(page, '/api/v2/shop/installation/calendar?locale=en');
  return { earliest: String(body['earliest']), firstFree: freeDayOf(body) };
}

/** The first free day of the shop's calendar. */
export function freeDayOf(calendar: Readonly<Record<string, unknown>>): string {
  const holidays = (calendar['holidays'] as readonly { readonly date: string }[]).map(({ date }) => date);
  const blocked = [...(calendar['unavailable'] as readonly string[]), ...holidays];
  return firstFreeDay(String(calendar['earliest']), blocked);
}

/** `2026/12/01` as it is typed: `01 12 2026`. */
export function typed(day: string): string {
  return day.split('/').reverse().join(' ');
}

/** Types the first free day in every field for a day. Returns the day. */
export async function chooseDays(site: Site): Promise<string> {
  const { firstFree } = await readCalendar(site);
  for (const day of await site.delivery.days()) {
    await day.fill(typed(firstFree));
    await day.blur();
  }
  return firstFree;
}

/** At noon no change of the clocks can move the day. */
function firstFreeDay(earliest: string, blocked: readonly string[]): string {
  const [year = 0, month = 1, day = 1] = earliest.split('/').map(Number);
  for (let later = 0; later < 90; later += 1) {
    const date = new Date(Date.UTC(year, month - 1, day + later, 12)).toISOString().slice(0, 10).replaceAll('-', '/');
    if (!blocked.includes(date)) return date;
  }
  throw new Error('No day is free');
}
