import { expect, test } from './support/fixtures';
import { plan, reachCheckout } from './support/journey';
import { countLevels } from './support/levels';

test('[P1] the cart and the checkouts render after two levels of requests: the page, and the files that it names', async ({
  page,
  site,
}) => {
  await reachCheckout(site);
  expect(await countLevels(page, site.address('cart'), site.cart.line(plan))).toBe(2);
  expect(await countLevels(page, site.address('checkout'), page.locator('[data-step="cart"]'))).toBe(2);

  await site.goto('top-up');
  await site.topUp.choose('top-up-25', '691 123 456');
  await site.replaceCart.replace();
  const number = page.locator('[data-step="number"]');
  await expect(number).toBeVisible();
  expect(await countLevels(page, site.address('checkout'), number)).toBe(2);
});
