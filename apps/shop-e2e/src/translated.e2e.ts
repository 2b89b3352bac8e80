import { NumberStep } from './pages/number-step';
import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import { watch } from './support/hydration';
import { buy } from './support/journey';
import { aShopper, cards } from './support/shopper';
import { translateNow } from './support/translated';

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

test('[N12, A10, D13] actions of a guest on a translated page before hydration are repeated after it', async ({
  site,
  page,
}) => {
  const letGo = await hold(page, /\/assets\/.*\.js$/u);
  await page.goto(site.address('mobile'), { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await translateNow(page);
  await site.offer.plan('Alzette L').check();
  await page.getByRole('button', { name: site.text('shell.offer.add') }).click();
  await letGo();
  await expect(site.offer.dialog).toContainText(site.text('shell.added.title'));
  await expect(site.offer.plan('Alzette L')).toBeChecked();
  await site.offer.goToCart();
  await expect(site.cart.card('Alzette L')).toBeVisible();
});
