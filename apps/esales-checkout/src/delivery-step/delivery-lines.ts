import { physicalSimLines, type CartItem } from '@alzette/shop-model';

/** Something that travels: a SIM card in a letter, a device or an add-on in a parcel (spec row J2). */
export interface DeliveryLine {
  readonly id: string;
  readonly kind: 'sim' | 'parcel';
  readonly name: string;
}

export function deliveryLines(items: readonly CartItem[]): DeliveryLine[] {
  const parcels = items.filter(({ type, deliverable }) => type === 'device' || deliverable);
  return [
    ...parcels.map(
      ({ identifier, product }) => ({ id: `parcel-${identifier}`, kind: 'parcel', name: product.name }) as const,
    ),
    ...physicalSimLines(items).map(
      ({ identifier, variant, subscription }) =>
        ({ id: `sim-${identifier}`, kind: 'sim', name: subscription?.variant.name ?? variant.name }) as const,
    ),
  ];
}
