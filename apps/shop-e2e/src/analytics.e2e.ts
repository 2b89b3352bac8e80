import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { buy, plan } from './support/journey';
import { aShopper } from './support/shopper';

/** The data layers of all pages of the purchase, in order, as a tag manager reads them. */
type Layer = readonly Readonly<Record<string, unknown>>[];

const cart = {
  currency: 'EUR',
  value: 19,
  items: [{ item_id: 'mobile-alzette-s', item_name: plan, item_category: 'mobile', price: 19, quantity: 1 }],
};

test('[O1, A9, L3] a purchase pushes its events in order, in the shape of GA4, and none before consent', async ({
  site,
  page,
}) => {
  test.setTimeout(240_000);
  const layer = await recordLayer(page);
  const commands = () => layer.map(({ 0: kind, 1: command }) => [kind, command]);
  const isRefused = ['consent', 'default'];
  await site.goto('home');
  await expect.poll(commands).toEqual([isRefused]);
  await site.goto('mobile');
  await expect.poll(commands).toEqual([isRefused, isRefused]);
  await page.getByRole('button', { name: site.text('shell.consent.accept'), exact: true }).click();

  await buy(site, aShopper(), { newsletter: true });
  await page.reload();
  await site.confirmation.expectThanks('Camille');
  expect(layer.flatMap(({ event }) => (event === undefined ? [] : [event]))).toEqual([
    'add_to_cart',
    'begin_checkout',
    'checkout_cart',
    'checkout_contact_detail_contract',
    'checkout_authentification',
    'checkout_authentification_success',
    'checkout_contact_detail',
    'checkout_delivery',
    'checkout_summary',
    'add_payment_info',
    'checkout_confirmation',
    'newsletter_registration',
    'purchase',
    'checkout_confirmation',
  ]);
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({ name: 'surveyBasket', value: 'true' }),
  );
  const [purchase] = layer.filter(({ event }) => event === 'purchase');
  expect(purchase).toMatchObject({
    client_status: 'new-client',
    ecommerce: { ...cart, transaction_id: expect.stringMatching(/^ALZ-/u), shipping: 0 },
  });
  expect(layer.find(({ event }) => event === 'add_payment_info')).toMatchObject({
    ecommerce: { ...cart, payment_type: 'card' },
  });
  for (const [index, { ecommerce }] of layer.entries())
    if (ecommerce) expect(layer[index - 1]).toEqual({ ecommerce: null });
});

async function recordLayer(page: Page): Promise<Layer> {
  const layer: Readonly<Record<string, unknown>>[] = [];
  await page.exposeFunction('pushed', (entry: Record<string, unknown>) => void layer.push(entry));
  await page.addInitScript(`window.dataLayer = []; window.dataLayer.push = function (...entries) {
    entries.forEach((entry) => window.pushed(entry));
    return Array.prototype.push.apply(this, entries);
  };`);
  return layer;
}
