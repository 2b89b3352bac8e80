import type { CartItem } from '@alzette/shop-model';

/** The number as it stands in the field: what was typed, else that of the customer's line which is changed. */
export function currentNumberOf({ changedLine }: CartItem, typed: string | boolean | undefined): string {
  return typeof typed === 'string' ? typed : (changedLine?.phoneNumber ?? '');
}
