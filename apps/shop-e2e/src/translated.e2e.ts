import { engineOffers, EngineShop } from './engines/engine-shop';
import { waitUntil } from './engines/engine-window';
import { openFirefox } from './engines/puppeteer';
import { openWebkit } from './engines/webkit';
import { NumberStep } from './pages/number-step';
import { expect, test } from './support/fixtures';
import { watch } from './support/hydration';
import { buy } from './support/journey';
import { aShopper, cards } from './support/shopper';
import { readStoredOrder } from './support/stored-order';
import { translatorScript } from './support/translated';
import { inFull, isWithout } from './support/volume';

test.describe('in a browser that translates', () => {
  test.use({ isTranslated: true });
  test.setTimeout(240_000);

  test('[N12, A10, K1] a guest compares plans and buys one', async ({ site, page }) => {
    const { said } = await watch(page);
    await site.goto('mobile');
    for (const name of ['Alzette L', 'Alzette XS', 'Alzette M']) {
      await site.offer.plan(name).check();
      await expect(page.getByRole('region', { name: site.text('shell.offer.options') })).toContainText(name);
    }
    await buy(site, aShopper());
    expect(said.filter((each) => each.includes('NotFoundError'))).toEqual([]);
  });

  test('[N12, M1, M5] a guest tops up', async ({ site, page }) => {
    await site.goto('top-up');
    await site.topUp.choose('top-up-50', '691 123 456');
    await page.waitForURL(/\/checkout(?:\?|$)/u);
    const step = new NumberStep(page, site.text);
    await step.acceptConditions();
    await step.order();
    await site.payment.expectOpen();
    await site.payment.pay(cards.pays);
    await expect(site.checkout.heading).toHaveText(site.text('prepaid.confirmed.prepaid_top_up.title'));
    await expect(page.locator('font').first()).toBeAttached();
  });
});

const engines = [
  { name: 'Firefox', open: openFirefox, isMissing: isWithout('firefox') },
  { name: 'WebKit', open: openWebkit, isMissing: isWithout('webkit') },
];
for (const { name, open, isMissing } of engines) {
  test(`[N12, W4] a guest buys in ${name} while it translates each page`, inFull(), async ({ shop, database }) => {
    test.skip(isMissing, `${name} could not be installed`);
    const window = await open();
    await window.addScript(translatorScript());
    const site = new EngineShop(window, shop.siteUrl);
    const shopper = aShopper();
    await site.add({ place: ['mobile'], plan: 'mobile-alzette-l' });
    await site.add(engineOffers.mobile);
    await site.goToCart();
    await site.button('common.continue');
    await site.step('cart');
    await site.reachSummary(shopper);
    await site.signAndAccept();
    await site.button('payment.submit');
    await waitUntil(window, `/\\/cardpay\\/pay\\/[^/]+$/.test(location.pathname)`);
    await site.pay(cards.pays);
    await site.heading(site.text('confirmation.title', { firstname: shopper.firstname }));
    expect(await window.evaluate<number>(`document.querySelectorAll('font').length`)).toBeGreaterThan(20);
    const { order } = await readStoredOrder(database.query, await site.orderToken());
    expect(order).toMatchObject({ state: 'confirmed', payment_state: 'paid', email: shopper.email });
    const errors = [...window.errors];
    await window.close();
    // React renders a page again that was translated before it was hydrated, and says so.
    expect(errors.filter((error) => !error.includes('Minified React error #418'))).toEqual([]);
  });
}
