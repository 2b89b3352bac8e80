import { startDevShop, type DevShop } from './support/dev-shop';
import { withEdit } from './support/edit-source';
import { expect, test } from './support/fixtures';
import { leaveCartStep, walkToCheckout } from './support/journey';
import { aShopper } from './support/shopper';
import { siteIn } from './support/site';
import { inFull } from './support/volume';

test.describe('npm run dev with all remotes', inFull(), () => {
  test.describe.configure({ mode: 'default' });

  let dev: DevShop;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    dev = await startDevShop({ ALZETTE_BYPASS: 'identity,iban' });
  });
  test.afterAll(() => dev.stop());

  test('[H2, I6] npm run dev skips identity and IBAN check when configured', async ({ page }) => {
    const site = siteIn(page, 'en', dev.siteUrl);
    await walkToCheckout(site);
    await leaveCartStep(site, { sim: 'eSIM' });
    const shopper = aShopper();
    await site.contract.fillPerson(shopper);
    await site.contract.fillContact(shopper);
    await site.contract.fillBilling(shopper);
    await site.contract.field('contract.bank.iban').fill(shopper.iban);
    await site.contract.field('contract.bank.authorize').check();
    await site.contract.continue();
    await site.summary.expectReady();
  });

  test('[P1, P3] an edit of any remote shows inside the shell', async ({ page }) => {
    const site = siteIn(page, 'en', dev.siteUrl);
    await walkToCheckout(site);
    await withEdit(
      dev.folder,
      'apps/esales-checkout/src/messages/en.json',
      (text) => text.replace('"checkout.cart.title": "', '"checkout.cart.title": "Edited: '),
      () => expect(site.checkout.heading).toHaveText(`Edited: ${site.text('checkout.cart.title')}`),
    );
  });

  test('[P1, P3] a checkout without a shop can be completed to its confirmation', async ({ page }) => {
    const origin = dev.remotes['esales-checkout'] ?? 'no dev server of the checkout';
    const site = siteIn(page, 'en', origin);
    await page.goto(`${origin}/en/checkout?step=contract&alone=contract-step`);
    await site.contract.continue();
    await site.checkout.expectStep('delivery');
    await site.delivery.continue();
    await site.summary.expectReady();
    await site.summary.accept();
    await site.summary.orderButton.click();
    await site.confirmation.expectThanks('Camille');
  });
});
