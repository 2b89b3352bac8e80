import type { ComplementaryInformation, OpenLines, OrderItem } from '@alzette/shop-model';
import type { Order, OrderParts } from '@alzette/shop-api/order';
import { type Executor, normaliseLineNumber, unprocessable } from '@alzette/shop-api/platform';
import type { Uncounted } from './exposure-repository';
import { findOpenLineInformation, type OrdersOf } from './open-line-repository';

type Line = Pick<ComplementaryInformation, 'subscriptionMode' | 'keepNumber' | 'currentPhoneNumber'> & {
  readonly type: OrderItem['type'];
};

/** The lines with an open change, and the numbers with an open porting, in the buyer's binding orders. */
export async function findOpenLines(database: Executor, buyer: OrdersOf, uncounted: Uncounted): Promise<OpenLines> {
  const lines = await findOpenLineInformation(database, buyer, uncounted);
  const changed = lines.filter(({ subscriptionMode }) => subscriptionMode === 'change');
  return {
    changes: changed.map(({ type, currentPhoneNumber: number }) => ({
      type,
      phoneNumber: number === null ? null : normaliseLineNumber(number),
    })),
    portings: lines.flatMap((line) => portedNumber(line) ?? []),
  };
}

/**
 * Refuses a second change of a line with an open change, and a second porting of a number. If two orders are paid at the same time, the
 * later one is refused. Lock `lockOfBuyer` first.
 *
 * @throws ProblemError 422 `change_open` or `porting_open`
 */
export async function requireFreeLines(
  transaction: Executor,
  order: Order,
  { items, complementary: own }: OrderParts,
  uncounted: Uncounted = { orderId: order.id, payingSession: null },
): Promise<void> {
  if (own.every(({ keepNumber, subscriptionMode }) => !keepNumber && subscriptionMode === 'new')) return;
  const open = await findOpenLines(transaction, order, uncounted);
  for (const [index, information] of own.entries()) {
    const type = items.find(({ identifier }) => identifier === information.identifier)?.type ?? 'mobile';
    const path = `body/complementaryInformations/${index}/currentPhoneNumber`;
    const line = { ...information, type };
    if (isOpenChange(open, line)) throw unprocessable('change_open', path, 'is a line with an open change');
    const number = portedNumber(line);
    if (number !== null && open.portings.includes(number))
      throw unprocessable('porting_open', path, 'moves here with another order already');
  }
}

function isOpenChange({ changes }: OpenLines, { type, subscriptionMode, currentPhoneNumber: text }: Line): boolean {
  if (subscriptionMode !== 'change') return false;
  const number = text === null ? null : normaliseLineNumber(text);
  return changes.some((change) =>
    number === null ? change.phoneNumber === null && change.type === type : change.phoneNumber === number,
  );
}

/** Null for a line without a number to port. */
function portedNumber({ subscriptionMode, keepNumber, currentPhoneNumber: number }: Line): string | null {
  return subscriptionMode === 'new' && keepNumber && number !== null ? normaliseLineNumber(number) : null;
}
