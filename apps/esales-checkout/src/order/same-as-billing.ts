import { hasOneName } from '../contract-step/contract-schema';
import { deliveryKeys, type FormValues } from '@alzette/shop-model';

/** Same as billing unless the shopper chose another address (spec row J1). */
export function isSameAsBilling(values: FormValues): boolean {
  return values[deliveryKeys.sameAsBilling] !== false;
}

/** A parcel of a buyer with one name may go to one name. */
export function recipientMayHaveOneName(values: FormValues): boolean {
  return hasOneName(values);
}
