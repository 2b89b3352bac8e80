const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The day in Luxembourg, yyyy/MM/dd, by the rule of the European Union instead of a time-zone database. */
export function dayInLuxembourg(moment: number): string {
  const year = new Date(moment).getUTCFullYear();
  const isSummer = moment >= lastSundayOf(year, 3) && moment < lastSundayOf(year, 10);
  return dayOf(moment + (isSummer ? 2 : 1) * hour);
}

/** Clocks change on the last Sunday of March and October, at 01:00 UTC. */
function lastSundayOf(year: number, month: number): number {
  const last = Date.UTC(year, month, 0, 1);
  return last - new Date(last).getUTCDay() * day;
}

export function laterBy(days: number, from: string): string {
  return dayOf(noonOf(from) + days * day);
}

/** True for a Sunday or one of Luxembourg's eleven public holidays. */
export function isFree(date: string): boolean {
  return new Date(noonOf(date)).getUTCDay() === 0 || holidaysOf(Number(date.slice(0, 4))).includes(date);
}

function holidaysOf(year: number): string[] {
  const fixed = ['01/01', '05/01', '05/09', '06/23', '08/15', '11/01', '12/25', '12/26'].map(
    (date) => `${year}/${date}`,
  );
  return [...fixed, ...[1, 39, 50].map((days) => laterBy(days, easterOf(year)))];
}

/** Easter Sunday of the Gregorian calendar (Butcher's rule). */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const shift = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return dayOf(Date.UTC(year, Math.floor(shift / 31) - 1, (shift % 31) + 1, 12));
}

function noonOf(date: string): number {
  const [year = 0, month = 0, number = 0] = date.split('/').map(Number);
  return Date.UTC(year, month - 1, number, 12);
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10).replaceAll('-', '/');
}
