import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { refusalOf } from './support/call-shop';
import {
  fillContract,
  leaveCartStep,
  proveIdentity,
  reachCheckout,
  reachContract,
  reachSummary,
  signAndAccept,
} from './support/journey';
import { aShopper, cards } from './support/shopper';
import { siteIn } from './support/site';
import { countOrders, readStoredOrder } from './support/stored-order';

test('[E3, G1, K1] a reload on any step keeps the typed values and the placed order', async ({ site, database }) => {
  const shopper = aShopper();
  await reachCheckout(site);
  await site.cartStep.chooseSim('eSIM');
  await site.cartStep.chooseSim('physical');
  await site.page.reload();
  await expect(site.page.locator('[name$=".sim-type"][value=physical]')).toBeChecked();

  await leaveCartStep(site);
  await proveIdentity(site, shopper);
  await fillContract(site, shopper, { payment: 'on-invoice' });
  await site.page.reload();
  await site.checkout.expectStep('contract');
  await site.contract.expectValues({
    'contract.contact.email': shopper.email,
    'contract.contact.email-confirm': shopper.email,
    'contract.contact.phone': shopper.phone,
    'contract.billing.street': shopper.street,
    'contract.billing.postal-code': shopper.postalCode,
    'contract.personal.lastname': shopper.lastname,
  });
  await expect(site.page.locator('[name="contract.bank.payment-type"][value=on-invoice]')).toBeChecked();
  await site.contract.continue();

  await site.checkout.expectStep('delivery');
  await site.delivery.field('delivery.address.same-as-billing').uncheck();
  await site.delivery.field('delivery.address.street').fill('Rue de la Gare');
  // The number of the identity document is never stored: it is read again, and the step stays open.
  await site.page.reload();
  await site.checkout.expectStep('delivery');
  await expect(site.delivery.field('delivery.address.street')).toHaveValue('Rue de la Gare');
  await site.delivery.field('delivery.address.same-as-billing').check();
  await site.delivery.continue();

  await site.summary.expectReady();
  await signAndAccept(site);
  await site.page.reload();
  await site.summary.expectReady();
  await expect(site.checkout.section('summary')).toContainText(site.text('summary.contracts.signed'));
  await expect(site.summary.field('summary.acceptances.conditions')).toBeChecked();
  expect(await countOrders(database.query, shopper.email)).toBe(1);
});

test('[K1, L2, L3, K8] double clicks, Back from the payment page and reloads lead to one order, paid once', async ({
  site,
  database,
  browser,
  shop,
}) => {
  const { confirmation, payment, summary, page } = site;
  const shopper = aShopper();
  await reachSummary(site, shopper, { sim: 'eSIM' });
  await signAndAccept(site);
  await summary.orderButton.dblclick();
  await payment.expectOpen();
  const paymentAddress = page.url();
  await page.goBack();
  await summary.expectReady();
  await expect(summary.field('summary.acceptances.conditions')).toBeChecked();
  await summary.orderButton.dblclick();
  await payment.expectOpen();
  expect(page.url()).toBe(paymentAddress);
  await payment.pay(cards.pays);
  await confirmation.expectThanks('Camille');

  const token = confirmation.orderToken();
  // The receipt is sent after the payment, and stores on the order when the shopper was informed of the right of withdrawal.
  await expect
    .poll(async () => (await readStoredOrder(database.query, token)).order['informed_of_withdrawal_at'])
    .not.toBeNull();
  const before = await readStoredOrder(database.query, token);
  await page.reload();
  await confirmation.expectThanks('Camille');
  expect(await readStoredOrder(database.query, token)).toEqual(before);
  expect(before.payments).toHaveLength(1);
  expect(await countOrders(database.query, shopper.email)).toBe(1);
  await site.goto('cart');
  await expect(page.getByText(site.text('shop.empty.title'))).toBeVisible();

  const stranger = siteIn(await (await browser.newContext()).newPage(), 'en', shop.siteUrl);
  await stranger.goto('checkout', `?step=confirmation&order_token=${token}`);
  await expect(stranger.confirmation.heading).toHaveText(site.text('confirmation.failed.unknown.title'), {
    timeout: 30_000,
  });
  await stranger.confirmation.expectAccessible();
  const [foreign, unknown] = await Promise.all(
    [token, 'an-order-that-never-was'].map((of) => refusalOf(stranger.page, `/api/v2/shop/orders/${of}`)),
  );
  expect(foreign).toMatchObject({ status: 404, code: 'not_found' });
  expect(unknown).toEqual(foreign);
  await stranger.page.context().close();
});

test('[K12, K1] a cart that another tab changes during the summary is named, and the new order is paid', async ({
  site,
  database,
  shop,
}) => {
  const { checkout, confirmation, page, payment, summary, text } = site;
  const shopper = aShopper();
  await reachSummary(site, shopper);
  await signAndAccept(site);

  const other = siteIn(await page.context().newPage(), 'en', shop.siteUrl);
  await other.goto('mobile');
  await other.offer.choose('Alzette L');
  const changes = page.getByRole('alert').filter({ hasText: text('summary.changed.title') });
  await expect(changes).toContainText(text('summary.change.added', { name: 'Alzette L' }));
  await expect(summary.orderButton).toBeHidden();
  await checkout.expectAccessible();

  await checkout.button('summary.changed.again').click();
  await summary.expectReady();
  await expect(page.getByText(text('summary.replaced.title'))).toBeVisible();
  await expect(summary.field('summary.acceptances.conditions')).not.toBeChecked();
  await signAndAccept(site);
  await summary.orderButton.click();
  await payment.expectOpen();
  await payment.pay(cards.pays);
  await confirmation.expectThanks(shopper.firstname);

  const bought = await readStoredOrder(database.query, confirmation.orderToken());
  expect(bought.lines).toHaveLength(2);
  expect(bought.payments).toHaveLength(1);
  const placed = 'select id from orders where email = $1 and id not in (select order_id from payments)';
  expect(await countOrders(database.query, shopper.email)).toBe(2);
  expect(await database.query(placed, [shopper.email])).toHaveLength(1);
});

test('[G1, G2, A5] the address of a later step leads to the first incomplete step', async ({ site }) => {
  await reachCheckout(site);
  for (const step of ['summary', 'delivery', 'contract']) {
    await site.goto('checkout', `?step=${step}`);
    await site.checkout.expectStep('contract');
  }
  await site.goto('checkout', '?step=nonsense');
  await site.checkout.expectStep('cart');
  await site.cartStep.continue();
  await site.checkout.expectStep('contract');
  await site.page.goBack();
  await site.checkout.expectStep('cart');
});

test('[E7, A6] an empty cart cannot be ordered, and links to the offers', async ({ site }) => {
  await site.goto('checkout', '?step=summary');
  await site.checkout.expectStep('cart');
  await expect(site.page.getByText(site.text('shop.empty.title'))).toBeVisible();
  await site.checkout.expectAccessible();
});

test.describe('a browser in German', () => {
  test.use({ language: 'de' });

  test('[A1] addresses without a language lead to the page in a matching language', async ({ page, shop }) => {
    for (const [asked, location] of [
      ['/', '/de'],
      ['/panier?from=mail', '/fr/panier?from=mail'],
      ['/cart', '/en/cart'],
      ['/warenkorb', '/de/warenkorb'],
      ['/checkout?step=contract', '/de/checkout?step=contract'],
    ] as const) {
      await page.context().clearCookies();
      const landing = await page.goto(`${shop.siteUrl}${asked}`);
      const redirect = await landing?.request().redirectedFrom()?.response();
      expect(redirect?.headers()['location']).toBe(location);
    }
  });
});

test('[K1, K8, K10] a price altered in transit is refused with a message', async ({ site, database }) => {
  const shopper = aShopper();
  const { page } = site;
  await reachContract(site, shopper, { sim: 'eSIM' });
  await fillContract(site, shopper, { payment: 'on-invoice' });
  await changeBody(page, /\/order$/u, ({ displayedTotals, ...order }) => ({
    ...order,
    displayedTotals: { ...(displayedTotals as object), monthly: 1 },
  }));
  await site.contract.continue();
  await expect(page.getByRole('alert')).toContainText(site.text('summary.failed.price_changed.title'), {
    timeout: 30_000,
  });
  await site.checkout.expectAccessible();
  expect(await countOrders(database.query, shopper.email)).toBe(0);

  await page.unrouteAll();
  await page.getByRole('button', { name: site.text('summary.failed.reload') }).click();
  await site.summary.expectReady();
  await signAndAccept(site);
  await changeBody(page, /\/cardpay\/url$/u, (request) => ({ ...request, amount: 1 }));
  await site.summary.orderButton.click();
  await expect(page.getByRole('alertdialog')).toContainText(site.text('payment.failed.amount_changed.title'));
  await site.checkout.expectAccessible();
  const payments = await database.query('select 1 from payments join orders on orders.id = order_id where email = $1', [
    shopper.email,
  ]);
  expect(payments).toEqual([]);
});

type Body = Readonly<Record<string, unknown>>;

/** Alters what the page sends to an address, as an attacker between page and shop could. */
async function changeBody(page: Page, url: RegExp, change: (body: Body) => Body) {
  await page.route(url, (route) =>
    route.continue({ postData: JSON.stringify(change(route.request().postDataJSON() as Body)) }),
  );
}
