import { vatIncluded } from '@alzette/shop-model';
import type { BookedItem } from '../../installation/book-installations';

export interface OrderTotals {
  readonly oneOff: number;
  readonly monthly: number;
  readonly tax: number;
  readonly shipping: number;
}

/** Delivery is free, so what is due today are the activation fees, the installations and the devices. */
export function totalsOf(lines: readonly BookedItem[], vatPercent: number): OrderTotals {
  const sum = (amount: (line: BookedItem) => number) =>
    lines.reduce((total, line) => total + amount(line) * line.item.quantity, 0);
  const oneOff = sum(({ activationFee, installationFee, upfront }) => activationFee + installationFee + upfront);
  return { oneOff, monthly: sum(({ monthly }) => monthly), tax: vatIncluded(oneOff, vatPercent), shipping: 0 };
}
