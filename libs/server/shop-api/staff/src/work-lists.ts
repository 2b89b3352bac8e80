import { findProofs } from '@alzette/shop-api/buyer';
import { findMismatchedPayments, findRefundsWaitingForGoods, findStoppedRefunds } from '@alzette/shop-api/payment';
import {
  type Executor,
  findHandled,
  findUndeliveredMessages,
  type WorkItem,
  type WorkKind,
} from '@alzette/shop-api/platform';
import { StaffRefusalError } from './refusal';
import type { Used } from './use-log';

const finders: Readonly<Record<WorkKind, (database: Executor) => Promise<WorkItem[]>>> = {
  payments: findMismatchedPayments,
  refunds: findStoppedRefunds,
  goods: findRefundsWaitingForGoods,
  proofs: findProofs,
  messages: findUndeliveredMessages,
};

export interface ListedWork extends WorkItem {
  readonly work: WorkKind;
  /** Null as long as the work waits for a person. */
  readonly handled: { readonly by: string; readonly at: Date; readonly reason: string | null } | null;
}

/** The work of these kinds, the oldest first. @param all also what was handled */
export async function listWork(
  database: Executor,
  kinds: readonly WorkKind[],
  all: boolean,
): Promise<Used<readonly ListedWork[]>> {
  const listed: ListedWork[] = [];
  for (const work of kinds) listed.push(...(await workOf(database, work)));
  const output = listed.filter(({ handled }) => all || handled === null);
  return { output, orderIds: [...new Set(output.flatMap(({ orderId }) => orderId ?? []))], personal: false };
}

async function workOf(database: Executor, work: WorkKind): Promise<ListedWork[]> {
  const items = await finders[work](database);
  const handled = await findHandled(
    database,
    work,
    items.map(({ id }) => id),
  );
  return items.map((item) => {
    const action = handled.get(item.id);
    return { ...item, work, handled: action ? { by: action.actor, at: action.at, reason: action.reason } : null };
  });
}

/** Requires work that no person has handled. The log row of the use marks it as handled. @throws StaffRefusalError */
export async function handleWork(database: Executor, work: WorkKind, id: string): Promise<Used<ListedWork>> {
  const item = await requireWork(database, work, id);
  if (item.handled)
    throw new StaffRefusalError(
      'already_handled',
      `${item.handled.by} handled ${id} at ${item.handled.at.toISOString()}.`,
    );
  return used(item);
}

/** Requires work that a person has handled. The log row of the use opens it again. @throws StaffRefusalError */
export async function reopenWork(database: Executor, work: WorkKind, id: string): Promise<Used<ListedWork>> {
  const item = await requireWork(database, work, id);
  if (!item.handled) throw new StaffRefusalError('not_handled', `${id} waits for a person already.`);
  return used({ ...item, handled: null });
}

async function requireWork(database: Executor, work: WorkKind, id: string): Promise<ListedWork> {
  const item = (await workOf(database, work)).find((each) => each.id === id);
  if (item) return item;
  throw new StaffRefusalError(
    'work_unknown',
    `No work of the kind ${work} has the id ${id}: "list ${work} --all" shows it.`,
  );
}

function used(item: ListedWork): Used<ListedWork> {
  return { output: item, orderIds: item.orderId === null ? [] : [item.orderId], personal: false };
}
