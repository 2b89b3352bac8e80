import { findErrors, formSchema, postcode, streetNumber, text, when } from '@alzette/forms';
import { deliveryKeys, type CartItem, type FormValues, type InstallationCalendar } from '@alzette/shop-model';
import type { FlowState } from '../flow/flow-state';
import { isSameAsBilling } from '../order/order-request';
import { installationRules } from './installation/installation-rules';

const elsewhere = (values: FormValues) => !isSameAsBilling(values);

/**
 * An address of its own is asked for only when the parcel goes elsewhere (spec row J1), and an appointment for each line
 * that gets installed. Without a calendar any day will do.
 */
export function deliverySchema(items: readonly CartItem[], calendar: InstallationCalendar | null = null) {
  return formSchema({
    [deliveryKeys.lastname]: when(elsewhere, text()),
    [deliveryKeys.firstname]: when(elsewhere, text()),
    [deliveryKeys.street]: when(elsewhere, text()),
    [deliveryKeys.streetNumber]: when(elsewhere, streetNumber()),
    [deliveryKeys.postalCode]: when(elsewhere, postcode()),
    [deliveryKeys.city]: when(elsewhere, text()),
    ...installationRules(items, calendar),
  });
}

/** A customer's delivery address stands on its own (spec row I9). */
export function deliveryDefaults(isGuest: boolean): FormValues {
  return { [deliveryKeys.sameAsBilling]: isGuest, [deliveryKeys.country]: 'LU' };
}

/** Whether the shopper saw the delivery and may go past it. */
export function deliveryIsComplete({ items, values }: Pick<FlowState, 'items' | 'values'>): boolean {
  const wasSeen = values[deliveryKeys.sameAsBilling] !== undefined;
  return wasSeen && Object.keys(findErrors(deliverySchema(items), values)).length === 0;
}
