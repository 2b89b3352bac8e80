import type { Page } from '@playwright/test';
import { placedOrderCookie } from '@alzette/shop-model';
import { expect, test } from './support/fixtures';
import { refusals } from './support/refused-storage';
import { cards } from './support/shopper';
import { siteIn, type Site } from './support/site';
import { chooseTopUp } from './support/top-up';

test.describe.configure({ timeout: 120_000 });

test('[K8, L2, L3, M5] a payment without a return opens its confirmation in a new tab, once, and its cart is empty', async ({
  site,
  context,
  database,
  shop,
  language,
}) => {
  const { orderToken } = await payWithoutReturn(site, '691 123 471');
  await site.page.close();
  await expect
    .poll(async () => database.query('select state from orders where token_value = $1', [orderToken]))
    .toEqual([{ state: 'confirmed' }]);

  const tab = siteIn(await context.newPage(), language, shop.siteUrl);
  await tab.goto('home');
  await expect(tab.checkout.heading).toHaveText(tab.text('prepaid.confirmed.prepaid_top_up.title'));
  expect(tab.confirmation.orderToken()).toBe(orderToken);
  // The page was rendered by the server; the cart is emptied once the page has started.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain(placedOrderCookie);
  await tab.goto('cart');
  await expect(tab.page.getByText(tab.text('shop.empty.title'))).toBeVisible();
  await tab.goto('home');
  await expect(tab.page).toHaveURL(tab.address('home'));
});

test('[L2] a browser that does not know the order says that it was paid, and leads to the orders', async ({
  site,
  browser,
  shop,
  language,
}) => {
  const { address } = await payWithoutReturn(site, '691 123 472');
  const context = await browser.newContext({ locale: 'en-GB' });
  const other = siteIn(await context.newPage(), language, shop.siteUrl);
  for (const open of [() => other.page.goto(address), () => other.page.reload()]) {
    await open();
    await expect(other.checkout.heading).toHaveText(other.text('confirmation.failed.paid.title'));
    await expect(other.page.getByRole('main')).not.toContainText('691');
    await other.checkout.expectAccessible();
  }
  await other.page
    .getByRole('main')
    .getByRole('link', { name: other.text('confirmation.myOrders') })
    .click();
  await expect(other.page).toHaveURL(other.address('orders'));
  await context.close();
});

test('[K8, L2] a payment page that returns with a form from its own site leads to the confirmation', async ({
  site,
}) => {
  const { page, checkout, text } = site;
  const { address } = await payWithoutReturn(site, '691 123 473');
  const url = new URL(address);
  const fields = ['transaction_id', 'payment_status'].map((name) => [name, url.searchParams.get(name) ?? ''] as const);
  for (const [name] of fields) url.searchParams.delete(name);
  // Another site: browsers send its form without the cookies of the shop.
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" action="${url.href.replaceAll('&', '&amp;')}">${fields
      .map(([name, value]) => `<input name="${name}" value="${value}">`)
      .join('')}<button>Back to the shop</button></form>`,
  );
  await page.getByRole('button').click();
  await expect(checkout.heading).toHaveText(text('prepaid.confirmed.prepaid_top_up.title'), { timeout: 30_000 });
});

test('[A10, M1, M5] a browser that stores nothing pays a top-up, and its cart is empty afterwards', async ({
  site,
}) => {
  const { page, checkout, payment, text } = site;
  await page.addInitScript(refusals['refuses both']);
  const step = await chooseTopUp(site, '691 123 474');
  await step.acceptConditions();
  await step.order();
  await payment.expectOpen();
  await payment.pay(cards.pays);
  await expect(checkout.heading).toHaveText(text('prepaid.confirmed.prepaid_top_up.title'), { timeout: 30_000 });
  await expect.poll(() => page.evaluate<string>('document.cookie')).toContain('alzette-cart=empty');
  await site.goto('cart');
  await expect(page.getByText(text('shop.empty.title'))).toBeVisible();
});

/** Pays a top-up by card; the return to the shop is lost. Returns the address to which the payment page leads. */
async function payWithoutReturn(site: Site, number: string) {
  const step = await chooseTopUp(site, number);
  await step.acceptConditions();
  await step.order();
  await site.payment.expectOpen();
  const lost = lostReturn(site.page);
  await site.payment.pay(cards.pays);
  const address = await lost;
  return { address, orderToken: new URL(address).searchParams.get('order_token') ?? '' };
}

async function lostReturn(page: Page): Promise<string> {
  return new Promise((resolve) => {
    void page.route('**/cardpay/pay/**', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ status: 200, body: 'Paid' });
      resolve(response.headers()['location'] ?? '');
    });
  });
}
