// A customer who logs in and changes a line, with a voucher, and then tops up a prepaid card.
import type { Site } from '../support/site';
import {
  openPage,
  refuseAnalytics,
  submitButton,
  title,
  waitForDialog,
  waitForRefusal,
  walk,
  whileRefused,
  type Look,
} from './walk';

walk('customer', async ({ site, page, look }) => {
  await openPage(site, '[name="offer.plan"]', 'phones', '', 'ernz-9-pro');
  await refuseAnalytics(site);
  await site.phone.field('offer.mode').and(page.locator('[value=change]')).check();
  await look('change-as-guest');
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.text('shell.account.logIn') })
    .click();
  await page.locator('[value=login]').waitFor();
  await look('login');
  await site.login.logIn('ada@example.lu', 'wrong');
  await waitForRefusal(page);
  await look('login-wrong');
  await site.login.logIn('ada@example.lu');
  await page.locator('[name="offer.plan"]').first().waitFor();
  await site.phone.field('offer.mode').and(page.locator('[value=change]')).check();
  await page.locator('[name="offer.changed-line"]').first().check();
  await look('change-as-customer');
  await site.offer.add();
  await site.offer.goToCart();
  await applyVouchers(site, look);
  await openPage(site, '[data-step=cart] article', 'checkout');
  await openPage(site, '[name="contract.contact.email"]', 'checkout', '?step=contract');
  await look('contract');
  await openPage(site, 'article', 'cart');
  await page
    .getByRole('banner')
    .getByRole('button', { name: site.text('shell.account.mine') })
    .click();
  await waitForDialog(site);
  await look('account', { isPopup: true });
  await page.keyboard.press('Escape');
  await openPage(site, title, 'orders');
  await look('orders');
  await putTopUpInCart(site);
  await look('cart-prepaid');
  await openPage(site, title, 'checkout', '?step=confirmation&type=rental');
  await look('checkout-unknown');
});

async function applyVouchers(site: Site, look: Look): Promise<void> {
  const { cart, page } = site;
  await page.getByText(site.text('cart.promo'), { exact: true }).click();
  await cart.field('voucher').fill('EXPIRED');
  await page.keyboard.press('Enter');
  await page.locator('[data-state=error]').waitFor();
  await look('voucher-refused');
  for (const problem of [
    [429, 'too_many_requests'],
    [503, 'partner_unavailable'],
  ] as const) {
    await whileRefused(page, '**/tool/voucher/**', problem, async () => {
      await page.keyboard.press('Enter');
      await page.locator('form[data-state=loading]').waitFor();
      await page.locator('form[data-state=error]').waitFor();
      await look(`voucher-${problem[1]}`);
    });
  }
  await cart.field('voucher').fill('welcome 50');
  await page.keyboard.press('Enter');
  await page.locator('[name=voucher]').waitFor({ state: 'detached' });
  await look('voucher-applied');
}

async function putTopUpInCart(site: Site): Promise<void> {
  await site.goto('top-up');
  await site.topUp.number.fill('691 123 456');
  await submitButton(site).first().click();
  await site.replaceCart.replace();
  await site.page.locator('[data-step=number]').waitFor();
  await openPage(site, 'article', 'cart');
}
