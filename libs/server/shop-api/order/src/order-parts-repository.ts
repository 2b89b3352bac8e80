import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Selectable } from 'kysely';
import type { ComplementaryInformation } from '@alzette/shop-model';
import type { Executor } from '@alzette/shop-api/platform';
import type { OrderItemTable } from './order-tables';

export type OrderItemRow = Selectable<OrderItemTable>;

/** What an order consists of. Its items never change. */
export interface OrderParts {
  /** By position. */
  readonly items: readonly OrderItemRow[];
  /** The responses about its items, by position. */
  readonly complementary: readonly ComplementaryInformation[];
}

/** As `partsOf` reads them. */
interface StoredParts {
  readonly items: readonly OrderItemRow[];
  readonly complementary: readonly { readonly information: ComplementaryInformation }[];
}

/** SQL: the parts of an order as two values of a larger query; `partsIn` reads them. */
export function partsOf(database: Executor, orderId: string) {
  return [
    jsonArrayFrom(selectItems(database, orderId)).as('items'),
    jsonArrayFrom(selectComplementary(database, orderId)).as('complementary'),
  ] as const;
}

export function partsIn({ items, complementary }: StoredParts): OrderParts {
  return { items, complementary: informationsIn(complementary) };
}

export async function findOrderParts(database: Executor, orderId: string): Promise<OrderParts> {
  return partsIn(await database.selectNoFrom(partsOf(database, orderId)).executeTakeFirstOrThrow());
}

export function findOrderItems(database: Executor, orderId: string): Promise<OrderItemRow[]> {
  return selectItems(database, orderId).execute();
}

export async function findComplementaryInformations(
  database: Executor,
  orderId: string,
): Promise<ComplementaryInformation[]> {
  return informationsIn(await selectComplementary(database, orderId).execute());
}

function informationsIn(rows: StoredParts['complementary']): ComplementaryInformation[] {
  return rows.map(({ information }) => information);
}

function selectItems(database: Executor, orderId: string) {
  return database.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position');
}

function selectComplementary(database: Executor, orderId: string) {
  return database
    .selectFrom('order_complementary')
    .select('information')
    .where('order_id', '=', orderId)
    .orderBy('position');
}

/** Writes the responses about one line item of a locked order. */
export async function updateComplementaryInformation(
  transaction: Executor,
  orderId: string,
  information: ComplementaryInformation,
): Promise<void> {
  await transaction
    .updateTable('order_complementary')
    .set({ information: JSON.stringify(information) })
    .where('order_id', '=', orderId)
    .where('identifier', '=', information.identifier)
    .execute();
}

/** The number that an order tops up, E.164; null for any other order. */
export async function findTopUpNumber(database: Executor, orderId: string): Promise<string | null> {
  const [information] = await findComplementaryInformations(database, orderId);
  return information?.currentPhoneNumber ?? null;
}
