import { textOf } from '@alzette/checkout-kit';
import type { HostServices } from '@alzette/remote-contract';
import { getOpenLines, getRemainingLimits } from '@alzette/shop-client';
import {
  type CartItem,
  contractKeys,
  deliveryFromEligibility,
  exceededLimit,
  type Exposure,
  exposureOfCart,
  type FormValues,
  isMobileItem,
  type LineAddress,
  lineAddressOf,
  linePlansOf,
} from '@alzette/shop-model';
import {
  selectIsExistingCustomer,
  selectIsGuest,
  selectItems,
  selectValues,
  type SharedState,
} from '@alzette/shop-store';
import { unavailableItems } from '../../flow/unavailable-items';

/** The reason why the shop would refuse the order of a cart. */
export type CartProblem =
  | {
      readonly kind: 'limit';
      readonly limit: keyof Exposure;
      readonly own: number;
      readonly max: number;
      readonly left: number;
    }
  | { readonly kind: 'change_open' | 'line_repeated'; readonly item: CartItem }
  | { readonly kind: 'unavailable'; readonly item: CartItem; readonly address: LineAddress };

type CheckServices = Pick<HostServices, 'http' | 'report'>;

export interface CheckedCart {
  readonly problems: readonly CartProblem[];
  /** The delivery address that follows from the address of the lines. */
  readonly delivery: FormValues;
}

/** Requests the checks of a cart that only the shop can make. A failed check is no problem: the order is checked again. */
export async function checkCart(state: SharedState, services: CheckServices): Promise<CheckedCart> {
  const found = await Promise.all([
    findUnavailableItems(state, services),
    findLimitProblem(state, services),
    findLineProblems(selectItems(state), services),
  ]);
  // Without a line, nothing has to go to the address that the shopper had checked.
  const hasLines = linePlansOf(selectItems(state)).length > 0;
  return {
    problems: found.flat(),
    delivery: hasLines ? deliveryFromEligibility(selectValues(state), selectIsGuest(state)) : {},
  };
}

/** The items whose plans the network does not have at the address of the lines. */
async function findUnavailableItems(state: SharedState, { http, report }: CheckServices): Promise<CartProblem[]> {
  const address = lineAddressOf(selectValues(state));
  if (address === null) return [];
  try {
    const unavailable = await unavailableItems(http, selectItems(state), address);
    return unavailable.map((item) => ({ kind: 'unavailable', item, address }));
  } catch (error) {
    report(error, { operation: 'service-qualification' });
    return [];
  }
}

async function findLimitProblem(state: SharedState, { http, report }: CheckServices): Promise<CartProblem[]> {
  try {
    // The identity check that the order will name.
    const kycId = textOf(selectValues(state), contractKeys.kycId) || null;
    const { max, left, simCardAddOns } = await getRemainingLimits(http, kycId);
    const own = exposureOfCart(selectItems(state), simCardAddOns, selectIsExistingCustomer(state));
    const limit = exceededLimit(own, left);
    return limit === null ? [] : [{ kind: 'limit', limit, own: own[limit], max: max[limit], left: left[limit] }];
  } catch (error) {
    report(error, { operation: 'limits of the buyer' });
    return [];
  }
}

/** Changes of fixed lines, which have no number: a form of the step checks those that have one. */
async function findLineProblems(items: readonly CartItem[], services: CheckServices): Promise<CartProblem[]> {
  const changes = items.filter(
    (item) => item.subscriptionMode === 'change' && item.changedLine !== null && !isMobileItem(item),
  );
  if (changes.length === 0) return [];
  const open = await findOpenTypes(services);
  return changes.flatMap((item, index): CartProblem[] => {
    const before = changes.slice(0, index);
    if (before.some(({ changedLine }) => changedLine?.id === item.changedLine?.id))
      return [{ kind: 'line_repeated', item }];
    return open.includes(item.type) ? [{ kind: 'change_open', item }] : [];
  });
}

/** The kinds of lines without a number that an order still changes. */
async function findOpenTypes({ http, report }: CheckServices): Promise<readonly string[]> {
  try {
    const { changes } = await getOpenLines(http);
    return changes.filter(({ phoneNumber }) => phoneNumber === null).map(({ type }) => type);
  } catch (error) {
    report(error, { operation: 'open lines' });
    return [];
  }
}
