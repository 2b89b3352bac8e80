import { sql } from 'kysely';
import { type Executor, lockNames } from '@alzette/shop-api/platform';

/** Pieces of a device variant that one line item of an order has reserved. */
interface StockReservationTable {
  order_id: string;
  item_identifier: string;
  /** The variant of the device alone, without a plan. */
  variant_code: string;
  quantity: number;
  /** `held` by an order that may still be sold, `sold` by a confirmed one, `dispatched` when the stock was lowered. */
  state: 'held' | 'sold' | 'dispatched' | 'released';
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    stock_reservations: StockReservationTable;
  }
}

export interface ReservedPieces {
  readonly itemIdentifier: string;
  readonly variantCode: string;
  readonly quantity: number;
}

/** The device of an offer's code: `{device}` or `{device}.{plan}`. */
export function deviceCodeOf(variantCode: string): string {
  return variantCode.split('.', 1)[0] ?? '';
}

/** Locks these variants until the transaction ends, so that other transactions wait to reserve pieces. */
export async function lockStock(transaction: Executor, codes: readonly string[]): Promise<void> {
  // Sorted, so that two orders never wait for each other.
  const sorted = [...new Set(codes)].sort();
  await lockNames(
    transaction,
    sorted.map((code) => `stock of ${code}`),
  );
}

/** Pieces that no order has reserved, by variant; without those that are not counted. Below 0 where the stock was lowered by hand. */
export async function findAvailable(
  database: Executor,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await database
    .selectFrom('catalogue_device_variants')
    .select(({ selectFrom }) => [
      'code',
      'stock',
      selectFrom('stock_reservations')
        .select(({ fn }) => fn.sum<string>('quantity').as('reserved'))
        .whereRef('variant_code', '=', 'catalogue_device_variants.code')
        .where('state', 'in', ['held', 'sold'])
        .as('reserved'),
    ])
    .where('code', 'in', codes)
    .execute();
  return new Map(
    rows.flatMap(({ code, stock, reserved }) => (stock === null ? [] : [[code, stock - Number(reserved)] as const])),
  );
}

/** Pieces of confirmed orders that were not sent, by variant. Pages subtract them from the stock. */
export async function findSold(database: Executor, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await database
    .selectFrom('stock_reservations')
    .select(({ fn }) => ['variant_code', fn.sum<string>('quantity').as('pieces')])
    .where('variant_code', 'in', codes)
    .where('state', '=', 'sold')
    .groupBy('variant_code')
    .execute();
  return new Map(rows.map(({ variant_code: code, pieces }) => [code, Number(pieces)]));
}

export async function insertReservations(
  transaction: Executor,
  orderId: string,
  pieces: readonly ReservedPieces[],
): Promise<void> {
  if (pieces.length === 0) return;
  await transaction
    .insertInto('stock_reservations')
    .values(
      pieces.map(({ itemIdentifier, variantCode, quantity }) => ({
        order_id: orderId,
        item_identifier: itemIdentifier,
        variant_code: variantCode,
        quantity,
        state: 'held' as const,
      })),
    )
    .execute();
}

/** Marks the pieces of a confirmed order as sold. Pages no longer offer them. */
export async function sellStock(transaction: Executor, orderId: string): Promise<void> {
  const sold = await transaction
    .updateTable('stock_reservations')
    .set({ state: 'sold' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .returning('variant_code')
    .execute();
  await reportSoldOut(
    transaction,
    sold.map((row) => row.variant_code),
  );
}

/** Pages show the latest version of the catalogue, so a variant that sells out increments the version. */
async function reportSoldOut(transaction: Executor, codes: readonly string[]): Promise<void> {
  const available = await findAvailable(transaction, codes);
  if ([...available.values()].some((pieces) => pieces <= 0)) await renewCatalogue(transaction);
}

async function renewCatalogue(transaction: Executor): Promise<void> {
  await sql`update catalogue_version set version = version + 1`.execute(transaction);
}

/** Releases the pieces of an order, or of one of its line items, that ended before anything was sent. */
export async function releaseStock(transaction: Executor, orderId: string, itemIdentifier?: string): Promise<void> {
  const released = await transaction
    .updateTable('stock_reservations')
    .from('stock_reservations as before')
    .set({ state: 'released' })
    .whereRef('before.order_id', '=', 'stock_reservations.order_id')
    .whereRef('before.item_identifier', '=', 'stock_reservations.item_identifier')
    .where('stock_reservations.order_id', '=', orderId)
    .where('stock_reservations.state', 'in', ['held', 'sold'])
    .$if(itemIdentifier !== undefined, (query) =>
      query.where('stock_reservations.item_identifier', '=', itemIdentifier ?? ''),
    )
    .returning('before.state')
    .execute();
  if (released.some(({ state }) => state === 'sold')) await renewCatalogue(transaction);
}

/** Lowers the stock by the dispatched pieces of a line item, once for each item, even if the contract has ended meanwhile. */
export async function dispatchStock(transaction: Executor, orderId: string, itemIdentifier: string): Promise<void> {
  const dispatched = await transaction
    .updateTable('stock_reservations')
    .set({ state: 'dispatched' })
    .where('order_id', '=', orderId)
    .where('item_identifier', '=', itemIdentifier)
    .where('state', '<>', 'dispatched')
    .returning(['variant_code', 'quantity'])
    .executeTakeFirst();
  if (!dispatched) return;
  // Updates the version before the variant, in the same order as an import.
  await renewCatalogue(transaction);
  await transaction
    .updateTable('catalogue_device_variants')
    .set({ stock: sql<number>`greatest(0, stock - ${dispatched.quantity}::int)` })
    .where('code', '=', dispatched.variant_code)
    .where('stock', 'is not', null)
    .execute();
}

interface Surplus {
  readonly codes: readonly string[];
  /** Pieces that orders of one buyer may hold in these states. */
  readonly max: number;
  readonly states: readonly string[];
}

/** Orders that hold pieces of these variants beyond the limit of their buyer. The oldest orders of each buyer are returned. */
export async function findSurplusOrders(
  database: Executor,
  { codes, max, states }: Surplus,
): Promise<readonly string[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from (
      select orders.id, bool_or(variant_code in (${sql.join(codes)})) as "isWanted",
        sum(sum(quantity)) over (
          partition by coalesce(account_number, person_hash) order by created_at desc, orders.id) as pieces
      from stock_reservations
      join orders on orders.id = order_id
      where stock_reservations.state = 'held' and orders.state in (${sql.join(states)})
        and coalesce(account_number, person_hash) is not null
      group by orders.id) as holding
    where "isWanted" and pieces > ${max}::int`.execute(database);
  return rows.map(({ id }) => id);
}

interface Holder {
  readonly sessionId: string;
  readonly codes: readonly string[];
  /** Idempotency key of an order that does not count. */
  readonly exceptKey: string;
}

/** The orders of a session that hold pieces of these variants and are not confirmed. */
export async function findOrdersHoldingStock(
  database: Executor,
  { sessionId, codes, exceptKey }: Holder,
): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await database
    .selectFrom('stock_reservations')
    .innerJoin('orders', 'orders.id', 'stock_reservations.order_id')
    .select('orders.id')
    .distinct()
    .where('orders.session_id', '=', sessionId)
    .where('variant_code', 'in', codes)
    .where('stock_reservations.state', '=', 'held')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('idempotency_keys')
            .select('order_id')
            .whereRef('order_id', '=', 'orders.id')
            .where('key', '=', exceptKey),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
