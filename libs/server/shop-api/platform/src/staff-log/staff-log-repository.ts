import { type Generated, type Selectable, sql } from 'kysely';
import type { Executor, Json, WithDefault } from '../database/schema';

/**
 * Work that waits for a person. `payments`: they do not match their order. `refunds`: refused by the card, or withheld. `goods`: a refund
 * waits for them. `proofs`: files of shoppers to check. `messages`: mails and webhooks that could not be delivered.
 */
export const workKinds = ['payments', 'refunds', 'goods', 'proofs', 'messages'] as const;
export type WorkKind = (typeof workKinds)[number];

/** One use of `alzette-orders`. Rows are only added, and hold no personal data of shoppers. */
interface StaffActionTable {
  sequence: Generated<string>;
  /** The person, as they named themselves. */
  actor: string;
  action: string;
  /** What the action was about, with its id in `subject`; null unless it was about work. */
  work: WithDefault<WorkKind | null>;
  subject: WithDefault<string | null>;
  /** Ids of the orders that were shown or changed. */
  order_ids: Json<readonly string[]>;
  /** True if the output held personal data. */
  personal: boolean;
  reason: WithDefault<string | null>;
  /** `done`, or why the shop refused. */
  outcome: string;
  at: Date;
}

declare module '../database/schema' {
  interface ShopSchema {
    staff_actions: StaffActionTable;
  }
}

export type StaffAction = Selectable<StaffActionTable>;

/** One piece of work. `details` holds no personal data. */
export interface WorkItem {
  readonly id: string;
  /** Id of its order; null for a message without one. */
  readonly orderId: string | null;
  readonly since: Date;
  readonly details: Readonly<Record<string, string | number | null>>;
}

interface NewStaffAction {
  readonly actor: string;
  readonly action: string;
  readonly work?: WorkKind | null;
  readonly subject?: string | null;
  readonly orderIds: readonly string[];
  readonly personal: boolean;
  readonly reason: string | null;
  readonly outcome: string;
  readonly at: Date;
}

export async function insertStaffAction(
  database: Executor,
  { orderIds, work = null, subject = null, ...action }: NewStaffAction,
): Promise<void> {
  await database
    .insertInto('staff_actions')
    .values({ ...action, work, subject, order_ids: JSON.stringify(orderIds) })
    .execute();
}

/** The actions on an order, or all; the newest first. */
export function findStaffActions(
  database: Executor,
  { orderId, limit }: { readonly orderId?: string; readonly limit: number },
): Promise<StaffAction[]> {
  const all = database.selectFrom('staff_actions').selectAll().orderBy('sequence', 'desc').limit(limit);
  const ofOrder = sql<boolean>`order_ids @> jsonb_build_array(${orderId ?? ''}::text)`;
  return (orderId === undefined ? all : all.where(ofOrder)).execute();
}

/** Who handled the pieces of one kind of work last, by their ids. Pieces that were reopened since, or never handled, are missing. */
export async function findHandled(
  database: Executor,
  work: WorkKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StaffAction>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('staff_actions')
    .selectAll()
    .distinctOn('subject')
    .where('work', '=', work)
    .where('subject', 'in', ids)
    .where('action', 'in', ['handle', 'reopen'])
    .where('outcome', '=', 'done')
    .orderBy('subject')
    .orderBy('sequence', 'desc')
    .execute();
  return new Map(rows.filter(({ action }) => action === 'handle').map((row) => [row.subject ?? '', row]));
}

/** SQL text, for metrics: true unless a person has handled this piece of work. @param id a column */
export function isUnhandled(work: WorkKind, id: string): string {
  return `coalesce((select action from staff_actions
    where work = '${work}' and subject = ${id} and action in ('handle', 'reopen') and outcome = 'done'
    order by sequence desc limit 1), 'reopen') = 'reopen'`;
}
