import { luxembourgDate } from '@alzette/shop-model';
import { addDays, isWeekend, publicHolidays } from '@alzette/shop-api/platform';

/** The times that determine the withdrawal period of one line item. */
export interface PeriodFacts {
  readonly concludedAt: Date;
  /** True for goods: the period begins with the delivery of the last goods of the order. */
  readonly hasGoods: boolean;
  /** Null until all goods of the order are delivered. */
  readonly deliveredAt: Date | null;
  /** When the shopper got the information about the right of withdrawal; null if never. */
  readonly informedAt: Date | null;
}

/** Directive 2011/83/EU, art. 9(1). */
const periodDays = 14;

/**
 * The last day on which the shopper may withdraw, yyyy-MM-dd on the Luxembourg calendar; null for goods that are not delivered, because
 * the period has not begun. The day of conclusion or delivery does not count (art. 9(2)); a period that would end on a Saturday, a
 * Sunday or a public holiday ends on the next working day (Regulation 1182/71, art. 3(4)); without the information it ends twelve months
 * later, or 14 days after the information if that comes first (art. 10).
 */
export function lastDayOfWithdrawal({ concludedAt, hasGoods, deliveredAt, informedAt }: PeriodFacts): string | null {
  const begin = hasGoods ? deliveredAt : concludedAt;
  if (begin === null) return null;
  const ordinary = periodFrom(luxembourgDate(begin));
  const longest = aYearLater(ordinary);
  if (informedAt === null) return longest;
  const informed = periodFrom(luxembourgDate(informedAt));
  return informed <= ordinary ? ordinary : informed < longest ? informed : longest;
}

/** The last day on which goods are sent back after a withdrawal, yyyy-MM-dd (art. 14(1)). */
export function lastDayOfReturn(declaredAt: Date): string {
  return periodFrom(luxembourgDate(declaredAt));
}

function periodFrom(day: string): string {
  let last = addDays(day, periodDays);
  const holidays = publicHolidays(last, addDays(last, periodDays), 'fr').map((holiday) => holiday.day);
  while (isWeekend(last) || holidays.includes(last)) last = addDays(last, 1);
  return last;
}

/** The same day of the next year; 28 February after 29 February. */
function aYearLater(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const isLeapDay = month === '02' && date === '29';
  return `${Number(year) + 1}-${month}-${isLeapDay ? '28' : date}`;
}
