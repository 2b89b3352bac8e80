/** @jest-environment node */
import type { RenderRequest } from '@alzette/remote-contract';
import { aCartItem, aDeviceItem, aSettings, storeWith } from '@alzette/testing';
import { render } from './server';

async function renderOnServer(query: string, { items = [aCartItem(), aDeviceItem()], isCustomer = false } = {}) {
  const state = storeWith({ items }).getState();
  const session = { status: isCustomer ? 'customer' : 'guest', customer: null } as const;
  const request: RenderRequest = {
    ...{ place: 'checkout/esales', locale: 'en', settings: aSettings(), cookies: {} },
    props: { path: '/en/checkout', query },
    state: { ...state, session },
  };
  const rendered = await render(request, { signal: new AbortController().signal });
  return rendered && rendered.html.replace(/<[^>]*>/gu, ' ').replace(/\s+/gu, ' ');
}

describe('the server bundle of the checkout', () => {
  it.each(['', '?step=cart'])('[G1] renders the stepper and the line items of the first step (%s)', async (query) => {
    const text = await renderOnServer(query);
    for (const part of ['Your order', 'Mobile M', 'Ernz 9 Pro', 'Continue to the contract', 'Summary and payment'])
      expect(text).toContain(part);
  });

  it('[E7] renders the link back from a checkout without line items', async () => {
    expect(await renderOnServer('', { items: [] })).toContain('Your cart is empty');
  });

  it.each([
    ['contract', 'Step 2 of 5', 'Your details'],
    ['delivery', 'Step 3 of 5', 'to the address you choose'],
    ['summary', 'Step 4 of 5', 'Read, sign, then order'],
  ])(
    '[G1, G3] renders stepper, heading and cart of step %s, whose values only the browser has',
    async (step, ...parts) => {
      const text = await renderOnServer(`?step=${step}`);
      for (const part of [...parts, 'Mobile M', 'Ernz 9 Pro']) expect(text).toContain(part);
      expect(text).not.toMatch(/Continue|First name|Order now/u);
    },
  );

  it('[G3] renders the empty cart for a later step without line items', async () => {
    expect(await renderOnServer('?step=contract', { items: [] })).toContain('Your cart is empty');
  });

  it('[L1] leaves the confirmation to the browser, which may ask for the order', async () => {
    expect(await renderOnServer('?step=confirmation')).toBeNull();
  });

  it('[F2] renders nothing of a customer before the account is read', async () => {
    expect(await renderOnServer('', { isCustomer: true })).not.toContain('Continue to the contract');
  });
});
