import { locales } from '@alzette/shop-model';
import { dueOf, linesFor, type SoldLine } from './support/catalogue';
import { openPostgres } from './support/database';
import { expect, test as base } from './support/fixtures';
import { fillHouseholdCart, household, householdVoucher, orderAsHousehold } from './support/household';
import { logIn } from './support/log-in';
import { countPresses } from './support/presses';
import type { SharedShop } from './support/shared-shop';
import { aShopper, cards } from './support/shopper';
import { startShop } from './support/shop-servers';
import { siteIn } from './support/site';
import { expectItems, readStoredOrder } from './support/stored-order';
import { inFull } from './support/volume';

base.describe.configure({ timeout: 300_000 });

const screenHeight = 860;
/** From the cart to the payment page, without typing and without the partners' own pages. */
const mostPresses = 12;

/** For the next steps and the documents of the confirmation, by the width of the window. */
const mostScreens = { 1280: 2, 390: 2.5 };

type Buyer = 'guest' | 'customer';

const test = base.extend<{ readonly buyer: Buyer; readonly servers: SharedShop }>({
  buyer: ['guest', { option: true }],
  // A line with an open change cannot be changed again, so each customer gets a separate shop.
  servers: async ({ shop, buyer }, provide) => {
    if (buyer === 'guest') return provide(shop);
    const own = await startShop();
    await provide({ ...own, databaseUrl: own.environment['DATABASE_URL'] ?? '' });
    await own.remove();
  },
  site: async ({ page, language, servers }, provide) => provide(siteIn(page, language, servers.siteUrl)),
});

for (const language of locales) {
  for (const width of [1280, 390] as const) {
    for (const buyer of ['guest', 'customer'] as const) {
      const isSample = language === 'de' && width === 390 && buyer === 'guest';
      test.describe(`${language}, ${width} px wide, ${buyer}`, inFull(!isSample), () => {
        test.use({ language, buyer, viewport: { width, height: screenHeight } });

        test('[A10, B12, J3, K3, K11, L1] a household orders all at once, with one date, one visit and one parcel', async ({
          site,
          page,
          servers,
        }) => {
          const isCustomer = buyer === 'customer';
          const shopper = aShopper();
          const presses = await countPresses(page, servers.siteUrl);
          await site.goto('home');
          if (isCustomer) await logIn(site, 'ada@example.lu');
          await fillHouseholdCart(site, isCustomer);
          presses.restart();
          await orderAsHousehold(site, shopper, isCustomer);
          note('presses', presses.counts);
          expect(presses.counts.shop).toBeLessThanOrEqual(mostPresses);

          await site.payment.pay(cards.pays);
          await site.confirmation.expectThanks(isCustomer ? 'Ada' : shopper.firstname);
          const steps = page.getByRole('region', { name: site.text('confirmation.now.title') }).getByRole('listitem');
          await expect(steps.filter({ hasText: site.text('order.milestone.parcel') })).toHaveCount(1);
          await expect(steps.filter({ hasText: 'Ernz 9 Pro' }).first()).toBeVisible();
          await site.confirmation.expectAccessible();
          const height = await site.confirmation.height();
          note('height of the confirmation', height);
          expect(height).toBeLessThanOrEqual(mostScreens[width] * screenHeight);
          await site.confirmation.showDocuments();

          const client = isCustomer ? 'existingCustomer' : 'newCustomer';
          const perOffer = household.map(({ path, chosen }) => linesFor(servers.apiUrl, path, chosen, client));
          const items = (await Promise.all(perOffer)).flat().map((item) => (isCustomer ? withVoucher(item) : item));
          const database = openPostgres(servers.databaseUrl);
          const stored = await readStoredOrder(database.query, site.confirmation.orderToken());
          await database.close();
          expectItems(stored, items);
          expect(stored.order).toMatchObject({ state: 'confirmed', email: shopper.email, is_new_client: !isCustomer });
          expect(stored.payments).toMatchObject([{ state: 'paid', amount: dueOf(items).today }]);
        });
      });
    }
  }
}

/** The voucher takes its amount off the phone. */
function withVoucher(item: SoldLine): SoldLine {
  return item.upfront === 0 ? item : { ...item, upfront: item.upfront - householdVoucher.amount };
}

/** Adds a figure to the result of the test. */
function note(type: string, value: unknown): void {
  test.info().annotations.push({ type, description: JSON.stringify(value) });
}
