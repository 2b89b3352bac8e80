import { expect, test } from '@playwright/test';
import { dueFor } from './support/catalogue';
import { reachPayment, reachSummary } from './support/journey';
import { logInAsOperator } from './support/operator-system';
import { aShopper, cards } from './support/shopper';
import { shopOfImages } from './support/shop-of-images';
import { siteIn } from './support/site';

const planPath = 'subscriptions/mobile/variant/mobile-alzette-s';
const orders = 'productOrderingManagement/v4/productOrder';

interface ProductOrder {
  readonly state: string;
  readonly productOrderItem: readonly {
    readonly state: string;
    readonly milestone?: readonly { readonly name: string }[];
  }[];
}

test('[R2, R3, R5] an imported price is bought, and the operator’s systems take the order to its activation', async ({
  page,
}) => {
  const shop = shopOfImages();
  const site = siteIn(page, 'en', shop.siteUrl);
  const shopper = aShopper();
  await reachSummary(site, shopper);
  const due = await site.checkout.totals();
  expect(due.monthly).toBe(shop.monthly);
  expect(due).toEqual(await dueFor(shop.apiUrl, planPath));
  await reachPayment(site);
  await site.payment.pay(cards.pays);
  await site.confirmation.expectThanks(shopper.firstname);
  const token = site.confirmation.orderToken();

  const call = await logInAsOperator(shop);
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
  await expect(page.getByText(site.text('orders.state.activated'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(site.text('orders.history.activated'))).toBeVisible();
  await site.orders.expectAccessible();
});
