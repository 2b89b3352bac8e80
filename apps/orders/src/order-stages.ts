import type { FollowedItem, FollowedOrder, OrderHistoryKind, OrderMilestone } from '@alzette/shop-model';

export type OrderStageId = 'ordered' | 'signed' | 'paid' | 'sent' | 'installed' | 'active';

export interface OrderStage {
  readonly id: OrderStageId;
  /** True when every item with this stage and a running contract has completed the stage. */
  readonly isDone: boolean;
}

/** The present state of an order: its first stage that is not done, or the state before any stage. */
export type OrderNow =
  | { readonly kind: 'failed'; readonly names: readonly string[] }
  | {
      readonly kind: 'sent' | 'installed' | 'starts';
      /** yyyy/MM/dd, of the first item that waits. */ readonly date: string;
    }
  | { readonly kind: 'way' | 'active' | 'done' | 'ended' };

/** A later event implies the earlier ones, even if the operator’s system never reported them. */
const doneBy = {
  sent: ['dispatched', 'delivered', 'activated'],
  installed: ['installed', 'activated'],
  active: ['activated'],
} as const satisfies Partial<Record<OrderStageId, readonly OrderHistoryKind[]>>;

/** The stages of an order from order to service. Those that it does not have are left out. */
export function stagesOf(followed: FollowedOrder): readonly OrderStage[] {
  const { history } = followed;
  const past = (['ordered', 'signed', 'paid'] as const)
    .filter((id) => id === 'ordered' || history.some(({ kind }) => kind === id))
    .map((id) => ({ id, isDone: true }));
  const later = (['sent', 'installed', 'active'] as const).flatMap((id) => {
    const concerned = itemsOf(followed, id);
    const isDone = concerned.every((item) => hasHappened(followed, item, doneBy[id]));
    return concerned.length > 0 ? [{ id, isDone }] : [];
  });
  return [...past, ...later];
}

/** The present state of an order. */
export function whereIs(followed: FollowedOrder): OrderNow {
  const running = runningItems(followed);
  if (running.length === 0 && followed.items.length > 0) return { kind: 'ended' };
  const failed = running.filter(({ state }) => state === 'failed' || state === 'porting_refused');
  if (failed.length > 0) return { kind: 'failed', names: failed.map(({ name }) => name) };
  const waiting = (id: keyof typeof doneBy) =>
    itemsOf(followed, id).filter((item) => !hasHappened(followed, item, doneBy[id]));
  const unsent = firstDay(followed, waiting('sent'), 'parcel');
  if (unsent !== null) return { kind: 'sent', date: unsent };
  if (running.some(({ state }) => state === 'dispatched')) return { kind: 'way' };
  const visit = firstDay(followed, waiting('installed'), 'installation');
  if (visit !== null) return { kind: 'installed', date: visit };
  const inactive = waiting('active');
  const start = firstDay(
    followed,
    inactive.filter((item) => isSelfInstalled(followed, item)),
    'installation',
  );
  if (start !== null) return { kind: 'starts', date: start };
  return { kind: inactive.length > 0 ? 'active' : 'done' };
}

function runningItems({ items }: FollowedOrder): readonly FollowedItem[] {
  return items.filter(({ state }) => state !== 'cancelled' && state !== 'withdrawn');
}

/** The running items that have a stage. */
function itemsOf(followed: FollowedOrder, stage: keyof typeof doneBy): readonly FollowedItem[] {
  const { items, timeline = [] } = followed.order;
  const has = (identifier: string, kind: OrderMilestone['kind']) =>
    timeline.some((milestone) => milestone.identifier === identifier && milestone.kind === kind);
  return runningItems(followed).filter(({ identifier }) => {
    const ordered = items.find((item) => item.identifier === identifier);
    if (!ordered) return false;
    if (stage === 'sent') return has(identifier, 'parcel');
    if (stage === 'installed') return has(identifier, 'installation') && !ordered.selfInstallation;
    // A phone without a plan has no activation, and the shopper activates a prepaid card.
    if (ordered.type === 'device') return ordered.mobileVariantName !== null;
    return !ordered.type.startsWith('prepaid-');
  });
}

function hasHappened(
  { history }: FollowedOrder,
  { identifier }: FollowedItem,
  kinds: readonly OrderHistoryKind[],
): boolean {
  return history.some(({ kind, items }) => kinds.includes(kind) && items?.includes(identifier));
}

function isSelfInstalled({ order }: FollowedOrder, { identifier }: FollowedItem): boolean {
  return order.items.some((item) => item.identifier === identifier && item.selfInstallation === true);
}

/** The first expected day of the items; null without one. */
function firstDay(
  { order: { timeline = [] } }: FollowedOrder,
  items: readonly FollowedItem[],
  kind: OrderMilestone['kind'],
): string | null {
  const days = timeline
    .filter(
      (milestone) => milestone.kind === kind && items.some(({ identifier }) => identifier === milestone.identifier),
    )
    .map(({ date }) => date);
  return days.sort()[0] ?? null;
}
