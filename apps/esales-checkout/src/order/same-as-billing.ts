import { deliveryKeys, type FormValues } from '@alzette/shop-model';

/** Until the shopper says otherwise, what is sent goes to the billing address. */
export function isSameAsBilling(values: FormValues): boolean {
  return values[deliveryKeys.sameAsBilling] !== false;
}
