import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import { fillContract, leaveCartStep, plan, proveIdentity, signAndAccept } from './support/journey';
import { aShopper, cards } from './support/shopper';
import type { Site } from './support/site';

const places: readonly Parameters<Site['address']>[] = [
  ['home'],
  ['phones', '', 'ernz-9-pro'],
  ['top-up'],
  ['starter-packs'],
  ['orders'],
  ['mobile'],
];

test('[A6, N7, N10] roles, names and headings of the main states are those of the committed trees', async ({
  site,
  page,
}) => {
  test.setTimeout(240_000);
  const { text, checkout } = site;
  const shopper = aShopper();
  const tree = (element: Locator, name: string) =>
    expect.soft(element).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

  await site.goto('home');
  await tree(page.getByRole('banner'), 'header');
  await tree(page.getByRole('contentinfo'), 'footer');
  const links = () => page.getByRole('banner').or(page.getByRole('contentinfo')).getByRole('link').allTextContents();
  const onHome = await links();
  for (const place of places) {
    await site.goto(...place);
    await tree(page.getByRole('main'), place[0]);
    expect.soft(await links(), place[0]).toEqual(onHome);
  }
  await site.mobile.plan(plan).check();
  await page.setViewportSize({ width: 390, height: 780 });
  await tree(page.getByRole('region', { name: text('shell.offer.bar') }), 'offer-bar-on-a-phone');
  await page.setViewportSize({ width: 1280, height: 860 });
  await site.mobile.add();
  await tree(site.mobile.dialog, 'added-dialog');
  await site.mobile.goToCart();
  await tree(site.cart.card(plan), 'cart-item');
  await tree(site.cart.summary, 'cart-summary');
  await site.cart.continue();
  await checkout.expectStep('cart');
  await leaveCartStep(site);
  await tree(page.getByRole('main'), 'identity-step');
  await proveIdentity(site, shopper);
  await site.contract.continue();
  await checkout.expectErrors();
  await tree(checkout.errorSummary, 'error-summary');
  await fillContract(site, shopper);
  await tree(checkout.section('contract'), 'contract-step');
  const response = await hold(page, /creditcheck/u);
  await site.contract.continue();
  await expect(checkout.loadingPopup.getByRole('heading')).toBeFocused();
  await tree(checkout.loadingPopup, 'loading-popup');
  await response();
  await checkout.expectStep('delivery');
  await tree(checkout.section('delivery'), 'delivery-step');
  await site.delivery.continue();
  await site.summary.expectReady();
  await tree(page.getByRole('region', { name: text('summary.contracts.title') }), 'contracts');
  await tree(page.getByRole('group', { name: text('summary.acceptances.title') }), 'acceptances');
  await site.sign.open();
  await tree(site.sign.dialog, 'sign-dialog');
  await site.sign.sign();
  await signAndAccept(site);
  await site.summary.orderButton.click();
  await site.payment.expectOpen();
  await site.payment.pay(cards.pays);
  await site.confirmation.expectThanks(shopper.firstname);
  await tree(page.getByRole('main'), 'confirmation');
  await page.getByRole('link', { name: text('order.follow') }).click();
  await expect(page.getByRole('heading', { name: text('orders.status.title') })).toBeVisible();
  // The last day shows once the information about the withdrawal is mailed.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Withdrawal possible until')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await tree(page.getByRole('main'), 'order');
});
