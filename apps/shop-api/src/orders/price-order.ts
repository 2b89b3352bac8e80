import { vatIncluded, type SubscriptionVariant, type OrderItem, type OrderRequest } from '@alzette/shop-model';
import { findSubscriptions } from '../catalogue/subscriptions/find-subscriptions';
import type { Executor } from '../database/transaction';
import { unprocessable } from '../http/problem-error';

/** A line with the price that the catalogue asks now. Amounts in cents for one piece. */
export interface PricedLine {
  readonly item: OrderItem;
  readonly variant: SubscriptionVariant;
  readonly monthly: number;
  readonly activationFee: number;
}

export interface OrderTotals {
  readonly oneOff: number;
  readonly monthly: number;
  readonly tax: number;
  readonly shipping: number;
}

/**
 * Prices every line from the catalogue; nothing the client says about prices is read.
 *
 * @throws ProblemError 422 `unknown_variant`
 */
export async function priceLines(
  database: Executor,
  request: OrderRequest,
  isNewClient: boolean,
): Promise<PricedLine[]> {
  const lines: PricedLine[] = [];
  const codes = request.items.map(({ variantCode }) => variantCode);
  const kept = await findSubscriptions(database, request.preferredLanguage, { codes, onlyOnSale: true });
  const findVariant = ({ type, variantCode }: OrderItem) =>
    kept.find(({ offer }) => offer.type === type && offer.code === variantCode)?.offer;
  for (const [index, item] of request.items.entries()) {
    const variant = findVariant(item);
    if (!variant || variant.product.code !== item.productCode) {
      throw unprocessable('unknown_variant', `body/items/${index}/variantCode`, 'is not in the catalogue');
    }
    const { newCustomer, existingCustomer } = variant.price.applied;
    lines.push({
      item,
      variant,
      monthly: isNewClient ? newCustomer : existingCustomer,
      activationFee: variant.activationFee,
    });
  }
  return lines;
}

/** Delivery is free, so what is due today are the activation fees. */
export function totalsOf(lines: readonly PricedLine[], vatPercent: number): OrderTotals {
  const sum = (amount: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + amount(line) * line.item.quantity, 0);
  const oneOff = sum((line) => line.activationFee);
  return { oneOff, monthly: sum((line) => line.monthly), tax: vatIncluded(oneOff, vatPercent), shipping: 0 };
}
