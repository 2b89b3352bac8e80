import type { CartItem } from '@alzette/shop-model';
import { NumberField } from './number-field';
import { useForcedAnswers } from './use-forced-answers';

/** Of a line that changes another one: its number stays, and only that number is asked (spec row E2). */
export function ChangedNumber({ item }: { readonly item: CartItem }) {
  useForcedAnswers(item);
  return <NumberField item={item} />;
}
