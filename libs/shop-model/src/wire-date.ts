/** A day, yyyy-MM-dd, as the wire has it: yyyy/MM/dd. */
export function wireDate(day: string): string {
  return day.replaceAll('-', '/');
}

/** A day of the wire, yyyy/MM/dd, as yyyy-MM-dd (ISO 8601). */
export function isoDate(date: string): string {
  return date.replaceAll('/', '-');
}

/** Noon UTC of a day of the wire: it stands for the day where a format wants a moment, in any European time zone. */
export function noonOf(date: string): Date {
  return new Date(`${isoDate(date)}T12:00:00Z`);
}
