import { expect, test } from './support/fixtures';
import { logIn } from './support/log-in';

test('[A6, D14] the cart survives login and logout, and prices are those of the customer', async ({ site, page }) => {
  const { cart, text } = site;
  await site.goto('internet');
  await site.offer.choose('Alzette Fibre 1000');
  await site.offer.goToCart();
  expect((await cart.linePrice('Alzette Fibre 1000')).monthly).toBe(4999);

  await logIn(site, 'ada@example.lu');
  await expect(page).toHaveURL(/\/en\/cart$/u);
  await expect.poll(async () => (await cart.linePrice('Alzette Fibre 1000')).monthly).toBe(5499);
  await page.reload();
  await expect(cart.card('Alzette Fibre 1000')).toBeVisible();
  expect((await cart.linePrice('Alzette Fibre 1000')).monthly).toBe(5499);

  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.account.mine') })
    .click();
  await expect(cart.dialog).toContainText('Ada');
  await cart.expectAccessible();
  await cart.button('shell.account.logOut').click();
  await expect.poll(async () => (await cart.linePrice('Alzette Fibre 1000')).monthly).toBe(4999);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: text('shell.account.logIn') })).toBeVisible();
  await expect(cart.card('Alzette Fibre 1000')).toBeVisible();
});

test('[A6] a refused or cancelled login returns to the page with nothing lost', async ({ site, page }) => {
  await site.goto('mobile');
  await site.offer.choose('Alzette S');
  await site.offer.goToCart();
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.text('shell.account.logIn') })
    .click();
  // A password manager may fill them in (WCAG 3.3.8).
  await expect(page.locator('input[name=email]')).toHaveAttribute('autocomplete', 'username');
  await expect(page.locator('input[name=password]')).toHaveAttribute('autocomplete', 'current-password');
  await site.login.logIn('ada@example.lu', 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await site.login.cancel();
  await expect(page).toHaveURL(/\/en\/cart/u);
  await expect(site.cart.card('Alzette S')).toBeVisible();
});

test('[A6] a customer’s plan changes one of their own lines', async ({ site, page }) => {
  await site.goto('mobile');
  await logIn(site, 'ada@example.lu');
  await page.getByRole('radio', { name: site.text('shell.mode.change') }).check();
  await page.getByRole('radio', { name: /Alzette S.*691/u }).check();
  await site.offer.expectAccessible();
  await site.offer.plan('Alzette M').check();
  await site.offer.add();
  await site.offer.goToCart();
  await expect(site.cart.card('Alzette M')).toContainText(site.text('shop.line.changes', { name: 'Alzette S' }));
  await expect(page.locator('[name$=".kmn.current-number"]')).toHaveValue('+352691123456');
});
