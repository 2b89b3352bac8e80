import type { CreditCheckStatus } from './wire/tools';

export type CreditCheckOutcome = 'no_error' | 'new-bad-customer' | 'existing-customer' | 'generic';

/** The credit check's outcome for a status of the wire (spec row I8). Unknown statuses are generic. */
export function normaliseCreditStatus(status: CreditCheckStatus | string): CreditCheckOutcome {
  if (status === 'no_error') return 'no_error';
  if (status === 'new--bad_customer') return 'new-bad-customer';
  if (status === 'new--existing_customer') return 'existing-customer';
  return 'generic';
}
