import type { FulfilmentKind } from '@alzette/shop-api/after-sale';
import type { WithdrawalAmounts } from '@alzette/shop-api/after-sale/testing';
import { dayInLuxembourg, isFree, laterBy } from './luxembourg-oracle';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** The items of an order of `phoneMobileAndTv`. */
export const endableItems = ['phone', 'mobile', 'tv'] as const;
export type EndableItem = (typeof endableItems)[number];

/** The events of an order before the withdrawal, by day. */
export interface History {
  /** When the shopper gets the information about the right of withdrawal; null for never. */
  readonly informed: number | null;
  /** In the order of their days. */
  readonly events: readonly (readonly [day: number, kind: FulfilmentKind])[];
}

/** When orders are confirmed, in milliseconds. */
export const firstMoment = Date.UTC(2026, 10, 19, 10);

/** Milliseconds of a day after the confirmation. */
export function momentOf(day: number, hours = 0): number {
  return firstMoment + day * dayMs + hours * hourMs;
}

/** The last day of a period that begins on the given day, yyyy/MM/dd. */
export function lastDayFrom(day: string): string {
  let last = laterBy(14, day);
  while (isFree(last) || isSaturday(last)) last = laterBy(1, last);
  return last;
}

function isSaturday(day: string): boolean {
  return new Date(noonOf(day)).getUTCDay() === 6;
}

function noonOf(day: string): number {
  return Date.parse(`${day.replaceAll('/', '-')}T12:00:00Z`);
}

/** The times of a withdrawal, in milliseconds. */
export interface Moments {
  /** When the withdrawal counts as declared. Events up to then are known. */
  readonly counts: number;
  /** When the withdrawal is made. */
  readonly at: number;
}

/** Whether a withdrawal is in time. */
export function isInTime(item: EndableItem, { informed, events }: History, { counts }: Moments): boolean {
  const begin = item === 'phone' ? firstDay({ informed, events }, counts, ['delivered']) : 0;
  if (begin === undefined || informed === null || momentOf(informed) > counts) return true;
  return dayInLuxembourg(counts) <= lastDayFrom(dayInLuxembourg(momentOf(Math.max(begin, informed))));
}

/** Cents that were paid by card for each line item, and for the phone itself. */
export type Paid = Readonly<Record<EndableItem | 'goods', number>>;

/** The events with which the service of a line item begins. */
const beginnings: Readonly<Record<EndableItem, readonly FulfilmentKind[]>> = {
  phone: ['activated', 'ported'],
  mobile: ['activated'],
  tv: ['activated', 'installed'],
};
/** Cents and days of the whole term of the mobile plan: the activation, and 24 months, of which 12 are reduced. */
const [mobileTerm, termDays] = [1900 + 12 * 2999 + 12 * 3999, 730];

/** The first day with an event of these kinds, among the events up to `at`. */
function firstDay({ events }: History, at: number, kinds: readonly FulfilmentKind[]): number | undefined {
  return events.find(([day, kind]) => kinds.includes(kind) && momentOf(day) <= at)?.[0];
}

/** Expects service days up to the real day, each paid cent refunded or charged, and the refund for sent goods waiting. */
export function faultsOf(
  item: EndableItem,
  { refund, afterReturn, charge, billed, days }: WithdrawalAmounts,
  { history, counts, at, paid }: Moments & { readonly history: History; readonly paid: Paid },
): string[] {
  const begun = firstDay(history, counts, beginnings[item]);
  const [first, last] = [momentOf(begun ?? 0), at].map((each) => noonOf(dayInLuxembourg(each)));
  const used = begun === undefined ? 0 : 1 + Math.round(((last ?? 0) - (first ?? 0)) / dayMs);
  const isSent = firstDay(history, counts, ['dispatched', 'delivered']) !== undefined;
  return [
    ...faultIn(`${item}: what goes back and what is kept`, refund + charge - billed, paid[item]),
    ...faultIn(`${item}: the days of service`, days, used),
    ...faultIn(`${item}: what waits`, afterReturn, item === 'phone' && isSent ? Math.min(refund, paid.goods) : 0),
    ...(item === 'mobile' ? faultIn('mobile: the charge', charge, Math.round((mobileTerm * used) / termDays)) : []),
  ];
}

/** A text if the found value differs from the expected one. */
export function faultIn(what: string, found: unknown, expected: unknown): string[] {
  return found === expected ? [] : [`${what}: ${String(found)} instead of ${String(expected)}`];
}
