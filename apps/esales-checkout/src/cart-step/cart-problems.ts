import { groupsByType, mobileLines, type CartItem, type FormValues } from '@alzette/shop-model';
import { findItemProblems, type ItemProblem, type MobileRule } from '@alzette/shop-widgets';

/** A problem and the line it belongs to. */
export interface CartProblem extends ItemProblem {
  readonly item: CartItem;
}

/** Everything the lines still ask, in the order in which the cards stand (spec rows E1 to E5). */
export function findCartProblems(items: readonly CartItem[], values: FormValues, isMobile?: MobileRule): CartProblem[] {
  const lines = groupsByType(items).flatMap((group) => group.items);
  return lines.flatMap((item) => findItemProblems(item, values, isMobile).map((problem) => ({ ...problem, item })));
}

/** Whether the shopper may go past the cart: something is in it, and its lines ask nothing more. */
export function cartIsComplete({
  items,
  values,
}: {
  readonly items: readonly CartItem[];
  readonly values: FormValues;
}): boolean {
  return items.length > 0 && findCartProblems(items, values).length === 0;
}

/** Whether a number has to be looked at, which needs the rules of numbers. */
export function asksNumber(items: readonly CartItem[]): boolean {
  return mobileLines(items).some(({ keepNumber, subscriptionMode }) => keepNumber || subscriptionMode === 'change');
}
