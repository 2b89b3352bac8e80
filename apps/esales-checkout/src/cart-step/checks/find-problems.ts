import type { HttpPort } from '@alzette/remote-contract';
import { getOpenLines, getRemainingLimits } from '@alzette/shop-client';
import { type CartItem, exceededLimit, exposureOfCart, type Exposure, isMobileLine } from '@alzette/shop-model';

/** Why the shop would refuse to order a cart. */
export type CartProblem =
  | {
      readonly kind: 'limit';
      readonly limit: keyof Exposure;
      readonly own: number;
      readonly max: number;
      readonly left: number;
    }
  | { readonly kind: 'change_open' | 'line_repeated'; readonly item: CartItem };

interface CheckedCart {
  readonly items: readonly CartItem[];
  readonly isExistingCustomer: boolean;
  /** Of the identity check that the order will name; null before there is one. */
  readonly kycId: string | null;
}

interface CheckServices {
  readonly http: HttpPort;
  readonly report: (error: unknown, context: { readonly operation: string }) => void;
}

/** Asks what only the shop knows of a cart. What it does not say is no problem: the order is checked again. */
export async function findCartProblems(cart: CheckedCart, services: CheckServices): Promise<readonly CartProblem[]> {
  const found = await Promise.all([findLimitProblem(cart, services), findLineProblems(cart.items, services)]);
  return found.flat();
}

async function findLimitProblem(
  { items, isExistingCustomer, kycId }: CheckedCart,
  { http, report }: CheckServices,
): Promise<CartProblem[]> {
  try {
    const { max, left, simCardAddOns } = await getRemainingLimits(http, kycId);
    const own = exposureOfCart(items, simCardAddOns, isExistingCustomer);
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
    (item) => item.subscriptionMode === 'change' && item.changedLine !== null && !isMobileLine(item),
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
