/** @jest-environment node */
import type { RenderRequest } from '@alzette/remote-contract';
import type { CartItem, PrepaidProduct } from '@alzette/shop-model';
import { aCartItem, aDeviceItem, aSettings, aTopUp, storeWith } from '@alzette/testing';
import { render } from './server';

interface Rendered {
  readonly items?: readonly CartItem[];
  readonly prepaid?: PrepaidProduct;
  readonly locale?: RenderRequest['locale'];
  readonly cookies?: RenderRequest['cookies'];
}

async function renderOnServer({ items = [], prepaid, locale = 'en', cookies = {} }: Rendered) {
  const state = storeWith({ items, ...(prepaid && { cart: { prepaid, checkoutType: prepaid.type } }) }).getState();
  const props = { path: '/en/cart', query: '' };
  const request = { place: 'cart', locale, props, settings: aSettings(), state, cookies };
  const { html } = (await render(request, { signal: new AbortController().signal }))!;
  return { html, text: html.replace(/<[^>]*>/gu, ' ').replace(/\s+/gu, ' ') };
}

describe('the server bundle of the cart', () => {
  it.each([
    ['en', 'Your cart', '€24.99'],
    ['fr', 'Votre panier', '24,99 €'],
    ['de', 'Ihr Warenkorb', '24,99 €'],
  ] as const)('[B1, B12] renders lines, prices and totals (%s)', async (locale, title, price) => {
    const { html, text } = await renderOnServer({ items: [aCartItem(), aDeviceItem()], locale });
    expect(html.includes(`>${title}</h1>`)).toBe(true);
    expect(text).toContain('Mobile M');
    expect(text).toContain(price);
    expect(html).toMatch(/name="cart.product-mobile.line-1.sim-type"/u);
  });

  it('[B3, M1] renders an empty cart, and the product of a prepaid one', async () => {
    expect((await renderOnServer({})).text).toContain('Your cart is empty');
    expect((await renderOnServer({ prepaid: aTopUp() })).text).toContain('€20 top-up');
  });

  it('[B5] renders the tip that the cart stays unless it was dismissed', async () => {
    const tip = 'Your cart stays in this browser';
    expect((await renderOnServer({ items: [aCartItem()] })).text).toContain(tip);
    expect((await renderOnServer({ items: [aCartItem()], cookies: { banner: 'dismissed' } })).text).not.toContain(tip);
  });

  it('[P1] escapes what the catalogue names', async () => {
    const variant = { code: 'x', name: '</script><img src=x onerror=alert(1)>' };
    const { html } = await renderOnServer({ items: [aCartItem({ variant })] });
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;/script&gt;&lt;img');
  });

  it('[B1] renders a cart of 50 items of every type', async () => {
    const kinds = [aCartItem(), aDeviceItem()];
    const items = Array.from({ length: 50 }, (_each, index) => ({ ...kinds[index % 2]!, identifier: `line-${index}` }));
    expect((await renderOnServer({ items })).html.match(/<article/gu)).toHaveLength(50);
  });
});
