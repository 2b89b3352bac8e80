// The checkout of a guest, from a plan to the withdrawal from its contract, with its popups and errors.
import { reportEvent } from '../support/fulfilment';
import { signAndAccept } from '../support/journey';
import { choosePlan } from '../support/offer-selection';
import { aShopper, cards, type ShopperDetails } from '../support/shopper';
import type { Site } from '../support/site';
import {
  openPage,
  refuseAnalytics,
  submitButton,
  submitWrongly,
  waitForDialog,
  waitForRefusal,
  walk,
  whileRefused,
  type Look,
} from './walk';

walk('checkout', async ({ site, shop, look }) => {
  const shopper = aShopper();
  await cartStep(site, look);
  await identity(site, look);
  await contract(site, shopper, look);
  await delivery(site, look);
  await summary(site, look);
  await payment(site, look);
  await order(site, shop.apiUrl, look);
});

async function cartStep(site: Site, look: Look): Promise<void> {
  const { page } = site;
  await choosePlan(site, 'mobile', 'Alzette M');
  await refuseAnalytics(site);
  await site.offer.add();
  await openPage(site, '[data-step=cart] article', 'checkout');
  await look('step-cart');
  const url = '**/api/v2/shop/buyer-limits*';
  const max = { devices: 3, simCards: 10, monthly: 30_000, oneOff: 300_000 };
  const json = { max, left: { ...max, monthly: 1_000 }, simCardAddOns: [] };
  await page.route(url, (route) => route.fulfill({ json }));
  await submitButton(site).click();
  await page.locator('#cart-problems').waitFor();
  await look('cart-over-limit');
  await page.unroute(url);
  await openPage(site, '[data-step=contract] section button', 'checkout', '?step=contract');
}

async function identity(site: Site, look: Look): Promise<void> {
  await site.identity.open();
  await site.identity.end('cancel');
  await waitForRefusal(site.page);
  await look('identity-failed');
  await site.identity.open('identity.retry');
  await look('identity', { isPopup: true });
  await site.identity.choosePerson('Camille Weber');
  await site.contract.expectValues({ 'contract.personal.lastname': 'Weber' });
  await look('contract');
}

async function contract(site: Site, shopper: ShopperDetails, look: Look): Promise<void> {
  await submitWrongly(site);
  await look('contract-errors');
  await site.contract.fillContact(shopper);
  await site.contract.fillBilling(shopper);
  await site.contract.checkIban('LU28 0019 4006 4475 0001');
  await site.contract.field('contract.bank.iban').and(site.page.locator('[aria-invalid=true]')).waitFor();
  await look('iban-wrong');
  await site.contract.payByDirectDebit(shopper.iban);
  await look('contract-filled');
  await site.contract.continue();
  await waitForDialog(site);
  await look('credit-check', { isPopup: true });
}

async function delivery(site: Site, look: Look): Promise<void> {
  await site.checkout.expectStep('delivery');
  await look('delivery');
  const same = site.delivery.field('delivery.address.same-as-billing');
  await same.uncheck();
  await submitWrongly(site);
  await look('delivery-errors');
  await same.check();
  const goOn = site.page.locator(':has(> [role=alert]) button');
  await whileRefused(site.page, /\/shop\/[\w-]+\/order(?:\?|$)/u, [422, 'voucher_unknown'], async () => {
    await site.delivery.continue();
    await goOn.waitFor();
    await look('order-without-voucher');
  });
  await goOn.click();
}

async function summary(site: Site, look: Look): Promise<void> {
  await site.summary.expectReady();
  await look('summary');
  await submitWrongly(site);
  await look('summary-errors');
  await site.sign.open();
  await look('sign', { isPopup: true });
  await site.sign.failIdentity();
  await site.sign.dialog.getByRole('alert').waitFor();
  await site.sign.frame.locator('form').waitFor();
  await look('sign-failed', { isPopup: true });
  await site.sign.dialog.getByRole('button').first().click();
  await signAndAccept(site);
  await look('summary-signed');
  await refusedPayment(site, 'identity_used', look);
  // The page then requests another order and gets this one, which is still open.
  await refusedPayment(site, 'order_closed', look);
  await site.summary.expectReady();
  await signAndAccept(site);
  await site.summary.orderButton.click();
  await waitForDialog(site);
  await look('payment-opening', { isPopup: true });
}

async function refusedPayment(site: Site, code: string, look: Look): Promise<void> {
  const alert = site.page.locator('[role=alertdialog]');
  await whileRefused(site.page, /\/tool\/[\w-]+\/url(?:\?|$)/u, [409, code], async () => {
    await site.summary.orderButton.click();
    await alert.waitFor();
    await look(`payment-${code}`, { isPopup: true });
  });
  await alert.getByRole('button').last().click();
  await alert.waitFor({ state: 'detached' });
}

async function payment(site: Site, look: Look): Promise<void> {
  await site.payment.expectOpen();
  await site.payment.pay(cards.isDeclined);
  await waitForRefusal(site.page);
  await look('payment-refused');
  await site.checkout.section('confirmation').getByRole('button').first().click();
  await site.payment.expectOpen();
  await look('payment-page');
  await site.payment.pay(cards.pays);
  await site.confirmation.expectThanks('Camille');
  await look('confirmation');
}

/** The page of the order: followed, changed and withdrawn from, and the list with the form that finds others. */
async function order(site: Site, apiUrl: string, look: Look): Promise<void> {
  const { page } = site;
  await page.locator('main a[href*="?order="]').first().click();
  await page.locator('main ol li').first().waitFor();
  await look('order');
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  const parcel = { trackingNumber: 'LU 123', trackingUrl: 'https://parcels.example/LU123' };
  await reportEvent(apiUrl, { order: number, kind: 'dispatched', ...parcel });
  await reportEvent(apiUrl, { order: number, kind: 'activated' });
  await page.reload();
  await page.locator('main ol li').first().waitFor();
  await look('order-sent');
  await page.locator('main li a[href*="withdraw="]').first().click();
  const boxes = page.locator('main form [type=checkbox]');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.uncheck();
  await page.locator('main form [type=submit]').click();
  await look('withdraw-error');
  for (const box of await boxes.all()) await box.check();
  await page.locator('main form [type=submit]').click();
  await page.locator('main dl').first().waitFor();
  await look('withdraw-confirm');
  await page.locator('main section dl ~ div button, main section div:has(> dl) ~ div button').first().click();
  await page.locator('main [role=status]').first().waitFor();
  await look('withdrawn');
  await openPage(site, 'main form', 'orders', '?withdraw');
  await page.locator('main form [type=submit]').click();
  await look('orders');
}
