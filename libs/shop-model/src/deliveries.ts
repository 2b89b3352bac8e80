import type { CartItem } from './cart';
import type { OrderItem } from './wire/order';

/** A SIM card in a letter, or a device or an add-on in a parcel (spec row J2). */
export type DeliveryKind = 'parcel' | 'sim';

interface Deliverable extends Pick<CartItem, 'deliverable' | 'simType'> {
  readonly type: OrderItem['type'];
  /** True for an item with a mobile line. */
  readonly hasLine: boolean;
}

/** What travels to the shopper for an item of a cart or of an order. */
export function deliveryKindsOf({ type, deliverable, simType, hasLine }: Deliverable): DeliveryKind[] {
  const parcel = type === 'device' || deliverable ? (['parcel'] as const) : [];
  const sim = hasLine && simType === 'physical' ? (['sim'] as const) : [];
  return [...parcel, ...sim];
}
