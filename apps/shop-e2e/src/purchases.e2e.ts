import { chooseDays, readCalendar, typed } from './support/appointment';
import { dueOf, linesFor, type SoldLine } from './support/catalogue';
import { expect, test } from './support/fixtures';
import { fillContract, proveIdentity, signAndAccept } from './support/journey';
import { logIn } from './support/log-in';
import { residentProof } from './support/resident-proof';
import { aShopper, cards, type ShopperDetails } from './support/shopper';
import type { Site } from './support/site';
import { countOrders, expectItems, readStoredOrder, type StoredOrder } from './support/stored-order';
import { choosePlan, oneOfEach, type OfferSelection } from './support/offer-selection';
import { inFull } from './support/volume';

test.describe.configure({ timeout: 240_000 });

const fibre: OfferSelection = {
  name: 'Alzette Fibre 1000',
  path: 'subscriptions/internet/variant/internet-fibre-1000',
  choose: (site) => choosePlan(site, 'internet', 'Alzette Fibre 1000'),
};

const tvApp: OfferSelection = {
  name: 'Alzette TV App',
  path: 'subscriptions/tv/variant/tv-app',
  choose: async (site) => {
    await choosePlan(site, 'tv', 'Alzette TV App');
    await site.page.locator('[name$=".pack-sport-1"]').click();
    await site.page.locator('[name$=".pack-kids-1"]').click();
  },
  chosen: { 'pack-sport-1': 1, 'pack-kids-1': 1 },
};

const tvStart: OfferSelection = {
  name: 'Alzette TV Start',
  path: 'subscriptions/tv/variant/tv-start',
  choose: (site) => choosePlan(site, 'tv', 'Alzette TV Start'),
};

const duo: OfferSelection = {
  name: 'Alzette Duo Family',
  path: 'subscriptions/duo/variant/duo-family',
  choose: (site) => choosePlan(site, 'duo', 'Alzette Duo Family'),
};

test('[A10, J3, J4] a guest has fibre installed by a technician', async ({ site, page, shop, database }) => {
  const shopper = aShopper();
  const expected = await addToCart(site, shop.apiUrl, [fibre]);
  await site.cartStep.fillLineAddress(shopper);
  await site.cartStep.continue();
  await completeContract(site, shopper);

  await site.checkout.expectStep('delivery');
  await page.locator('[name^="delivery.product-internet."][name$=".installation.type"][value=technician]').check();
  await page.locator('[name^="delivery.product-internet."][name$=".installation.time"][value=afternoon]').check();
  await site.delivery.continue();
  await site.checkout.expectErrors();
  await site.checkout.expectAccessible();
  const { earliest, firstFree } = await readCalendar(site);
  const [day] = await site.delivery.days();
  if (!day) throw new Error('No day is asked');
  await day.fill(earliest.replace(/^\d{4}/u, '2020'));
  await day.blur();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await day.fill(typed(firstFree));
  await day.blur();
  await expect(day).not.toHaveAttribute('aria-invalid', 'true');
  await site.delivery.continue();
  const stored = await orderAndPay(site, shopper, database.query);
  expectItems(stored, expected);
  expect(stored.informations).toMatchObject([
    { installation: { mode: 'technician', time: 'afternoon', date: firstFree } },
  ]);
  expect(stored.contracts.every(({ signed_at }) => signed_at instanceof Date)).toBe(true);
});

test('[A10, D10, E5, J6] a guest buys TV with packages that needs an Apple TV', async ({
  site,
  page,
  shop,
  database,
}) => {
  const shopper = aShopper();
  const expected = await addToCart(site, shop.apiUrl, [tvApp]);
  await site.cartStep.continue();
  await site.checkout.expectErrors();
  await site.checkout.expectAccessible();
  await page.locator('[name^="cart.product-tv."][name$=".confirm-apple-tv"]').check();
  await site.cartStep.fillLineAddress(shopper);
  await site.cartStep.continue();
  await completeContract(site, shopper);
  await site.checkout.expectStep('delivery');
  const day = await chooseDays(site);
  // Without a technician only a start date is asked.
  await expect(page.locator('[name^="delivery.product-tv."][name$=".installation.time"]')).toHaveCount(0);
  await site.delivery.continue();
  const stored = await orderAndPay(site, shopper, database.query);
  expectItems(stored, expected);
  expect(stored.informations).toMatchObject([{ installation: { date: day, time: 'morning' } }]);
});

test('[A10, G6, J5, L1] a guest whose address has no TV learns it before the identity check, and buys a duo for another one', async ({
  site,
  page,
  shop,
  database,
}) => {
  const shopper = aShopper();
  const expected = await addToCart(site, shop.apiUrl, [duo]);
  // The sandbox's network has no TV there.
  await site.cartStep.fillLineAddress({ ...shopper, postalCode: '9998' });
  await site.cartStep.continue();
  await expect(page.locator('#cart-problems')).toContainText('Alzette Duo Family');
  await site.checkout.expectStep('cart');
  expect(await countOrders(database.query, shopper.email)).toBe(0);
  await site.checkout.expectAccessible();
  await site.cartStep.fillLineAddress(shopper);
  await site.cartStep.continue();
  // The bill goes elsewhere, and the visit to the line.
  await completeContract(site, { ...shopper, postalCode: '9998' });
  await site.checkout.expectStep('delivery');
  await site.checkout.expectLabels({
    contract: 'checkout.contract.label',
    delivery: 'checkout.delivery.installation.label',
    summary: 'checkout.summary.label',
  });
  await expect(site.delivery.field('delivery.address.postal-code')).toHaveValue(shopper.postalCode);
  await chooseDays(site);
  await site.delivery.continue();
  expectItems(await orderAndPay(site, shopper, database.query), expected);
});

test(
  '[A10, B12, J3, K3, K11, L1] a guest buys one of each kind in one cart, with one visit and one parcel',
  inFull(),
  async ({ site, page, shop, database }) => {
    const shopper = aShopper();
    const expected = await addToCart(site, shop.apiUrl, oneOfEach);
    await site.cartStep.fillLineAddress(shopper);
    await site.cartStep.continue();
    await completeContract(site, shopper);
    await site.checkout.expectStep('delivery');
    expect(await site.delivery.days()).toHaveLength(1);
    await chooseDays(site);
    await site.delivery.continue();
    await site.summary.expectReady();
    expect(await site.checkout.totals()).toEqual(dueOf(expected));
    const groups = ['device', 'mobile', 'internet-mobile', 'internet', 'tv', 'duo'];
    await expect(site.summary.groupTitles).toHaveText(groups.map((type) => site.text(`shop.group.${type}`)));
    await site.summary.expectAccessible();
    const stored = await orderAndPay(site, shopper, database.query);
    expectItems(stored, expected);
    expect(stored.payments).toMatchObject([{ state: 'paid', amount: dueOf(expected).today }]);
    const steps = page.getByRole('region', { name: site.text('confirmation.now.title') }).getByRole('listitem');
    await expect(steps.filter({ hasText: site.text('order.milestone.parcel') })).toHaveCount(1);
    await expect(steps.filter({ hasText: 'Ernz 9 Pro' }).first()).toBeVisible();
    await site.confirmation.expectAccessible();
  },
);

test('[A6, G6, K7, K9] a customer orders what costs nothing today, without a payment', async ({
  site,
  page,
  shop,
  database,
}) => {
  await site.goto('home');
  await logIn(site, 'ada@example.lu');
  const expected = await addToCart(site, shop.apiUrl, [tvStart], 'existingCustomer');
  await site.cartStep.continue();
  await site.checkout.expectStep('contract');
  const { email, phone } = aShopper();
  await site.contract.fillContact({ email, phone });
  await site.contract.continue();
  await site.checkout.expectStep('delivery');
  await chooseDays(site);
  await site.delivery.continue();
  await site.summary.expectReady();
  await site.checkout.expectLabels({
    contract: 'checkout.contract.label.customer',
    summary: 'checkout.summary.no-payment.label',
  });
  await signAndAccept(site);
  await expect(site.summary.orderButton).toHaveText(site.text('payment.submit.nothing-today'));
  await site.summary.expectAccessible();
  await site.summary.orderButton.click();
  await site.confirmation.expectThanks('Ada');
  await site.goto('cart');
  await expect(page.getByRole('article')).toHaveCount(0);

  await page.goBack();
  await site.confirmation.expectThanks('Ada');
  const stored = await readStoredOrder(database.query, site.confirmation.orderToken());
  expect(stored.order).toMatchObject({ state: 'confirmed', payment_state: 'none', total: 0, is_new_client: false });
  expect(stored.payments).toEqual([]);
  expectItems(stored, expected);
});

/** Continues to the checkout's first step. Returns the items that the order should have. */
async function addToCart(
  site: Site,
  apiUrl: string,
  selections: readonly OfferSelection[],
  client: 'newCustomer' | 'existingCustomer' = 'newCustomer',
): Promise<readonly SoldLine[]> {
  for (const { choose } of selections) {
    await choose(site);
    await site.offer.add();
  }
  await site.offer.goToCart();
  await site.cart.continue();
  await site.checkout.expectStep('cart');
  const items = await Promise.all(selections.map(({ path, chosen }) => linesFor(apiUrl, path, chosen, client)));
  return items.flat();
}

async function completeContract(site: Site, shopper: ShopperDetails): Promise<void> {
  await site.checkout.expectStep('contract');
  await proveIdentity(site, shopper);
  await fillContract(site, shopper);
  const proof = site.contract.field('contract.resident.file');
  if ((await proof.count()) > 0) await proof.setInputFiles(residentProof);
  await site.contract.continue();
}

/** Continues to the confirmation, and pays by card if an amount is due today. */
async function orderAndPay(
  site: Site,
  shopper: ShopperDetails,
  query: Parameters<typeof readStoredOrder>[0],
): Promise<StoredOrder> {
  await site.summary.expectReady();
  await signAndAccept(site);
  const { today } = await site.checkout.totals();
  await site.summary.orderButton.click();
  if (today > 0) {
    await site.payment.expectOpen();
    await site.payment.pay(cards.pays);
  }
  await site.confirmation.expectThanks(shopper.firstname);
  const stored = await readStoredOrder(query, site.confirmation.orderToken());
  expect(stored.order).toMatchObject({
    state: 'confirmed',
    payment_state: today > 0 ? 'paid' : 'none',
    email: shopper.email,
    is_new_client: true,
  });
  return stored;
}
