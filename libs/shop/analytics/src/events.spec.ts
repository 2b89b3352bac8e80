import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { purchaseNumber, pushToDataLayer } from './data-layer';
import { cartEvents, checkoutEvents, prepaidEvents, trackedAttempt, trackEvent } from './events';

const client = { client_status: 'new-client' } as const;

it('[O1] the events of the specification are defined', () => {
  expect([...checkoutEvents].sort()).toEqual(
    [
      'checkout_authentification',
      'checkout_authentification_success',
      'checkout_authentification_error',
      'checkout_contact_detail',
      'checkout_contact_detail_contract',
      'checkout_cart',
      'checkout_delivery',
      'checkout_delivery_installation',
      'checkout_summary',
      'checkout_confirmation',
      'add_payment_info',
      'purchase',
      'begin_checkout',
      'newsletter_registration',
    ].sort(),
  );
});

it('[O1] the table of docs/guides/analytics.md lists all events in order', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/guides/analytics.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `(\w+)` \|/gmu)].map(([, name]) => name);
  expect(rows).toEqual([...checkoutEvents, ...cartEvents, ...prepaidEvents]);
});

it('[O1] track passes name and data of an event to the host', () => {
  const track = jest.fn();
  trackEvent(track, 'checkout_confirmation', client);
  expect(track.mock.calls).toEqual([['checkout_confirmation', client]]);
});

describe('an attempt to pay', () => {
  it('[K10] tracks its events once, after it succeeded', () => {
    const track = jest.fn();
    const attempt = trackedAttempt(track);
    attempt.add('checkout_confirmation', client);
    expect(track).not.toHaveBeenCalled();
    attempt.push();
    attempt.push();
    expect(track).toHaveBeenCalledTimes(1);
  });

  it('[K10] tracks nothing when it failed', () => {
    const track = jest.fn();
    const attempt = trackedAttempt(track);
    attempt.add('checkout_confirmation', client);
    attempt.clear();
    attempt.push();
    expect(track).not.toHaveBeenCalled();
  });
});

describe('the data layer', () => {
  it('[O1] is cleared of ecommerce data before an event adds some', () => {
    const layer: unknown[] = [];
    pushToDataLayer(layer, 'checkout_confirmation', client);
    pushToDataLayer(layer, 'checkout_cart', { ecommerce: { value: 19 } });
    expect(layer).toEqual([
      { event: 'checkout_confirmation', ...client },
      { ecommerce: null },
      { event: 'checkout_cart', ecommerce: { value: 19 } },
    ]);
  });

  it.each([
    ['purchase', { ecommerce: { transaction_id: 'ALZ-1' } }, 'ALZ-1'],
    ['prepaid_purchase', { ecommerce: { transaction_id: 'ALZ-1' } }, 'ALZ-1'],
    ['add_payment_info', { ecommerce: { transaction_id: 'ALZ-1' } }, null],
    ['purchase', { ecommerce: {} }, null],
    ['purchase', {}, null],
  ])('[O1] gives for %s with %j the purchase number %s', (event, data, number) => {
    expect(purchaseNumber(event, data)).toBe(number);
  });
});
