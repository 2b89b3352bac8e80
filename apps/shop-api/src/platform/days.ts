const luxembourg = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Luxembourg',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in Luxembourg, as yyyy-MM-dd. */
export function luxembourgDate(moment: Date): string {
  return luxembourg.format(moment);
}

/** yyyy/MM/dd as yyyy-MM-dd; null for a day that no calendar has. */
export function readDate(text: string): string | null {
  const [year = 0, month = 0, day = 0] = text.split('/').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? text.replaceAll('/', '-') : null;
}

/** Full years between two days, both yyyy-MM-dd. Someone born on 29 February has the birthday on 1 March otherwise. */
export function ageOn(today: string, birthdate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
