import type { Generated, Selectable } from 'kysely';
import { enqueueOrderChange } from '@alzette/shop-api/order';
import type { Executor, Json, Timestamp } from '@alzette/shop-api/platform';
import type { ItemEventKind } from './item-events';

/** The stored details of an event; amounts in cents. Contains no personal data. */
export interface ItemEventDetails {
  readonly trackingNumber?: string;
  /** https */
  readonly trackingUrl?: string;
  readonly reason?: string;
  /** The random id of the file that the shopper sent as proof. `proofSha256` is its hash. */
  readonly proofId?: string;
  readonly proofSha256?: string;
  /** The day (yyyy/MM/dd) and time of a rescheduled installation: before in `from`, after in `to`. */
  readonly from?: string;
  readonly to?: string;
  /** The corrected field. */
  readonly field?: 'iccid' | 'currentOperator';
  readonly refund?: number;
  /** The part of the refund that waits for the goods. */
  readonly afterReturn?: number;
  readonly charge?: number;
  readonly billed?: number;
  readonly days?: number;
}

/** An event of a line item with its add-ons. Rows are only added. */
export interface ItemEventTable {
  sequence: Generated<string>;
  order_id: string;
  item_identifier: string;
  /** The operator's id of the event; one event may concern several line items. */
  id: string;
  kind: ItemEventKind;
  /** When the event happened, by the clock of the reporting system. */
  at: Date;
  details: Json<ItemEventDetails>;
  /** Hash of the whole request. It reveals an id that is used for two events. */
  fingerprint: string;
  received_at: Timestamp;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    item_events: ItemEventTable;
  }
}

export type ItemEventRow = Selectable<ItemEventTable>;

/** All events of an order, in the order of arrival. */
export function findItemEvents(database: Executor, orderId: string): Promise<ItemEventRow[]> {
  return database.selectFrom('item_events').selectAll().where('order_id', '=', orderId).orderBy('sequence').execute();
}

type NewItemEvent = Omit<ItemEventRow, 'sequence' | 'received_at'>;

/** Adds an event of line items of one order, and reports it to the systems that follow the order. */
export async function insertItemEvents(transaction: Executor, events: readonly NewItemEvent[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  await transaction
    .insertInto('item_events')
    .values(events.map((event) => ({ ...event, details: JSON.stringify(event.details) })))
    .execute();
  await enqueueOrderChange(transaction, { orderId: first.order_id, itemEvent: first.id, at: first.at.toISOString() });
}

/** The events of one line item. */
export function eventsOf<Event extends Pick<ItemEventRow, 'item_identifier'>>(
  events: readonly Event[],
  identifier: string,
): Event[] {
  return events.filter(({ item_identifier: item }) => item === identifier);
}
