import type { Generated, Selectable } from 'kysely';
import type { Executor, Json, Timestamp } from '../platform/database/schema';
import type { LineEventKind } from './line-events';

/** What is stored with an event; amounts in cents. Holds no personal data. */
export interface LineEventDetails {
  readonly trackingNumber?: string;
  /** https */
  readonly trackingUrl?: string;
  readonly reason?: string;
  /** Of a rescheduled installation: yyyy/MM/dd and time of the day, before and after. */
  readonly from?: string;
  readonly to?: string;
  /** What was corrected. */
  readonly field?: 'iccid' | 'currentOperator';
  readonly refund?: number;
  readonly charge?: number;
  readonly billed?: number;
  readonly days?: number;
}

/** An event of a line item with its add-ons. Rows are only added. */
export interface LineEventTable {
  sequence: Generated<string>;
  order_id: string;
  line_identifier: string;
  /** The operator's id of the event; one event may concern several line items. */
  id: string;
  kind: LineEventKind;
  /** When it happened, by the clock of whom it happened to. */
  at: Date;
  details: Json<LineEventDetails>;
  /** Of the whole request, so that an id is not used for two events. */
  fingerprint: string;
  received_at: Timestamp;
}

declare module '../platform/database/schema' {
  interface ShopSchema {
    line_events: LineEventTable;
  }
}

export type LineEventRow = Selectable<LineEventTable>;

/** All events of an order, as they arrived. */
export function findLineEvents(database: Executor, orderId: string): Promise<LineEventRow[]> {
  return database.selectFrom('line_events').selectAll().where('order_id', '=', orderId).orderBy('sequence').execute();
}

type NewLineEvent = Omit<LineEventRow, 'sequence' | 'received_at'>;

export async function insertLineEvents(transaction: Executor, events: readonly NewLineEvent[]): Promise<void> {
  if (events.length === 0) return;
  await transaction
    .insertInto('line_events')
    .values(events.map((event) => ({ ...event, details: JSON.stringify(event.details) })))
    .execute();
}

/** The events of one line item. */
export function eventsOf<Event extends Pick<LineEventRow, 'line_identifier'>>(
  events: readonly Event[],
  identifier: string,
): Event[] {
  return events.filter(({ line_identifier: line }) => line === identifier);
}
