import type { WithdrawalAmounts } from './wire/my-orders';

/** The amounts of several contracts that end together: amounts in cents are added, the days are those of the longest service. */
export function sumOfWithdrawals(amounts: readonly WithdrawalAmounts[]): Required<WithdrawalAmounts> {
  // An older server does not send the amount that is paid after the return.
  const sum = (key: keyof WithdrawalAmounts) => amounts.reduce((total, each) => total + (each[key] ?? 0), 0);
  return {
    refund: sum('refund'),
    afterReturn: sum('afterReturn'),
    charge: sum('charge'),
    billed: sum('billed'),
    days: Math.max(0, ...amounts.map(({ days }) => days)),
  };
}
