import { vatIncluded, type MobileVariant, type OrderItem, type OrderRequest } from '@alzette/shop-model';
import { findMobileVariant } from '../catalogue/catalogue-repository';
import type { Executor } from '../database/transaction';
import { unprocessable } from '../http/problem-error';

/** A line with the price that the catalogue asks now. Amounts in cents for one piece. */
export interface PricedLine {
  readonly item: OrderItem;
  readonly variant: MobileVariant;
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
  const findVariant = async ({ type, variantCode }: OrderItem) =>
    type === 'mobile' ? findMobileVariant(database, variantCode, request.preferredLanguage) : null;
  for (const [index, item] of request.items.entries()) {
    const variant = await findVariant(item);
    if (variant?.product.code !== item.productCode) {
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
