import { compact } from '@alzette/shop-model';

/** A SIM card's number without separators. `isDoubtful` when its check digit fails. */
interface Iccid {
  readonly digits: string;
  readonly isDoubtful: boolean;
}

/** Parses 19 digits, or 20 with a filler, where the first 19 must pass their check digit. Null for anything else. */
export function parseIccid(text: string): Iccid | null {
  const digits = compact(text);
  if (!/^\d{19,20}$/u.test(digits)) return null;
  const isDoubtful = !passesLuhn(digits.slice(0, 19));
  return digits.length === 20 && isDoubtful ? null : { digits, isDoubtful };
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return sum % 10 === 0;
}
