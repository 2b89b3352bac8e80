import { type DeliveryPrices, deliveryKindsOf, type ItemDelivery, type OrderRequest } from '@alzette/shop-model';
import { type BookedItem, hasSimCard } from './order-item';

/** The deliveries of an ordered item, at the prices of the current tariff. */
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
