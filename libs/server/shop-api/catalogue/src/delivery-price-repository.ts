import type { DeliveryPrices } from '@alzette/shop-model';
import type { Executor } from '@alzette/shop-api/platform';

/** In cents, by what travels. A kind is missing where the operator has no price for it. */
export async function findDeliveryPrices(database: Executor): Promise<DeliveryPrices> {
  const rows = await database.selectFrom('catalogue_delivery_prices').select(['code', 'price']).execute();
  return Object.fromEntries(rows.map(({ code, price }) => [code, price]));
}
