// A phone and plans, and the cart that they are in.
import { choosePlan, phoneWithPlan } from '../support/offer-selection';
import type { Site } from '../support/site';
import { openPage, refuseAnalytics, waitForDialog, walk } from './walk';

walk('cart', async ({ site, page, look }) => {
  await openPage(site, '[name="offer.plan"]', 'phones', '', 'ernz-9-pro');
  await refuseAnalytics(site);
  await look('phone');
  await page.locator('[name$=".europe-world"]').click();
  await waitForDialog(site);
  await look('add-on-asks', { isPopup: true });
  await site.offer.dialog.getByRole('button').last().click();
  await phoneWithPlan.choose(site);
  await look('phone-chosen');
  await site.offer.add();
  await look('added', { isPopup: true });
  await choosePlan(site, 'duo', 'Alzette Duo Start');
  await site.offer.add();
  await choosePlan(site, 'mobile', 'Alzette S');
  await site.offer.add();
  await site.offer.goToCart();
  await look('cart');
  await unfoldAll(site);
  await look('cart-unfolded');
  await page.locator('article').nth(1).getByRole('button').last().click();
  const undo = page.locator('button[aria-describedby]:focus');
  await undo.waitFor();
  await look('cart-removed');
  await undo.click();
  await page.emulateMedia({ media: 'print' });
  await look('cart-on-paper');
  await page.emulateMedia({ media: 'screen' });
  await openPage(site, '[name="prepaid.pack"]', 'starter-packs');
  await site.starterPacks.button('shell.prepaid.pack.choose').click();
  await site.replaceCart.expectAsked();
  await look('prepaid-asks', { isPopup: true });
  await site.replaceCart.keep();
});

async function unfoldAll({ page }: Site): Promise<void> {
  const folded = page.locator('article button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  await page.locator('article summary').nth(1).click();
  await page.locator('[data-print=hidden] summary').first().click();
  await page.locator('article [role=switch]').first().waitFor();
}
