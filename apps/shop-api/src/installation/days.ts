const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Days are yyyy-MM-dd and have no time zone; they are counted where every day has 24 hours. */
export function addDays(day: string, count: number): string {
  return new Date(timeOf(day) + count * dayInMilliseconds).toISOString().slice(0, 10);
}

/** Every day from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const count = (timeOf(last) - timeOf(first)) / dayInMilliseconds;
  return Array.from({ length: count + 1 }, (_, index) => addDays(first, index));
}

export function isSunday(day: string): boolean {
  return new Date(timeOf(day)).getUTCDay() === 0;
}

/** As the wire writes days: yyyy/MM/dd. */
export function onTheWire(day: string): string {
  return day.replaceAll('-', '/');
}

function timeOf(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}
