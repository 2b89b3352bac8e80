/** The variables with the keys of all partners. */
export function partnerKeys(newKey: () => string): Record<string, string> {
  const names = [
    'IDENTITY',
    'SIGNATURE',
    'PAYMENT',
    'PAYMENT_WEBHOOK',
    'CREDIT_CHECK',
    'CUSTOMERS',
    'ESIM',
    'QUALIFICATION',
  ];
  return Object.fromEntries(names.map((name) => [`ALZETTE_${name}_KEY`, newKey()]));
}
