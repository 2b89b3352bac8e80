export const datePartNames = ['day', 'month', 'year'] as const;
export type DatePartName = (typeof datePartNames)[number];
export type DateParts = Readonly<Record<DatePartName, string>>;

const padded = (part: string) => (/^\d$/u.test(part) ? `0${part}` : part);

/** `yyyy/MM/dd`; missing parts stay empty between the slashes, and an empty field is `''`. */
export function joinDateParts({ day, month, year }: DateParts): string {
  return day || month || year ? `${year}/${padded(month)}/${padded(day)}` : '';
}

export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('/');
  return { day, month, year };
}

/** The first part that is invalid by itself; null when only the whole date is invalid (31 February, too young). */
export function firstWrongPart({ day, month, year }: DateParts): DatePartName | null {
  if (!isBetween(day, 1, 31)) return 'day';
  if (!isBetween(month, 1, 12)) return 'month';
  return /^\d{4}$/u.test(year) ? null : 'year';
}

function isBetween(part: string, least: number, most: number): boolean {
  return /^\d{1,2}$/u.test(part) && Number(part) >= least && Number(part) <= most;
}
