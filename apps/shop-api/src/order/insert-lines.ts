import type { ComplementaryInformation } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';
import type { BookedItem } from '../installation/book-installations';

/** Keeps names and prices as they are now: a later change of the catalogue leaves the order alone. */
export async function insertOrderItems(
  transaction: Executor,
  orderId: string,
  lines: readonly BookedItem[],
  complementary: readonly ComplementaryInformation[],
): Promise<void> {
  await transaction
    .insertInto('order_lines')
    .values(lines.map((line, position) => rowOf(orderId, line, position)))
    .execute();
  if (complementary.length === 0) return;
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

function rowOf(orderId: string, line: BookedItem, position: number) {
  const { item, subscription, device } = line;
  return {
    order_id: orderId,
    position,
    identifier: item.identifier,
    type: item.type,
    variant_code: item.variantCode,
    product_code: item.productCode,
    taxon_code: item.taxonCode,
    parent_identifier: item.parentIdentifier,
    variant_name: line.variantName,
    product_name: line.productName,
    quantity: item.quantity,
    monthly: line.monthly,
    original_monthly: line.originalMonthly,
    discount_months: line.discountMonths,
    activation_fee: line.activationFee,
    activation_fee_name: line.activationFeeName,
    commitment_months: line.commitmentMonths,
    upfront: line.upfront,
    installation_fee: line.installationFee,
    installation_name: line.installationName,
    subscription: subscription && JSON.stringify(subscription),
    device: device && JSON.stringify(device),
  };
}
