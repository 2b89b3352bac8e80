/** @jest-environment node */
import type { RenderRequest } from '@alzette/remote-contract';
import { aSettings, aStarterPack, aTopUp, storeWith } from '@alzette/testing';
import { render } from './server';

async function renderOnServer(query: string, prepaid = aTopUp()) {
  const request: RenderRequest = {
    ...{ place: `checkout/${prepaid.type}`, locale: 'en', settings: aSettings(), cookies: {} },
    props: { path: '/en/checkout', query },
    state: storeWith({ cart: { prepaid, checkoutType: prepaid.type } }).getState(),
  };
  const rendered = await render(request, { signal: new AbortController().signal });
  return rendered && rendered.html.replace(/<[^>]*>/gu, ' ').replace(/\s+/gu, ' ');
}

describe('the server bundle of the prepaid checkout', () => {
  it.each([aTopUp(), aStarterPack()])('[M1] renders the first step of $type with its product', async (product) => {
    expect(await renderOnServer('', product)).toContain(product.name);
  });

  it('[M1] renders stepper, heading and product of the payment, whose values only the browser has', async () => {
    const text = await renderOnServer('?step=payment');
    for (const part of ['Step 2 of 3', 'Payment', aTopUp().name]) expect(text).toContain(part);
  });

  it('[M1] leaves the confirmation to the browser, which may ask for the order', async () => {
    expect(await renderOnServer('?step=confirmation')).toBeNull();
  });
});
