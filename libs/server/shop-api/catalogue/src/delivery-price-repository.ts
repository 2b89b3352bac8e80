import type { DeliveryPrices } from '@alzette/shop-model';
import type { Executor } from '@alzette/shop-api/platform';

/** Prices in cents by kind of delivery. A kind without a price of the operator is missing. */
export async function findDeliveryPrices(database: Executor): Promise<DeliveryPrices> {
  const rows = await database.selectFrom('catalogue_delivery_prices').select(['code', 'price']).execute();
  return Object.fromEntries(rows.map(({ code, price }) => [code, price]));
}
