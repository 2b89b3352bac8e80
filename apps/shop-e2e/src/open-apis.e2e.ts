import { catalogueCommands } from './support/catalogue-command';
import { dueFor } from './support/catalogue';
import { expect, test } from './support/fixtures';
import { reachPayment, reachSummary } from './support/journey';
import { operatorSystem } from './support/operator-system';
import { aShopper, cards } from './support/shopper';
import { startShop, type ShopServers } from './support/shop-servers';
import { siteIn } from './support/site';

const planPath = 'subscriptions/mobile/variant/mobile-alzette-s';
const priceId = 'mobile-alzette-s.monthly-new';
const orders = 'productOrderingManagement/v4/productOrder';

interface ProductOrder {
  readonly state: string;
  readonly productOrderItem: readonly {
    readonly state: string;
    readonly milestone?: readonly { readonly name: string }[];
  }[];
}

const erp = operatorSystem('orders:read', 'orders:personal', 'orders:write');
let shop: ShopServers;
test.beforeAll(async ({ shop: shared, database }) => {
  // A catalogue of its own, for it changes.
  const name = `open_apis_${process.pid}_${Date.now()}`;
  await database.query(`create database ${name}`, []);
  const url = new URL(shared.databaseUrl);
  url.pathname = `/${name}`;
  shop = await startShop({ DATABASE_URL: url.href, ...erp.environment });
});
test.afterAll(() => shop.remove());

test('[R2, R3, R5] an imported price is bought, and the operator’s systems take the order to its activation', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const catalogue = catalogueCommands(shop);
  const document = await catalogue.exportDocument();
  const price = document.productOfferingPrice.find(({ id }) => id === priceId)?.price;
  if (!price) throw new Error(`The document has no price ${priceId}`);
  const before = Math.round(price.value * 100);
  price.value = (before - 111) / 100;
  expect(await catalogue.importDocument(document)).toMatch(
    /^price +Subscription mobile-alzette-s monthly-new: .*\nThe catalogue is changed\.\n$/u,
  );

  const site = siteIn(page, 'en', shop.siteUrl);
  const shopper = aShopper();
  await reachSummary(site, shopper);
  const due = await site.checkout.totals();
  expect(due.monthly).toBe(before - 111);
  expect(due).toEqual(await dueFor(shop.apiUrl, planPath));
  await reachPayment(site);
  await site.payment.pay(cards.pays);
  await site.confirmation.expectThanks(shopper.firstname);
  const token = site.confirmation.orderToken();

  const call = await erp.logIn(shop.apiUrl);
  const [found] = await call<readonly { readonly id: string }[]>('GET', `${orders}?fields=externalId`);
  if (!found) throw new Error('The list has no order');
  const path = `${orders}/${found.id}`;
  expect(await call('GET', path)).toMatchObject({
    state: 'acknowledged',
    productOrderItem: [
      {
        state: 'acknowledged',
        productOffering: { id: 'mobile-alzette-s' },
        itemTotalPrice: expect.arrayContaining([
          expect.objectContaining({
            priceType: 'recurring',
            price: expect.objectContaining({ taxIncludedAmount: { unit: 'EUR', value: due.monthly / 100 } }),
          }),
        ]),
      },
    ],
    relatedParty: [{ name: `${shopper.firstname} ${shopper.lastname}` }],
  });

  const tracking = { trackingNumber: 'LU 4711' };
  await call('PATCH', path, { state: 'inProgress', milestone: { name: 'dispatched', ...tracking } });
  await site.goto('orders', `?order=${token}`);
  await expect(page.getByText(site.text('orders.state.dispatched'), { exact: true })).toBeVisible();
  await expect(page.getByText(tracking.trackingNumber)).toBeVisible();

  const { state, productOrderItem } = await call<ProductOrder>('PATCH', path, { state: 'completed' });
  expect([state, ...productOrderItem.map((item) => item.state)]).toEqual(['completed', 'completed']);
  expect(productOrderItem[0]?.milestone?.map(({ name }) => name)).toEqual(['dispatched', 'activated']);
  await page.reload();
  await expect(page.getByText(site.text('orders.state.activated'), { exact: true })).toBeVisible();
  await expect(page.getByText(site.text('orders.history.activated'))).toBeVisible();
  await site.orders.expectAccessible();
});
