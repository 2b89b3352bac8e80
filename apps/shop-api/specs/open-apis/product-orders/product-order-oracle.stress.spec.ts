import fc from 'fast-check';
import type { ContractDocument, FollowedOrder, OrderResponse } from '@alzette/shop-model';
import { stressRun } from '@alzette/server-kit/testing';
import type { ProductOrder } from '@alzette/shop-api/open-apis/testing';
import type { TmfPrice } from '@alzette/shop-api/platform';
import { report } from '../../../test/fulfilment';
import { signEverything } from '../../../test/journey';
import { operatorSystem } from '../../../test/operator-clients';
import { readOracle, type OracleOffer } from '../../../test/price-oracle';
import { randomCart, type RandomCart } from '../../../test/random-cart';
import { openTestShop, type TestShop } from '../../../test/shop';

const row = stressRun('product-orders-against-the-oracle', { test: 3, full: 15, stress: 1_000 });

let shop: TestShop;
let offers: readonly OracleOffer[];
beforeAll(async () => {
  shop = await openTestShop();
  offers = await readOracle(shop.database);
});
afterAll(() => shop.close());

interface Sold {
  readonly order: OrderResponse;
  readonly documents: readonly ContractDocument[];
}

/** Buys through the API of the browser. */
async function buy({ isCustomer, change, totals }: RandomCart): Promise<Sold> {
  const shopper = isCustomer ? await shop.visitor({ account: 'A-1001' }) : await shop.guest();
  const created = await shopper.createOrder(change);
  expect(created).toMatchObject({ status: 201 });
  const token = created.body.tokenValue;
  await shopper.sendCustomerInformation(token);
  await signEverything(shop, { guest: shopper, token });
  if (totals.oneOff > 0) {
    await shopper.paymentUrl(token, { amount: totals.oneOff });
    shop.partners.payments.settle('paid');
  }
  const confirmed = await (totals.oneOff > 0 ? shopper.confirm(token) : shopper.confirmWithoutPayment(token));
  expect(confirmed).toMatchObject({ status: 200, body: { state: 'confirmed' } });
  const followed = await shopper.call<FollowedOrder>('GET', `/api/v2/shop/my-orders/${token}`);
  await activateChanges(confirmed.body.number ?? '', change);
  return { order: confirmed.body, documents: followed.body.documents };
}

/** A line with an open change could not be changed by the next order. */
async function activateChanges(order: string, { complementaryInformations = [] }: RandomCart['change']): Promise<void> {
  const items = complementaryInformations
    .filter(({ subscriptionMode }) => subscriptionMode === 'change')
    .map(({ identifier }) => identifier);
  if (items.length > 0) expect(await report(shop, { order, kind: 'activated', items })).toMatchObject({ status: 200 });
}

async function readProductOrder(number: string | null): Promise<ProductOrder> {
  const erp = await operatorSystem(shop.app, 'orders:read');
  return (await erp<ProductOrder>('GET', `/tmf-api/productOrderingManagement/v4/productOrder/${number}`)).body;
}

/** Cents of the prices of one kind, with what lowers them. */
function cents(prices: readonly TmfPrice[] = [], kind: TmfPrice['priceType']): number {
  const amounts = prices
    .filter(({ priceType }) => priceType === kind)
    .flatMap(({ price, priceAlteration = [] }) => [price, ...priceAlteration.map((each) => each.price)]);
  return amounts.reduce((sum, { taxIncludedAmount }) => sum + Math.round(taxIncludedAmount.value * 100), 0);
}

it(
  '[R2] an order that was bought reads as the same line items, prices and documents',
  async () => {
    let bought = 0;
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (generate) => {
        await shop.database.deleteFrom('rate_limits').execute();
        const cart = randomCart(generate, offers);
        const { order, documents } = await buy(cart);
        const read = await readProductOrder(order.number);
        expect(read.productOrderItem?.map(linesOfProductOrder)).toEqual(linesOfCart(cart, order));
        expect(cents(read.orderTotalPrice, 'oneTime')).toBe(cart.totals.oneOff);
        expect(cents(read.orderTotalPrice, 'recurring')).toBe(cart.totals.monthly);
        expect(read.attachment?.map(({ name, attachmentType }) => [attachmentType, name])).toEqual(
          documents.map(({ kind, name }) => [kind, name]),
        );
        bought += 1;
        row.progress(bought);
      }),
      row.fastCheck,
    );
    row.result({ wrong: 0, bought });
  },
  row.tries * 5_000 + 60_000,
);

function linesOfProductOrder(item: NonNullable<ProductOrder['productOrderItem']>[number]) {
  const { id, quantity, productOffering, productOrderItemRelationship, itemPrice, itemTotalPrice } = item;
  const oneOff = cents(itemPrice, 'oneTime');
  const monthly = cents(itemPrice, 'recurring');
  expect(cents(itemTotalPrice, 'oneTime')).toBe(oneOff * quantity);
  expect(cents(itemTotalPrice, 'recurring')).toBe(monthly * quantity);
  return {
    id,
    quantity,
    code: productOffering.id,
    parent: productOrderItemRelationship?.[0]?.id ?? null,
    oneOff,
    monthly,
  };
}

/** The lines that were asked for, with the prices that the shopper read. Add-ons follow their line item in a generated cart. */
function linesOfCart({ change: { items = [] } }: RandomCart, order: OrderResponse) {
  return items.map(({ identifier: id, quantity, variantCode: code, parentIdentifier: parent }) => {
    const priced = order.items.find(({ identifier }) => identifier === id);
    const { activationFee = 0, upfront = 0, installationFee = 0, monthly = 0 } = priced ?? {};
    return { id, quantity, code, parent, oneOff: activationFee + upfront + installationFee, monthly };
  });
}
