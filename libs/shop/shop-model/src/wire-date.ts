/** A day, yyyy-MM-dd, as the wire has it: yyyy/MM/dd. */
export function wireDate(day: string): string {
  return day.replaceAll('-', '/');
}

/** A day of the wire, yyyy/MM/dd, as yyyy-MM-dd (ISO 8601). */
export function isoDate(date: string): string {
  return date.replaceAll('/', '-');
}

/** Noon UTC of an existing day, yyyy/MM/dd or yyyy-MM-dd: it represents the day where a format requires a moment. */
export function noonOf(day: string): Date {
  return new Date(`${isoDate(day)}T12:00:00Z`);
}
