import { type CartItem, compact } from '@alzette/shop-model';

/** The number as it stands in the field: what was typed, else that of the customer's line which is changed. */
export function currentNumberOf({ changedLine }: CartItem, typed: string | boolean | undefined): string {
  return typeof typed === 'string' ? typed : (changedLine?.phoneNumber ?? '');
}

/** The number of a SIM card as it was meant. `isDoubtful` when its check digit does not fit: worth a second look. */
interface Iccid {
  readonly digits: string;
  readonly isDoubtful: boolean;
}

/** Reads 19 digits, or 20 when the last one only fills up: then the first 19 have to fit their check digit. Else null. */
export function readIccid(text: string): Iccid | null {
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
