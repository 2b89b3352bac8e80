import { anOrderItem } from './testing';
import { timelineSteps } from './order-timeline';
import type { OrderMilestone, OrderResponseItem } from './wire/order';

const item = (identifier: string, change: Partial<OrderResponseItem> = {}) => anOrderItem({ identifier, ...change });
const at = (identifier: string, kind: OrderMilestone['kind'], date: string, change: Partial<OrderMilestone> = {}) => ({
  identifier,
  kind,
  date,
  time: null,
  ...change,
});
const sim = (name: string) => ({ kind: 'sim' as const, name });
const box = { kind: 'parcel' as const, name: 'Wifi 7 box' };

/** Kind, date and items of each step. */
function steps(items: readonly OrderResponseItem[], timeline: readonly OrderMilestone[]) {
  return timelineSteps({ items: [...items], timeline: [...timeline] }).map(({ kind, date, items: concerned }) =>
    [kind, date, ...concerned.map(({ identifier }) => identifier)].join(' '),
  );
}

describe('the timeline of an order', () => {
  it('[L1] is sorted by date across its items', () => {
    const timeline = [
      at('phone', 'esim', '2026/12/01'),
      at('phone', 'porting', '2026/12/05'),
      at('fibre', 'installation', '2026/12/10', { time: 'morning' }),
      at('plan', 'esim', '2026/12/01'),
      at('plan', 'parcel', '2026/12/03', { contents: [box] }),
      at('unknown', 'esim', '2026/12/01'),
    ];
    expect(steps([item('phone'), item('fibre'), item('plan')], timeline)).toEqual([
      'esim 2026/12/01 phone plan',
      'parcel 2026/12/03 plan',
      'porting 2026/12/05 phone',
      'installation 2026/12/10 fibre',
    ]);
  });

  it('[L1] has one parcel, in which equal things are counted', () => {
    const items = [item('phone'), item('plan', { quantity: 2 }), item('fibre'), item('duo')];
    const parcel = (identifier: string, ...contents: NonNullable<OrderMilestone['contents']>) =>
      at(identifier, 'parcel', '2026/12/03', { contents });
    const timeline = [
      parcel('phone', { kind: 'parcel', name: 'Ernz 9' }, sim('Mobile M')),
      parcel('plan', sim('2 × Mobile S')),
      parcel('fibre', box),
      parcel('duo', box, sim('Mobile M')),
    ];
    expect(timelineSteps({ items, timeline })).toMatchObject([
      {
        kind: 'parcel',
        parcels: ['Ernz 9', '2 × Wifi 7 box'],
        simCards: { plans: ['2 × Mobile M', '2 × Mobile S'], count: 4 },
      },
    ]);
  });

  it('[L1] has one visit for items of one day, half-day and mode, and a step for each number that moves', () => {
    const visited = { installationName: 'By a technician' };
    const items = [
      item('fibre', visited),
      item('tv', visited),
      item('duo', { installationName: 'Fitting the socket' }),
    ];
    const visit = (identifier: string, time: OrderMilestone['time'] = 'morning') =>
      at(identifier, 'installation', '2026/12/10', { time });
    expect(steps(items, [visit('fibre'), visit('tv'), visit('duo')])).toEqual([
      'installation 2026/12/10 fibre tv',
      'installation 2026/12/10 duo',
    ]);
    expect(steps(items, [visit('fibre'), visit('tv', 'afternoon')])).toHaveLength(2);
    expect(steps(items, [at('fibre', 'porting', '2026/12/05'), at('tv', 'porting', '2026/12/05')])).toHaveLength(2);
  });

  it('[L1] has one start date of items that the shopper installs, whatever the half-day', () => {
    const alone = { installationName: 'I connect it myself', selfInstallation: true };
    const start = (identifier: string, time: OrderMilestone['time']) =>
      at(identifier, 'installation', '2026/12/10', { time });
    expect(
      steps([item('fibre', alone), item('tv', alone)], [start('fibre', 'morning'), start('tv', 'afternoon')]),
    ).toEqual(['installation 2026/12/10 fibre tv']);
  });
});
