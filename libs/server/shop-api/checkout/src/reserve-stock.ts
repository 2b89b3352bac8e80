import { ProblemError } from '@alzette/server-kit';
import { deviceCodeOf, findAvailable, insertReservations, lockStock } from '@alzette/shop-api/catalogue';
import type { BookedItem } from '@alzette/shop-api/order';
import { type Executor, unprocessable } from '@alzette/shop-api/platform';

/**
 * Reserves the devices of an order in the transaction that creates it, until they are sent or the order ends unsold. Of orders that
 * arrive together, those without available pieces are refused.
 *
 * @param items in the order of the request
 * @throws ProblemError 422 `sold_out`, or `stock_too_low` with the pieces that are `available`
 */
export async function reserveStock(
  transaction: Executor,
  orderId: string,
  items: readonly BookedItem[],
): Promise<void> {
  const pieces = items.flatMap(({ item, device }, index) =>
    device === null
      ? []
      : [
          {
            itemIdentifier: item.identifier,
            variantCode: deviceCodeOf(item.variantCode),
            quantity: item.quantity,
            path: `body/items/${index}`,
          },
        ],
  );
  const codes = pieces.map(({ variantCode }) => variantCode);
  await lockStock(transaction, codes);
  const stock = await findAvailable(transaction, codes);
  const left = new Map(stock);
  for (const { variantCode, quantity, path } of pieces) {
    const available = stock.get(variantCode);
    if (available === undefined) continue;
    if (available <= 0) throw unprocessable('sold_out', `${path}/variantCode`, 'is sold out');
    const rest = (left.get(variantCode) ?? 0) - quantity;
    if (rest < 0) throw stockTooLow(`${path}/quantity`, available);
    left.set(variantCode, rest);
  }
  await insertReservations(transaction, orderId, pieces);
}

function stockTooLow(path: string, available: number): ProblemError {
  const message = `may be ${available} at most: no more are in stock`;
  return new ProblemError('stock_too_low', { detail: message, errors: [{ path, message }], available });
}
