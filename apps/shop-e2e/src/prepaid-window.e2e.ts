import { expect, test } from './support/fixtures';

const topUp25 = '€25 top-up';
const pack = 'Alzette Prepaid 20';
const plan = 'Alzette S';
const number = '691 123 456';

test('[M1, N8] a top-up needs an amount and a Luxembourg mobile number, kept for this session only', async ({
  site,
  page,
}) => {
  await site.goto('home');
  await page
    .getByRole('region', { name: site.text('shell.home.prepaid') })
    .getByRole('link')
    .first()
    .click();
  await expect(site.topUp.heading).toHaveText(site.text('shell.top-up.title'));
  await site.topUp.amount('top-up-25').check();
  await expect(site.topUp.price).toContainText('€25');
  await site.topUp.continue();
  await site.topUp.expectRefused('shell.prepaid.number.error.required');
  await site.topUp.number.fill('24 12 34 56');
  await site.topUp.number.press('Enter');
  await site.topUp.expectRefused('shell.prepaid.number.error.phone');
  await site.topUp.expectAccessibleInBothLooks();
  await site.topUp.number.fill(number);
  await expect(site.topUp.number).not.toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(site.topUp.number).toHaveValue(number);
  expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(number);
});

test('[A4, B1, B2] a prepaid product replaces a cart only after the shopper confirms, and is the only product of its cart', async ({
  site,
  page,
}) => {
  const { topUp, mobile, cart, replaceCart } = site;
  await site.goto('mobile');
  await mobile.choose(plan);
  await site.goto('top-up');
  await topUp.choose('top-up-25', number);
  await replaceCart.expectAsked();
  await topUp.expectAccessible();
  await replaceCart.keep();
  await site.goto('cart');
  await expect(cart.line(plan)).toBeVisible();

  await site.goto('top-up');
  await topUp.choose('top-up-25', number);
  await replaceCart.replace();
  await page.waitForURL(/\/checkout(?:\?|$)/u);
  await site.goto('cart');
  await expect(cart.line(topUp25)).toBeVisible();
  await expect(cart.line(plan)).toBeHidden();
  await expect(cart.card(topUp25)).toContainText(/691\s123\s456/u);
  await cart.expectAccessibleInBothLooks();
  await cart
    .card(topUp25)
    .getByRole('button', { name: new RegExp(`^${site.text('common.edit')}`, 'u') })
    .click();
  await expect(topUp.amount('top-up-25')).toBeChecked();
});

test('[M2, A4] a starter pack announces its identity document before it opens the checkout', async ({ site, page }) => {
  const { starterPacks, mobile, replaceCart, cart } = site;
  await site.goto('starter-packs');
  await expect(starterPacks.activation).toBeVisible();
  await starterPacks.expectAccessibleInBothLooks();
  await starterPacks.choose(pack);
  await page.waitForURL(/\/checkout(?:\?|$)/u);
  await site.goto('mobile');
  await mobile.plan(plan).check();
  await mobile.button('shell.offer.add').click();
  await replaceCart.expectAsked();
  await replaceCart.keep();
  await site.goto('cart');
  await expect(cart.line(pack)).toBeVisible();
});
