/** Longest text of a report that is kept, in characters. */
const longest = 300;

/** An error's words without what could be personal in them: queries, e-mail addresses, IBANs and long numbers. */
export function redact(text: string): string {
  return text
    .replace(/\?\S*/gu, '?…')
    .replace(/\S+@\S+/gu, '(email)')
    .replace(/\b[A-Z]{2}\d{2}[\dA-Z ]{10,32}\b/giu, '(iban)')
    .replace(/\+?\d[\d .-]{5,}\d/gu, '(number)')
    .slice(0, longest);
}
