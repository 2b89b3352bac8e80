import { additionalItem, tvPackageItem, type CartItem, type SavedCartEntry } from '@alzette/shop-model';
import type { Offer } from './offers';

type AddOn = Pick<SavedCartEntry, 'type' | 'identifier' | 'productCode' | 'code' | 'quantity'>;

/** The add-on or package of a line as the offer has it today; null when the offer has it no more. */
export function addOnLine(parent: CartItem, offer: Offer, addOn: AddOn): CartItem | null {
  if (addOn.type === 'tv-package') {
    const tvPackage = offer.tvPackages.find(({ code }) => code === addOn.code);
    return tvPackage ? tvPackageItem(parent, tvPackage, addOn.identifier) : null;
  }
  const additional = offer.additionals.find(({ code, included }) => code === addOn.productCode && !included);
  const variant = additional?.variants.find(({ code }) => code === addOn.code);
  return additional && variant ? additionalItem(parent, additional, variant, addOn.quantity) : null;
}

/** Required options that the offer has and the line lacks (spec row D7). */
export function missingRequired(parent: CartItem, offer: Offer, present: readonly CartItem[]): CartItem[] {
  return offer.additionals
    .filter(
      ({ required, included, code }) => required && !included && !present.some(({ product }) => product.code === code),
    )
    .flatMap((additional) =>
      additional.variants[0] ? [additionalItem(parent, additional, additional.variants[0])] : [],
    );
}
