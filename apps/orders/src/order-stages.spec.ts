import type {
  FollowedItem,
  FollowedOrder,
  OrderHistoryEntry,
  OrderMilestone,
  OrderResponseItem,
} from '@alzette/shop-model';
import { anOrder, anOrderItem } from '@alzette/testing';
import { stagesOf, whereIs } from './order-stages';

const at = '2026-11-20T10:00:00Z';
const happened = (kind: OrderHistoryEntry['kind'], ...items: string[]): OrderHistoryEntry =>
  items.length > 0 ? { kind, at, items } : { kind, at };
const confirmed = [happened('ordered'), happened('signed'), happened('paid'), happened('confirmed')];
const milestone = (identifier: string, kind: OrderMilestone['kind'], date: string) => ({
  identifier,
  kind,
  date,
  time: null,
});

const phone = anOrderItem({ identifier: 'phone', type: 'device', deviceModelName: 'Ernz 9' });
const fibre = anOrderItem({ identifier: 'fibre', type: 'internet', variantName: 'Fibre 500', mobileVariantName: null });
const timeline = [milestone('phone', 'parcel', '2026/11/24'), milestone('fibre', 'installation', '2026/12/10')];

function followed(
  events: readonly OrderHistoryEntry[] = [],
  states: Readonly<Record<string, FollowedItem['state']>> = {},
  items: readonly OrderResponseItem[] = [phone, fibre],
): FollowedOrder {
  return {
    order: { ...anOrder({ state: 'confirmed', items: [...items] }), timeline },
    history: [...confirmed, ...events],
    items: items.map(({ identifier, deviceModelName, variantName }) => ({
      identifier,
      name: deviceModelName ?? variantName,
      state: states[identifier] ?? 'preparing',
      canCancel: false,
      withdrawal: {
        state: 'open',
        lastDay: null,
        returnsGoods: false,
        amounts: { refund: 0, charge: 0, billed: 0, days: 0 },
      },
      rescheduleUntil: null,
      correctable: [],
    })),
    refunds: [],
    documents: [],
  };
}

/** The stages, those that are done with a tick. */
const stages = (order: FollowedOrder) => stagesOf(order).map(({ id, isDone }) => (isDone ? `✓ ${id}` : id));

describe('[Q1] the stages of an order', () => {
  it('go from the order to the service', () => {
    expect(stages(followed())).toEqual(['✓ ordered', '✓ signed', '✓ paid', 'sent', 'installed', 'active']);
    const [sent, installed] = [happened('dispatched', 'phone'), happened('installed', 'fibre')];
    expect(stages(followed([sent, installed])).slice(3)).toEqual(['✓ sent', '✓ installed', 'active']);
    expect(stages(followed([sent, installed, happened('activated', 'phone')])).at(-1)).toBe('active');
    expect(stages(followed([happened('activated', 'phone', 'fibre')])).slice(3)).toEqual([
      '✓ sent',
      '✓ installed',
      '✓ active',
    ]);
  });

  it('are those that the order has', () => {
    const alone = anOrderItem({
      identifier: 'phone',
      type: 'device',
      deviceModelName: 'Ernz 9',
      mobileVariantName: null,
    });
    expect(stages(followed([], {}, [alone])).slice(3)).toEqual(['sent']);
    expect(stages(followed([], {}, [{ ...fibre, selfInstallation: true }])).slice(3)).toEqual(['active']);
    expect(stages(followed([], { phone: 'cancelled' })).slice(3)).toEqual(['installed', 'active']);
  });
});

describe('[Q1] where an order is', () => {
  const sent = happened('dispatched', 'phone');
  const installed = happened('installed', 'fibre');

  it.each([
    ['before anything is sent', [], {}, { kind: 'sent', date: '2026/11/24' }],
    ['while a parcel travels', [sent], { phone: 'dispatched' }, { kind: 'way' }],
    ['once the parcel is there', [sent], { phone: 'delivered' }, { kind: 'installed', date: '2026/12/10' }],
    ['when all is installed', [sent, installed], { phone: 'delivered', fibre: 'installed' }, { kind: 'active' }],
    [
      'when all is active',
      [happened('activated', 'phone', 'fibre')],
      { phone: 'activated', fibre: 'activated' },
      { kind: 'done' },
    ],
    ['after a failure', [happened('failed', 'fibre')], { fibre: 'failed' }, { kind: 'failed', names: ['Fibre 500'] }],
    ['when one contract has ended', [], { phone: 'withdrawn' }, { kind: 'installed', date: '2026/12/10' }],
    ['when all contracts have ended', [], { phone: 'withdrawn', fibre: 'cancelled' }, { kind: 'ended' }],
  ] as const)('is known %s', (_when, events, states, now) => {
    expect(whereIs(followed(events, states))).toEqual(now);
  });

  it('names the day on which a service starts without a technician', () => {
    const alone = followed([], {}, [{ ...fibre, selfInstallation: true }]);
    expect(whereIs(alone)).toEqual({ kind: 'starts', date: '2026/12/10' });
  });
});
