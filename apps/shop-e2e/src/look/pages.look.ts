// The pages before the cart, with their error messages.
import { aShopper } from '../support/shopper';
import { openPage, refuseAnalytics, title, waitForRefusal, walk } from './walk';

const families = ['mobile', 'internet', 'internet-mobile', 'tv', 'duo'] as const;

walk('pages', async ({ site, page, look }) => {
  await openPage(site, 'main ul a', 'home');
  await look('home');
  await refuseAnalytics(site);
  await page.goto(`${site.address('home')}/nowhere`);
  await page.locator(title).waitFor();
  await look('not-found');
  for (const name of ['terms', 'withdrawal', 'cookies'] as const) {
    await openPage(site, 'article h1', name);
    await look(name);
  }
  await openPage(site, 'h2', 'cart');
  await look('cart-empty');
  for (const family of families) {
    await openPage(site, '[name="offer.plan"]', family);
    await look(family);
  }
  await openPage(site, '[name="offer.plan"]', 'internet');
  await site.offer.button('shell.address.check').click();
  await site.offer.button('shell.address.submit').click();
  await waitForRefusal(page);
  await look('internet-address-refused');
  await site.offer.field('eligibility.address.street').fill('kennedy');
  await page.getByRole('option').first().waitFor();
  await look('internet-address-suggestions');
  // The sandbox's network has only copper there.
  await site.offer.fillLineAddress(aShopper({ postalCode: '9997', city: 'Exempleville' }));
  await site.offer.button('shell.address.submit').click();
  await site.offer.button('shell.address.change').waitFor();
  await look('internet-address');
  await openPage(site, '[name="prepaid.pack"]', 'starter-packs');
  await look('starter-packs');
  await openPage(site, '[name="prepaid.amount"]', 'top-up');
  await look('top-up');
  await site.topUp.number.press('Enter');
  await waitForRefusal(page);
  await look('top-up-refused');
  await openPage(site, '[name="phones.brand"]', 'phones');
  await look('phones');
  await openPage(site, title, 'phones', '', 'never-was');
  await look('phone-unknown');
  await openPage(site, '[name="phones.brand"]', 'phones');
  // The page is hydrated, so the browser renders the next page.
  await page.locator('#boot-failure').waitFor({ state: 'detached' });
  await page.route('**/api/catalogue/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.locator('main li a').first().click();
  await waitForRefusal(page);
  await look('offers-failed');
});
