/** Country, check digits, free business code of the creditor, national identifier (EPC262-08). */
const shape = /^([A-Z]{2}[0-9]{2})[0-9A-Z]{3}([0-9A-Z]{1,28})$/u;

/** Whether the text is a SEPA creditor identifier with valid check digits (ISO 7064 mod 97-10, as in an IBAN). */
export function isCreditorId(text: string): boolean {
  const [, checked, national] = shape.exec(text) ?? [];
  return checked !== undefined && national !== undefined && remainder(`${national}${checked}`) === 1;
}

function remainder(text: string): number {
  const digits = [...text].map((character) => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
