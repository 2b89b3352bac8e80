import {
  additionalsOf,
  deviceItem,
  deviceOfferCode,
  type DeviceOffer,
  type DeviceTaxon,
  type DeviceVariant,
  type SubscriptionVariant,
} from '@alzette/shop-model';
import type { DraftOffer } from '../../offers/draft-offer';

/** The phone with its plan, as the catalogue would answer for their common code (ADR 0008): no call for each choice. */
export function phoneOffer(phone: DeviceTaxon, variant: DeviceVariant, plan: SubscriptionVariant | null): DeviceOffer {
  return {
    ...variant,
    code: deviceOfferCode(variant.code, plan?.code ?? null),
    subscription: plan,
    esim: phone.attributes.esim,
    image: pictureOf(phone, variant.colour.id),
    additionals: phone.additionals,
  };
}

/** A phone without a plan changes no line of the customer's, whatever was chosen before. */
export function offerOfPhone(offer: DeviceOffer): DraftOffer {
  return {
    line: (added) => deviceItem(offer, offer.subscription ? added : { ...added, changedLine: null }),
    additionals: additionalsOf(offer),
    tvPackages: [],
  };
}

/** Address of the picture in a colour; the first one where the colour has none. */
export function pictureOf({ images }: Pick<DeviceTaxon, 'images'>, colour: string): string {
  return images[colour] ?? Object.values(images)[0] ?? '';
}
