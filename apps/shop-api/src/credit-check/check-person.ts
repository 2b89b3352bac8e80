import { unprocessable } from '../platform/http/problem-error';
import { ageOn } from '../platform/days';
import type { CreditCheckPerson } from './credit-check-port';

const maxAge = 130;

/**
 * Whether there can be such a person, looked at before anybody outside is asked.
 *
 * @param today yyyy-MM-dd
 * @throws ProblemError 422 `name_invalid`, `birthdate_invalid` or `too_young`
 */
export function checkPerson(
  { firstName, lastName, birthdate }: CreditCheckPerson,
  minimumAge: number,
  today: string,
): void {
  if (!/\p{L}/u.test(firstName)) throw unprocessable('name_invalid', 'querystring/first_name', 'holds no letter');
  if (!/\p{L}/u.test(lastName)) throw unprocessable('name_invalid', 'querystring/last_name', 'holds no letter');
  if (birthdate > today || ageOn(today, birthdate) > maxAge) {
    throw unprocessable('birthdate_invalid', 'querystring/birthdate', 'is no birthdate of anybody alive');
  }
  if (ageOn(today, birthdate) < minimumAge) {
    throw unprocessable('too_young', 'querystring/birthdate', `has to be at least ${minimumAge} years ago`);
  }
}
