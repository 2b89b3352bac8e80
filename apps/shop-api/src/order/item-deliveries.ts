import { type DeliveryPrices, deliveryKindsOf, type ItemDelivery, type OrderRequest } from '@alzette/shop-model';
import { hasSimCard, type PricedItem } from './order-item';

/** What travels for an item that is ordered, at the prices of today's tariff. */
export function itemDeliveries(
  { item, deliverable, subscription }: PricedItem,
  { complementaryInformations }: Pick<OrderRequest, 'complementaryInformations'>,
  prices: DeliveryPrices,
): ItemDelivery[] {
  const simType = complementaryInformations.find(({ identifier }) => identifier === item.identifier)?.simType ?? null;
  const kinds = deliveryKindsOf({ type: item.type, deliverable, simType, hasLine: hasSimCard(subscription) });
  return kinds.map((kind) => ({ kind, price: prices[kind] ?? 0 }));
}
