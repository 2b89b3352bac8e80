import { noBypass, type Bypass } from '@alzette/operator-config';
import { openDemoDatabase } from '../../test/test-database';
import { openTestShop } from '../../test/shop';
import type { ShopVisitor } from '../../test/shop-visitor';

/** The order of a guest without an identity check and with an invalid IBAN. */
async function orderUnchecked(bypass: Partial<Bypass>) {
  const shop = await openTestShop(openDemoDatabase, { ...noBypass, ...bypass });
  const visitor: ShopVisitor = await shop.visitor();
  const { status: order, body } = await visitor.createOrder({ kycId: null });
  const { status: information } = await visitor.sendCustomerInformation(order === 201 ? body.tokenValue : 'none', {
    kycId: null,
    iban: 'LU00',
  });
  await shop.close();
  return { order, information };
}

it('[H2] a guest without an identity check is accepted only with the identity bypass', async () => {
  expect(await orderUnchecked({})).toMatchObject({ order: 422 });
  expect(await orderUnchecked({ identity: true })).toEqual({ order: 201, information: 422 });
});

it('[I6] an invalid IBAN is accepted only with the IBAN bypass', async () => {
  expect(await orderUnchecked({ identity: true, iban: true })).toEqual({ order: 201, information: 204 });
});
