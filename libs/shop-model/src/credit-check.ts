import type { CreditCheckStatus } from './wire/tools';

export type CreditCheckOutcome = 'no_error' | 'new-bad-customer' | 'existing-customer' | 'generic';

/** The one place where the wire's credit statuses become the flow's (spec row I8). Anything unknown is generic. */
export function normaliseCreditStatus(status: CreditCheckStatus | string): CreditCheckOutcome {
  if (status === 'no_error') return 'no_error';
  if (status === 'new--bad_customer') return 'new-bad-customer';
  if (status === 'new--existing_customer') return 'existing-customer';
  return 'generic';
}
