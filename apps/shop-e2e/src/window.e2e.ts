import { dueFor, sumOf, type Due } from './support/catalogue';
import { expect, test } from './support/fixtures';
import { choosePlan, oneOfEach as selections } from './support/offer-selection';

test('[A10, B12, D9, D13] one product of each kind costs what the catalogue says, up to the checkout’s first step', async ({
  site,
  shop,
}) => {
  test.setTimeout(240_000);
  const dues: Due[] = [];
  for (const { name, path, choose, chosen } of selections) {
    const due = await dueFor(shop.apiUrl, path, chosen);
    await choose(site);
    await expect.poll(() => site.offer.price(), { message: `the bar of ${name}` }).toEqual(due);
    await site.offer.expectAccessible();
    await site.offer.add();
    dues.push(due);
  }

  await site.offer.goToCart();
  for (const [index, { name }] of selections.entries())
    expect(await site.cart.linePrice(name), name).toEqual(dues[index]);
  expect(await site.cart.totals()).toEqual(sumOf(dues));
  await site.cart.expectAccessible();

  await site.cart.continue();
  await site.checkout.expectStep('cart');
  for (const [index, { name }] of selections.entries())
    expect(await site.cart.linePrice(name), name).toEqual(dues[index]);
  const panel = site.page.getByRole('region', { name: site.text('shop.cartTitle') });
  await expect(panel.getByRole('listitem')).toHaveCount(selections.length);
  expect(await site.checkout.totals()).toEqual(sumOf(dues));
  await site.checkout.expectAccessible();
});

test('[B9, D4, D8] a line item is edited on its page with its choices, and replaced', async ({ site, page, shop }) => {
  await choosePlan(site, 'mobile', 'Alzette S');
  await page.locator('[name^="add-on."][name$=".data-sim"]').click();
  await page.getByRole('spinbutton').fill('3');
  await site.offer.add();
  await site.offer.goToCart();
  const asked = await dueFor(shop.apiUrl, 'subscriptions/mobile/variant/mobile-alzette-s', { 'data-sim-5': 3 });
  expect(await site.cart.linePrice('Alzette S')).toEqual(asked);

  await site.cart
    .card('Alzette S')
    .getByRole('button', { name: new RegExp(`^${site.text('common.edit')}`, 'u') })
    .click();
  await expect(site.offer.plan('Alzette S')).toBeChecked();
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  await site.offer.plan('Alzette L').check();
  await site.offer.button('shell.offer.update').click();
  await expect(site.cart.card('Alzette L')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  const now = await dueFor(shop.apiUrl, 'subscriptions/mobile/variant/mobile-alzette-l', { 'data-sim-5': 3 });
  expect(await site.cart.linePrice('Alzette L')).toEqual(now);
});

test('[D3, D7] an add-on with a question resets its switch on cancel, and a required one cannot be switched', async ({
  site,
  page,
}) => {
  await choosePlan(site, 'internet', 'Alzette Fibre 500');
  await expect(page.locator('[name^="add-on."][name$=".wifi-box"]')).toBeDisabled();
  await expect(page.locator('[name^="add-on."][name$=".wifi-box"]')).toBeChecked();
  await choosePlan(site, 'mobile', 'Alzette S');
  const toggle = page.locator('[name^="add-on."][name$=".europe-world"]');
  await toggle.click();
  await expect(site.offer.dialog).toBeVisible();
  await site.offer.expectAccessible();
  await site.offer.dialog.getByRole('button', { name: site.text('common.cancel') }).click();
  await expect(toggle).not.toBeChecked();
  const before = await site.offer.price();
  await toggle.click();
  await site.offer.dialog.getByRole('button', { name: site.text('common.add') }).click();
  await expect(toggle).toBeChecked();
  await expect.poll(() => site.offer.price()).toEqual({ ...before, monthly: before.monthly + 999 });
});
