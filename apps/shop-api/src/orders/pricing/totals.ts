import { vatIncluded } from '@alzette/shop-model';
import type { PricedLine } from './priced-line';

export interface OrderTotals {
  readonly oneOff: number;
  readonly monthly: number;
  readonly tax: number;
  readonly shipping: number;
}

/** Delivery is free, so what is due today are the activation fees and the devices. */
export function totalsOf(lines: readonly PricedLine[], vatPercent: number): OrderTotals {
  const sum = (amount: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + amount(line) * line.item.quantity, 0);
  const oneOff = sum(({ activationFee, upfront }) => activationFee + upfront);
  return { oneOff, monthly: sum(({ monthly }) => monthly), tax: vatIncluded(oneOff, vatPercent), shipping: 0 };
}
