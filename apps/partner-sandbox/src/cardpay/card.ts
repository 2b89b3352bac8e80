import { compact } from '@alzette/shop-model';
import type { CardMark } from './payments';

export type CardFault = 'name' | 'number' | 'expiry' | 'expired' | 'code';
export type CardOutcome = 'pays' | 'challenged' | 'declined';

const outcomes: Readonly<Record<string, CardOutcome>> = {
  '4000000000003220': 'challenged',
  '4000000000000002': 'declined',
};

/** The bank's response for a valid card. Only the test cards are refused. */
export function outcomeOf(number: string): CardOutcome {
  return outcomes[compact(number)] ?? 'pays';
}

export function markOf(number: string): CardMark {
  const digits = compact(number);
  return { brand: brandOf(digits), lastDigits: digits.slice(-4) };
}

/** The faults of a typed card, in the order of the fields. */
export function cardFaults(
  { name, number, expiry, code }: Readonly<Record<'name' | 'number' | 'expiry' | 'code', string>>,
  now: number,
): readonly CardFault[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(isCardNumber(compact(number)) ? [] : (['number'] as const)),
    ...expiryFaults(expiry, now),
    ...(/^\d{3,4}$/u.test(code.trim()) ? [] : (['code'] as const)),
  ];
}

function isCardNumber(digits: string): boolean {
  return /^\d{12,19}$/u.test(digits) && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** `12/28`, `12 / 2028` and `1228` are the same month; a card is valid to its end. */
function expiryFaults(expiry: string, now: number): readonly CardFault[] {
  const match = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/u.exec(expiry.trim());
  if (!match) return ['expiry'];
  const endOfMonth = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return endOfMonth <= now ? ['expired'] : [];
}

function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'Visa';
  if (/^(5[1-5]|2[2-7])/u.test(digits)) return 'Mastercard';
  return 'CardPay';
}
