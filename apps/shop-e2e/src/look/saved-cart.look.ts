// A cart that is saved by mail and opened again.
import { callShop } from '../support/call-shop';
import { mailTo, savedCartLink } from '../support/mailbox';
import { choosePlan } from '../support/offer-selection';
import { aShopper } from '../support/shopper';
import type { Site } from '../support/site';
import { openPage, refuseAnalytics, waitForRefusal, walk, whileRefused, type Look } from './walk';

walk('saved-cart', async ({ site, page, shop, look }) => {
  await choosePlan(site, 'mobile', 'Alzette S');
  await refuseAnalytics(site);
  await site.offer.add();
  await site.offer.goToCart();
  const { email } = aShopper();
  await saveCart(site, email, look);
  const mail = await mailTo(shop.partnerUrl, email);
  await page.goto(`${shop.partnerUrl}/mail/${mail.id}`);
  await look('mail');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/decryptToken', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(savedCartLink(mail));
  await page.locator('dialog[aria-busy=true]').waitFor();
  await look('opening', { isPopup: true });
  release();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await look('opened-in-checkout');
  await openPage(site, '[role=alertdialog]', 'cart', '?cartSaved=nonsense');
  await look('opening-failed', { isPopup: true });
  await openPage(site, '[role=alertdialog]', 'cart', `?cartSaved=${await aTokenOfGoneOffers(site)}`);
  await look('offer-gone', { isPopup: true });
});

async function saveCart(site: Site, email: string, look: Look): Promise<void> {
  const { cart, page } = site;
  await cart.openSaveForm();
  await cart.field('savedCart.email').fill('camille@example');
  await page.keyboard.press('Enter');
  await waitForRefusal(page);
  await look('save-wrong-address');
  await cart.field('savedCart.email').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]:not([aria-busy])').waitFor();
  await look('saved', { isPopup: true });
  await cart.dialog.getByRole('button').click();
  await whileRefused(page, '**/createTokenSavedCart', [502, 'partner_unavailable'], async () => {
    await cart.field('savedCart.email').press('Enter');
    await page.locator('[role=alertdialog]').waitFor();
    await look('save-failed', { isPopup: true });
  });
}

/** A saved cart whose second plan is no longer sold. */
async function aTokenOfGoneOffers({ page }: Site): Promise<string> {
  const entry = { type: 'mobile', parentIdentifier: null, origin: '/', taxon: null, quantity: 1 };
  const itemOf = (plan: string) => ({ ...entry, identifier: plan, productCode: plan, code: `mobile-${plan}` });
  const { body } = await callShop(page, '/api/generateCartToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cart: ['alzette-m', 'alzette-mini'].map(itemOf) }),
  });
  return String(body['token']);
}
