import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { stressRun } from '@alzette/server-kit/testing';
import { freePlan } from '../../../test/builders';
import { orderSigned } from '../../../test/journey';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';

const row = stressRun('forged-identities', { test: 8, full: 40, stress: 5_000 });

let shop: TestShop;
let owner: ShopVisitor;
let buyer: ShopVisitor;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Below the limit of a session. */
const ordersOfOne = 200;

async function otherShoppers(): Promise<void> {
  owner = await shop.guest();
  const sold = await orderSigned(shop, freePlan);
  await sold.guest.confirmWithoutPayment(sold.token);
  buyer = sold.guest;
}

const ids = fc.oneof(
  fc.record({ kind: fc.constant('foreign' as const) }),
  fc.record({ kind: fc.constant('used' as const) }),
  fc.record({ kind: fc.constant('altered' as const), at: fc.nat(30), letter: fc.constantFrom(...'abcdef0123456789-') }),
  fc.record({
    kind: fc.constant('forged' as const),
    text: fc.oneof(
      fc.uuid(),
      fc.string({ minLength: 1, maxLength: 100 }),
      fc.constantFrom("' or 1=1 --", '../kyc-ada', '%00', '*', 'null'),
    ),
  }),
);

it('[H4] an identity check of another session, or a used one, is refused', async () => {
  let [done, accepted] = [0, 0];
  await fc.assert(
    fc.asyncProperty(ids, async (forgery) => {
      if (done % ordersOfOne === 0) await otherShoppers();
      const own = owner.kycId ?? '';
      const altered =
        forgery.kind === 'altered' ? `${own.slice(0, forgery.at)}${forgery.letter}${own.slice(forgery.at + 1)}` : own;
      // Another visitor tries a stranger's id; the shopper who used an id tries it again.
      const visitor = forgery.kind === 'used' ? buyer : await shop.visitor();
      const id = forgery.kind === 'forged' ? forgery.text : forgery.kind === 'used' ? (buyer.kycId ?? '') : altered;
      if (forgery.kind !== 'used') {
        const seen = await visitor.call('GET', `/api/v2/shop/kyc/${encodeURIComponent(id)}`);
        expect(seen.refusal).toEqual((await visitor.call('GET', `/api/v2/shop/kyc/${randomUUID()}`)).refusal);
        expect(seen.status).toBe(404);
      }
      const order = await visitor.createOrder({ kycId: id });
      if (order.status === 201) accepted += 1;
      expect([400, 422]).toContain(order.status);
      if (order.status === 422) expect(order.problem.code).toBe('identity_required');
      row.progress((done += 1));
    }),
    row.fastCheck,
  );
  row.result({ tried: done, accepted });
});
