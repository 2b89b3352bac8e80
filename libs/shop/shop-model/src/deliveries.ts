import type { CartItem } from './cart';
import type { OrderItem } from './wire/order';

/** A SIM card in a letter, or a device, an add-on or the box of an installation in a parcel (spec row J2). */
export type DeliveryKind = 'parcel' | 'sim';

interface Deliverable extends Pick<CartItem, 'deliverable' | 'simType'> {
  readonly type: OrderItem['type'];
  /** True for an item with a mobile line. */
  readonly hasLine: boolean;
  /** Name of the parcel of the chosen installation mode, for instance a set-top box. */
  readonly installationParcel?: string | null | undefined;
}

/** The deliveries to the shopper for an item of a cart or of an order. */
export function deliveryKindsOf({
  type,
  deliverable,
  simType,
  hasLine,
  installationParcel,
}: Deliverable): DeliveryKind[] {
  const parcel = type === 'device' || deliverable || installationParcel ? (['parcel'] as const) : [];
  const sim = hasLine && simType === 'physical' ? (['sim'] as const) : [];
  return [...parcel, ...sim];
}
