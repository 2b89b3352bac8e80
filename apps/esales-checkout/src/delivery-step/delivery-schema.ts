import { findErrors, formSchema, postcode, streetNumber, text, when } from '@alzette/forms';
import { deliveryKeys, type FormValues } from '@alzette/shop-model';
import { isSameAsBilling } from '../order/order-request';

const elsewhere = (values: FormValues) => !isSameAsBilling(values);

/** An address of its own is asked for only when the parcel goes elsewhere (spec row J1). */
export const deliverySchema = formSchema({
  [deliveryKeys.lastname]: when(elsewhere, text()),
  [deliveryKeys.firstname]: when(elsewhere, text()),
  [deliveryKeys.street]: when(elsewhere, text()),
  [deliveryKeys.streetNumber]: when(elsewhere, streetNumber()),
  [deliveryKeys.postalCode]: when(elsewhere, postcode()),
  [deliveryKeys.city]: when(elsewhere, text()),
});

/** A customer's delivery address stands on its own (spec row I9). */
export function deliveryDefaults(isGuest: boolean): FormValues {
  return { [deliveryKeys.sameAsBilling]: isGuest, [deliveryKeys.country]: 'LU' };
}

/** Whether the shopper saw the delivery and may go past it. */
export function deliveryIsComplete(values: FormValues): boolean {
  const wasSeen = values[deliveryKeys.sameAsBilling] !== undefined;
  return wasSeen && Object.keys(findErrors(deliverySchema, values)).length === 0;
}
