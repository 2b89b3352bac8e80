import { randomUUID } from 'node:crypto';
import { expireOrders } from '@alzette/shop-api/checkout';
import { lockOrder, transitionOrder } from '@alzette/shop-api/order';
import { ageOrders, historyOf, orderIdOf } from '../../../test/history';
import type { TestShop } from '../../../test/shop';
import { databaseKinds, openTestShopOn } from '../../../test/shop-on';
import type { ShopVisitor } from '../../../test/shop-visitor';
import { account, insertVoucher, usesOf, withVoucher } from '../../../test/vouchers';

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: TestShop;
  let code: string;

  beforeAll(async () => {
    shop = await openTestShopOn(kind);
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    code = `CODE${randomUUID().slice(0, 8).toUpperCase()}`;
    shop.partners.payments.isUnavailable = false;
  });

  const customer = () => shop.visitor({ account });
  const search = async (visitor: ShopVisitor) =>
    (await visitor.call('GET', `/api/v2/tool/voucher/search/${code}?lineNumber=%2B352691123456`)).status;
  const order = (visitor: ShopVisitor) => visitor.createOrder(withVoucher(code));

  /** The order with every contract signed. */
  async function signed(visitor: ShopVisitor): Promise<string> {
    const { tokenValue } = (await order(visitor)).body;
    await visitor.sendCustomerInformation(tokenValue);
    for (const { id, signable } of (await visitor.documents(tokenValue)).body.documents) {
      if (!signable) continue;
      shop.partners.signature.sign(id);
      await visitor.updateDocument(tokenValue, id);
    }
    return tokenValue;
  }

  it('[F3] of several racing orders one gets the last use of a voucher', async () => {
    await insertVoucher(shop, code, 2);
    const visitors = await Promise.all(Array.from({ length: 10 }, customer));
    const responses = await Promise.all(visitors.map(order));
    expect(responses.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(2).fill(201),
      ...Array<number>(8).fill(422),
    ]);
    for (const { status, problem } of responses) if (status !== 201) expect(problem.code).toBe('voucher_unknown');
    expect(await usesOf(shop, code)).toBe(2);
  });

  it('[F4] a used-up voucher gets the response of an unknown one', async () => {
    await insertVoucher(shop, code, 1);
    const [one, other] = [await customer(), await customer()];
    expect([await search(one), await search(other)]).toEqual([200, 200]);
    await order(one);
    expect([await search(one), await search(other)]).toEqual([200, 404]);
    const used = await other.call('GET', `/api/v2/tool/voucher/search/${code}?lineNumber=%2B352691123456`);
    const unknown = await other.call('GET', '/api/v2/tool/voucher/search/NOPE?lineNumber=%2B352691123456');
    const noCode = await other.call(
      'GET',
      `/api/v2/tool/voucher/search/${encodeURIComponent("'; --")}?lineNumber=%2B352691123456`,
    );
    expect([used.refusal, noCode.refusal]).toEqual([unknown.refusal, unknown.refusal]);
  });

  it('[F3] WELCOME50 has no limit of uses', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect((await (await customer()).createOrder(withVoucher('WELCOME50'))).status).toBe(201);
    }
  });

  it.each(['cancelled', 'refused', 'expired'] as const)(
    '[F3] an order that is %s releases its voucher',
    async (event) => {
      await insertVoucher(shop, code, 1);
      const { body } = await order(await customer());
      const other = await customer();
      expect((await order(other)).status).toBe(422);
      if (event === 'expired') {
        await ageOrders(shop, 100);
        await expireOrders(shop.context);
      } else {
        const id = await orderIdOf(shop, body.tokenValue);
        await shop.database
          .transaction()
          .execute(async (transaction) =>
            transitionOrder(transaction, await lockOrder(transaction, id), { event, cause: 'operator' }),
          );
      }
      expect((await order(other)).status).toBe(201);
    },
  );

  it('[K1] a new order of the shopper takes the voucher over and ends the previous order', async () => {
    await insertVoucher(shop, code, 1);
    const visitor = await customer();
    const first = (await order(visitor)).body.tokenValue;
    expect((await order(visitor)).status).toBe(201);
    expect((await historyOf(shop, first)).at(-1)).toMatchObject({ to_state: 'cancelled', cause: 'shopper' });
    expect(await usesOf(shop, code)).toBe(1);
  });

  it('[K1] a repeated request under the same key keeps the voucher with its order', async () => {
    await insertVoucher(shop, code, 1);
    const visitor = await customer();
    const again = () => visitor.createOrder(withVoucher(code), 'same-key');
    expect((await again()).body).toEqual((await again()).body);
    expect(await usesOf(shop, code)).toBe(1);
  });

  it('[K8] after the payment page a new order takes the voucher over, and the old one cannot be paid', async () => {
    await insertVoucher(shop, code, 1);
    const visitor = await customer();
    const first = await signed(visitor);
    await visitor.paymentUrl(first, { amount: 11_800 });
    const session = [...shop.partners.payments.sessions.values()].at(-1);
    expect((await order(visitor)).status).toBe(201);
    expect(shop.partners.payments.sessions.get(session?.id ?? '')?.status).toBe('cancelled');
    expect((await historyOf(shop, first)).at(-1)?.to_state).toBe('cancelled');
  });

  it('[K8] a paid order keeps its voucher, and so does every order while the provider does not respond', async () => {
    await insertVoucher(shop, code, 1);
    const visitor = await customer();
    const first = await signed(visitor);
    await visitor.paymentUrl(first, { amount: 11_800 });
    shop.partners.payments.settle('paid');
    shop.partners.payments.isUnavailable = true;
    expect((await order(visitor)).problem).toMatchObject({ status: 502, code: 'partner_unavailable' });
    shop.partners.payments.isUnavailable = false;
    expect((await order(visitor)).problem).toMatchObject({ status: 422, code: 'voucher_unknown' });
    expect((await visitor.confirm(first)).body.state).toBe('confirmed');
    expect(await search(visitor)).toBe(404);
  });
});
