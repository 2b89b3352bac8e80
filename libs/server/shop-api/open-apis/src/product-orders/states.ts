import {
  contractEnd,
  type FulfilmentKind,
  has,
  hasGoods,
  hasPorting,
  type ItemState,
  itemState,
  type MainItem,
} from '@alzette/shop-api/after-sale';

/** The states of TMF622 that the shop uses, for orders and for their items. */
export const productOrderStates = [
  'acknowledged',
  'inProgress',
  'held',
  'completed',
  'failed',
  'partial',
  'cancelled',
] as const;
/** The actions of TMF622 that the shop uses. */
export type ItemAction = 'add' | 'modify';
export type ProductOrderState = (typeof productOrderStates)[number];

/** The TMF622 state of a line item that is not complete. */
export const stateOfItemState: Readonly<Record<ItemState, ProductOrderState>> = {
  preparing: 'acknowledged',
  dispatched: 'inProgress',
  delivered: 'inProgress',
  porting_requested: 'inProgress',
  porting_accepted: 'inProgress',
  porting_refused: 'held',
  ported: 'inProgress',
  installed: 'inProgress',
  activated: 'inProgress',
  failed: 'failed',
  return_announced: 'inProgress',
  returned: 'held',
  return_refused: 'inProgress',
  cancelled: 'cancelled',
  withdrawn: 'cancelled',
};

/** The events that a line item needs to be complete. A top-up needs none. */
const needs: readonly (readonly [FulfilmentKind, (item: MainItem) => boolean])[] = [
  ['delivered', hasGoods],
  ['ported', hasPorting],
  ['activated', ({ row }) => row.subscription !== null],
];

/** The events that are missing before a line item is complete. */
export function missingKinds(item: MainItem): FulfilmentKind[] {
  if (contractEnd(item.events)) return [];
  return needs.flatMap(([kind, isNeeded]) => (isNeeded(item) && !has(item.events, kind) ? [kind] : []));
}

/** Whether an item is a new line or changes a line that the customer has. An add-on has the action of its item. */
export function actionOf({ information }: MainItem): ItemAction {
  return information?.subscriptionMode === 'change' ? 'modify' : 'add';
}

export function stateOfItem(item: MainItem): ProductOrderState {
  const state = stateOfItemState[itemState(item.events)];
  const isOpen = state === 'acknowledged' || state === 'inProgress';
  return isOpen && missingKinds(item).length === 0 ? 'completed' : state;
}

/** The state of an order by the states of its items. Cancelled items do not count if there are others. */
export function stateOfOrder(items: readonly ProductOrderState[]): ProductOrderState {
  const counted = items.filter((state) => state !== 'cancelled');
  const [first] = counted;
  if (first === undefined) return 'cancelled';
  if (counted.every((state) => state === first)) return first;
  if (counted.every((state) => state === 'completed' || state === 'failed')) return 'partial';
  return counted.includes('held') ? 'held' : 'inProgress';
}
