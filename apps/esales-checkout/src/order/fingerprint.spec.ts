import { fingerprintOf } from '@alzette/checkout-kit';
import * as phones from '@alzette/shop-model/phone';
import { makeStore } from '@alzette/shop-store';
import { aCartItem, aSettings } from '@alzette/testing';
import { valuesUpToSummary } from '../testing/typed-values';
import { toEsalesOrder } from './order-request';

const cart = { ...makeStore().getState().cart, items: [aCartItem()] };
const fingerprintWith = (values = {}, items = cart.items) =>
  fingerprintOf(
    toEsalesOrder({
      cart: { ...cart, items },
      values: { ...valuesUpToSummary, ...values },
      settings: aSettings(),
      locale: 'en',
      accountNumber: null,
      phones,
    }),
  );

describe('fingerprint', () => {
  it('is a SHA-256 as hex', async () => {
    await expect(fingerprintOf('abc')).resolves.toBe(
      '6cc43f858fbb763301637b5af970e2a46b46f461f27e5a0f41e009c59b827b25',
    );
  });

  it('[K1] is the same for the same cart and form, whatever the spacing', async () => {
    const first = await fingerprintWith();
    expect(await fingerprintWith()).toBe(first);
    expect(
      await fingerprintWith({ 'contract.billing.postal-code': 'l 4251', 'contract.contact.email': ' ada@example.lu ' }),
    ).toBe(first);
    expect(await fingerprintWith({ 'summary.acceptances.newsletter': true })).toBe(first);
  });

  it('[K1] changes with each value and each line item of the order', async () => {
    const all = await Promise.all([
      fingerprintWith(),
      fingerprintWith({ 'contract.billing.city': 'Esch' }),
      fingerprintWith({ 'contract.contact.email': 'zoe@example.lu' }),
      fingerprintWith({ 'contract.personal.kyc-id': 'kyc-2' }),
      fingerprintWith({}, [aCartItem({ simType: 'eSIM' })]),
      fingerprintWith({}, [aCartItem(), aCartItem({ identifier: 'line-2' })]),
    ]);
    expect(new Set(all).size).toBe(all.length);
  });
});
