import { todayInLuxembourg } from '@alzette/i18n';
import { text } from './text-rules';

const earliestYear = 1900;

/**
 * A birthdate, `yyyy/MM/dd`: `date` when there is no such day or it lies ahead, `minimum-age` when the shopper is younger
 * than that many years today in Luxembourg. Days are compared as text, so no time zone can move them.
 */
export function birthdate(minimumAge: number, today: () => string = todayInLuxembourg) {
  return text()
    .test('date', 'date', (value) => !value || (isRealDay(value) && value < today()))
    .test(
      'minimum-age',
      'minimum-age',
      (value) => !value || !isRealDay(value) || isOldEnough(value, minimumAge, today()),
    );
}

function isRealDay(value: string): boolean {
  const [, year, month, day] = (/^(\d{4})\/(\d{2})\/(\d{2})$/u.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < earliestYear) return false;
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth;
}

// Who was born on 29 February comes of age on 1 March of a common year, which is where `02/29` sorts.
function isOldEnough(birthday: string, years: number, today: string): boolean {
  const comesOfAge = `${Number(birthday.slice(0, 4)) + years}${birthday.slice(4)}`;
  return comesOfAge <= today;
}
