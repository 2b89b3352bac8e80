import { type DeliveryPrices, deliveryKindsOf, type ItemDelivery, type OrderRequest } from '@alzette/shop-model';
import { type BookedItem, hasSimCard } from './order-item';

/** What travels for an item that is ordered, at the prices of today's tariff. */
export function itemDeliveries(
  { item, deliverable, subscription, installationParcel }: BookedItem,
  { complementaryInformations }: Pick<OrderRequest, 'complementaryInformations'>,
  prices: DeliveryPrices,
): ItemDelivery[] {
  const simType = complementaryInformations.find(({ identifier }) => identifier === item.identifier)?.simType ?? null;
  const hasLine = hasSimCard(subscription);
  const kinds = deliveryKindsOf({ type: item.type, deliverable, simType, hasLine, installationParcel });
  return kinds.map((kind) => ({ kind, price: prices[kind] ?? 0 }));
}
