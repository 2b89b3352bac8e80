import { deliveryKeys, type FormValues } from '@alzette/shop-model';

/** Same as billing unless the shopper said otherwise (spec row J1). */
export function isSameAsBilling(values: FormValues): boolean {
  return values[deliveryKeys.sameAsBilling] !== false;
}
