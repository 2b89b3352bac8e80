import { createHash } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import {
  findMainItems,
  type FulfilmentEvent,
  type FulfilmentKind,
  has,
  type MainItem,
  recordFulfilmentEvent,
} from '@alzette/shop-api/after-sale';
import type { Order } from '@alzette/shop-api/order';
import { type ShopContext, unprocessable } from '@alzette/shop-api/platform';
import type { ProductOrderPatch } from './product-order';
import { actionOf, missingKinds } from './states';

type PatchedItem = NonNullable<ProductOrderPatch['productOrderItem']>[number];
type PatchedState = ProductOrderPatch['state'];

/** The fulfilment events that a new state can stand for. Without a milestone the first one applies. */
const kindsOfState: Readonly<Record<PatchedState, readonly FulfilmentKind[]>> = {
  inProgress: ['dispatched', 'delivered', 'porting_requested', 'porting_accepted', 'ported', 'installed', 'activated'],
  held: ['porting_refused'],
  completed: ['activated', 'delivered', 'ported', 'installed'],
  failed: ['failed'],
};

interface Patch extends ProductOrderPatch {
  /** The same on every attempt of one change, so that its events count once. */
  readonly key: string;
}

/**
 * Records a new state as its fulfilment events, each once. `completed` without a milestone records all events that the items still
 * need.
 *
 * @throws ProblemError as `recordFulfilmentEvent`, and 422 `state_differs`
 */
export async function patchProductOrder(
  context: Pick<ShopContext, 'database' | 'now'>,
  order: Order,
  patch: Patch,
): Promise<void> {
  const items = await findMainItems(context.database, order.id);
  for (const event of eventsOfPatch(patch, items)) {
    const id = `tmf-${createHash('sha256').update(`${patch.key} ${event.kind}`).digest('base64url')}`;
    const record = async () => {
      const known = (await findMainItems(context.database, order.id)).flatMap(({ events }) => events);
      const earlier = known.find((each) => each.id === id)?.at;
      const occurredAt = patch.milestone?.milestoneDate ?? (earlier ?? context.now()).toISOString();
      await recordFulfilmentEvent(context, { ...event, id, order: order.number ?? '', occurredAt });
    };
    // A simultaneous attempt may have recorded it in between, with its own time.
    await record().catch(async (error: unknown) => {
      if (!(error instanceof ProblemError) || error.code !== 'event_id_reused') throw error;
      await record();
    });
  }
}

type PatchEvent = Omit<FulfilmentEvent, 'id' | 'order' | 'occurredAt'>;

function eventsOfPatch({ state, milestone, productOrderItem }: Patch, items: readonly MainItem[]): PatchEvent[] {
  const named = productOrderItem?.map(({ id }) => id);
  const unknown = named?.findIndex((id) => !items.some(({ identifier }) => identifier === id)) ?? -1;
  if (unknown >= 0)
    throw unprocessable(
      'item_unknown',
      `body/productOrderItem/${unknown}/id`,
      'is no main item of this order; an add-on belongs to its item',
    );
  productOrderItem?.forEach((each, index) => requireSame(each, items, state, `body/productOrderItem/${index}`));
  if (state === 'completed' && !milestone) return missingEvents(items, named);
  const [first] = kindsOfState[state];
  const kind = milestone?.name ?? first;
  if (kind === undefined || !kindsOfState[state].includes(kind))
    throw unprocessable('state_differs', 'body/milestone/name', `does not lead to ${state}`);
  const { message: reason, trackingNumber, trackingUrl } = milestone ?? {};
  if ((state === 'held' || state === 'failed') && reason === undefined)
    throw unprocessable('reason_missing', 'body/milestone/message', `is required for ${state}`);
  return [
    {
      kind,
      ...(named && { items: named }),
      ...(reason !== undefined && { reason }),
      ...(trackingNumber !== undefined && { trackingNumber }),
      ...(trackingUrl !== undefined && { trackingUrl }),
    },
  ];
}

/** Requires that `action` and `state` of a named item, if given, are its action and the state of the report. */
function requireSame(
  { id, action, state: itemState }: PatchedItem,
  items: readonly MainItem[],
  state: PatchedState,
  path: string,
): void {
  const item = items.find(({ identifier }) => identifier === id);
  if (itemState !== undefined && itemState !== state)
    throw unprocessable('state_differs', `${path}/state`, `is not ${state}; report each state by itself`);
  if (item && action !== undefined && action !== actionOf(item))
    throw unprocessable('state_differs', `${path}/action`, `is not ${actionOf(item)}, that of the item`);
}

/** The events that the items need to be complete, one for each kind. */
function missingEvents(items: readonly MainItem[], named: readonly string[] | undefined): PatchEvent[] {
  const concerned = items.filter(({ identifier }) => named?.includes(identifier) ?? true);
  return (['delivered', 'ported', 'activated'] as const).flatMap((kind) => {
    const missing = concerned.filter((item) => missingKinds(item).includes(kind) && !has(item.events, kind));
    return missing.length > 0 ? [{ kind, items: missing.map(({ identifier }) => identifier) }] : [];
  });
}
