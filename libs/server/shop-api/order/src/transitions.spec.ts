import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  closedStates,
  finalStates,
  nextState,
  type OrderEvent,
  orderEvents,
  type OrderState,
  orderStates,
  transitions,
  unpaidStates,
} from './transitions';

/** Every transition, written by hand as a second source. */
const allowed: readonly [OrderState, OrderState][] = [
  ['created', 'documents_ready'],
  ['created', 'signed'],
  ['created', 'cancelled'],
  ['created', 'expired'],
  ['created', 'refused'],
  ['documents_ready', 'created'],
  ['documents_ready', 'signed'],
  ['documents_ready', 'cancelled'],
  ['documents_ready', 'expired'],
  ['documents_ready', 'refused'],
  ['signed', 'created'],
  ['signed', 'payment_pending'],
  ['signed', 'confirmed'],
  ['signed', 'cancelled'],
  ['signed', 'expired'],
  ['signed', 'refused'],
  ['payment_pending', 'payment_pending'],
  ['payment_pending', 'paid'],
  ['payment_pending', 'signed'],
  ['payment_pending', 'refused'],
  ['paid', 'confirmed'],
];

const pairs = orderStates.flatMap((from) => orderStates.map((to) => [from, to] as const));
const leadsTo = (from: OrderState, to: OrderState) => orderEvents.filter((event) => nextState(event, from) === to);

it.each(pairs)('[L2] %s to %s is possible only if it is listed', (from, to) => {
  const isAllowed = allowed.some(([one, other]) => one === from && other === to);
  expect(leadsTo(from, to).length > 0).toBe(isAllowed);
});

it.each(orderEvents)('[L2] %s, repeated in its target state, is done', (event) => {
  const { to, done, from } = transitions[event];
  expect([...done, ...from]).toContain(to);
  expect(from.filter((state) => done.includes(state))).toEqual([]);
});

it.each(finalStates)('[L2] no event leaves %s', (state) => {
  const outcomes = orderEvents.map((event) => nextState(event, state));
  expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'not_allowed')).toEqual([]);
});

it('[L2] an order with a running or received payment cannot end unsold', () => {
  const ends: readonly OrderEvent[] = ['cancelled', 'expired', 'refused'];
  const endable = orderStates.filter((state) =>
    ends.some((event) => closedStates.includes(nextState(event, state) as OrderState)),
  );
  expect(endable).toEqual(unpaidStates);
});

it('[L2] an order with an amount due is confirmed only from paid', () => {
  expect(orderStates.filter((state) => nextState('confirmed', state) === 'confirmed')).toEqual(['paid']);
  expect(orderStates.filter((state) => nextState('payment_received', state) === 'paid')).toEqual(['payment_pending']);
});

it('docs/guides/order.md has the same transitions', () => {
  const guide = readFileSync(join(__dirname, '../../../../../docs/guides/order.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `(\w+)` \| ([\w, ]+) \| (\w+) \|/gmu)].map(([, event, from, to]) => [
    event,
    from,
    to,
  ]);
  const known = rows.filter(([event]) => orderEvents.includes(event as OrderEvent));
  expect(known).toEqual(orderEvents.map((event) => [event, transitions[event].from.join(', '), transitions[event].to]));
});
