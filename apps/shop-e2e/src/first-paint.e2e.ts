import { expect, test } from './support/fixtures';
import { plan, reachCheckout } from './support/journey';
import { countLevels } from './support/levels';

test('[P1] the cart and the first steps of the checkouts are in the first answer', async ({ page, site }) => {
  await reachCheckout(site);
  const levels = (...place: Parameters<typeof countLevels>) => expect.poll(() => countLevels(...place));
  await levels(page, site.address('cart'), site.cart.line(plan)).toBe(1);
  await levels(page, site.address('checkout'), page.locator('[data-step="cart"]')).toBe(1);

  await site.goto('top-up');
  await site.topUp.choose('top-up-25', '691 123 456');
  await site.replaceCart.replace();
  const number = page.locator('[data-step="number"]');
  await expect(number).toBeVisible();
  await levels(page, site.address('checkout'), number).toBe(1);
});
