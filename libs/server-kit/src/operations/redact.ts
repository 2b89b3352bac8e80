/** Words without what could be personal or secret in them: queries, e-mail addresses, IBANs, long numbers and tokens. */
export function redact(text: string): string {
  return text
    .replace(/\?\S*/gu, '?…')
    .replace(/\S+@\S+/gu, '(email)')
    .replace(/\b[A-Z]{2}\d{2}[\dA-Z ]{10,32}\b/giu, '(iban)')
    .replace(/\+?\d[\d .-]{5,}\d/gu, '(number)')
    .replace(/(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}/gu, '(token)');
}
