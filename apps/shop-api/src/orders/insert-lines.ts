import type { ComplementaryInformation } from '@alzette/shop-model';
import type { Executor } from '../database/transaction';
import type { PricedLine } from './price-order';

/** Keeps names and prices as they are now: a later change of the catalogue leaves the order alone. */
export async function insertLines(
  transaction: Executor,
  orderId: string,
  lines: readonly PricedLine[],
  complementary: readonly ComplementaryInformation[],
): Promise<void> {
  await transaction
    .insertInto('order_lines')
    .values(lines.map((line, position) => rowOf(orderId, line, position)))
    .execute();
  await transaction
    .insertInto('order_complementary')
    .values(
      complementary.map((information, position) => ({
        order_id: orderId,
        position,
        identifier: information.identifier,
        information: JSON.stringify(information),
      })),
    )
    .execute();
}

function rowOf(orderId: string, { item, variant, monthly, activationFee }: PricedLine, position: number) {
  return {
    order_id: orderId,
    position,
    identifier: item.identifier,
    type: item.type,
    variant_code: variant.code,
    product_code: variant.product.code,
    taxon_code: item.taxonCode,
    parent_identifier: item.parentIdentifier,
    variant_name: variant.name,
    product_name: variant.product.name,
    quantity: item.quantity,
    monthly,
    original_monthly: variant.price.original,
    discount_months: monthly < variant.price.original ? variant.price.discountDuration : null,
    activation_fee: activationFee,
    activation_fee_name: variant.activationFeeName,
    commitment_months: variant.commitment.months,
    upfront: 0,
    subscription: null,
    device: null,
  };
}
