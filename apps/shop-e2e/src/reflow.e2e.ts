import { legalPages } from '@alzette/shop-model';
import { chooseDays } from './support/appointment';
import { expect, test } from './support/fixtures';
import { fillContract, leaveCartStep, plan, proveIdentity, reachPayment } from './support/journey';
import { narrowProblems } from './support/layout';
import { aShopper, cards } from './support/shopper';
import { shopPlaces } from './support/shop-places';
import { inFull } from './support/volume';

// A trace would store more than a hundred measured pages.
test.use({ trace: 'off' });

/** Cart and checkout have a test of their own. */
const places: typeof shopPlaces = [
  ...shopPlaces.filter(([page]) => page !== 'cart' && page !== 'checkout'),
  ...legalPages.map((page): (typeof shopPlaces)[number] => [page]),
];

for (const language of ['fr', 'de'] as const) {
  test.describe(`in ${language}`, inFull(language !== 'de'), () => {
    test.use({ language });

    test('[N11] offers, legal pages and orders fit a window of 320 px, and 390 px with wide text spacing', async ({
      site,
      page,
    }) => {
      const found: Record<string, readonly string[]> = {};
      for (const place of places) {
        await site.goto(...place);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        found[place.filter(Boolean).join(' ')] = await narrowProblems(page);
      }
      await site.goto('phones', '', 'ernz-9-pro');
      await site.phone.add();
      found['added'] = await narrowProblems(page);
      expect(withProblems(found)).toEqual({});
    });

    test('[N11] cart and checkout fit a window of 320 px, and 390 px with wide text spacing', async ({
      site,
      page,
    }) => {
      test.setTimeout(240_000);
      const shopper = aShopper();
      const found: Record<string, readonly string[]> = {};
      const look = async (state: string) => void (found[state] = await narrowProblems(page));
      await site.goto('cart');
      await expect(site.cart.heading).toBeVisible();
      await look('empty cart');
      await site.goto('internet');
      await site.offer.add();
      await site.goto('mobile');
      await site.mobile.choose(plan);
      await site.mobile.goToCart();
      await site.cart.openSaveForm();
      await look('cart');
      await site.cart.continue();
      await site.checkout.expectStep('cart');
      await look('cart step');
      await site.cartStep.fillLineAddress(shopper);
      await leaveCartStep(site);
      await look('identity');
      await proveIdentity(site, shopper);
      await site.contract.continue();
      await site.checkout.expectErrors();
      await look('contract with errors');
      await fillContract(site, shopper);
      await look('contract');
      await site.contract.continue();
      await site.checkout.expectStep('delivery');
      await expect(page.getByRole('grid').first()).toBeVisible();
      await look('delivery');
      await chooseDays(site);
      await site.delivery.continue();
      await site.summary.expectReady();
      await look('summary');
      await reachPayment(site);
      await site.payment.pay(cards.pays);
      await site.confirmation.expectThanks(shopper.firstname);
      await look('confirmation');
      await page.getByRole('link', { name: site.text('order.follow') }).click();
      await expect(page.getByRole('heading', { name: site.text('orders.status.title') })).toBeVisible();
      await look('order');
      expect(withProblems(found)).toEqual({});
    });
  });
}

function withProblems(found: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0));
}
