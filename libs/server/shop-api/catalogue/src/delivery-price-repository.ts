import type { DeliveryPrices } from '@alzette/shop-model';
import type { Executor } from '@alzette/shop-api/platform';

/** Prices in cents by kind of delivery. A kind without a price of the operator is missing. */
export async function findDeliveryPrices(database: Executor): Promise<DeliveryPrices> {
  return deliveryPricesIn(await selectDeliveryPrices(database).execute());
}

export function selectDeliveryPrices(database: Executor) {
  return database.selectFrom('catalogue_delivery_prices').select(['code', 'price']);
}

export function deliveryPricesIn(rows: readonly { readonly code: string; readonly price: number }[]): DeliveryPrices {
  return Object.fromEntries(rows.map(({ code, price }) => [code, price]));
}
