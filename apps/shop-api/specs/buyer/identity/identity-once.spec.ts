import { freePlan } from '../../../test/builders';
import { historyOf } from '../../../test/history';
import type { TestShop } from '../../../test/shop';
import { databaseKinds, openTestShopOn } from '../../../test/shop-on';
import type { ShopVisitor } from '../../../test/shop-visitor';
import type { OrderRequest } from '@alzette/shop-model';

describe.each(databaseKinds)('an identity check, on %s', (kind) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShopOn(kind);
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.partners.payments.isUnavailable = false;
  });

  /** The guest's order with every contract signed. */
  async function signed(guest: ShopVisitor, change: Partial<OrderRequest> = {}): Promise<string> {
    const { tokenValue } = (await guest.createOrder(change)).body;
    await guest.sendCustomerInformation(tokenValue);
    for (const { id, signable } of (await guest.documents(tokenValue)).body.documents) {
      if (!signable) continue;
      shop.partners.signature.sign(id);
      await guest.updateDocument(tokenValue, id);
    }
    return tokenValue;
  }
  const newest = () => [...shop.partners.payments.sessions.values()].at(-1)?.id ?? '';

  it('[H4, K1] serves one sold order only', async () => {
    const guest = await shop.guest();
    const [first, second] = [await signed(guest), await signed(guest)];
    await guest.paymentUrl(first);
    shop.partners.payments.settle('paid');
    expect((await guest.confirm(first)).body.state).toBe('confirmed');
    expect((await guest.paymentUrl(second)).problem).toMatchObject({ status: 409, code: 'identity_used' });
    expect((await guest.createOrder()).problem).toMatchObject({ status: 422, code: 'identity_required' });
    const free = await shop.guest();
    const tokens = [await signed(free, freePlan), await signed(free, freePlan)];
    const responses = [
      await free.confirmWithoutPayment(tokens[0] ?? ''),
      await free.confirmWithoutPayment(tokens[1] ?? ''),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 409]);
  });

  it('[H4, K8] moves to the new order of a shopper who orders again; only that one can be paid', async () => {
    const guest = await shop.guest();
    const [first, second] = [await signed(guest), await signed(guest)];
    await guest.paymentUrl(first);
    const old = newest();
    expect((await guest.paymentUrl(second)).status).toBe(200);
    expect(shop.partners.payments.sessions.get(old)?.status).toBe('cancelled');
    expect((await historyOf(shop, first)).at(-1)?.to_state).toBe('signed');
    // The check moves back to the first order.
    expect((await guest.paymentUrl(first)).status).toBe(200);
    shop.partners.payments.settle('paid');
    expect((await guest.confirm(first)).body.state).toBe('confirmed');
  });

  it('[H4, K8] stays with an order that is paid, or whose payment is unknown', async () => {
    const guest = await shop.guest();
    const [first, second] = [await signed(guest), await signed(guest)];
    await guest.paymentUrl(first);
    shop.partners.payments.settle('paid');
    shop.partners.payments.isUnavailable = true;
    expect((await guest.paymentUrl(second)).status).toBe(502);
    shop.partners.payments.isUnavailable = false;
    expect((await guest.paymentUrl(second)).problem).toMatchObject({ status: 409, code: 'identity_used' });
  });

  it('[H4, K8] is held by one running payment when several orders race for it', async () => {
    const guest = await shop.guest();
    const tokens = await Promise.all(Array.from({ length: 4 }, () => signed(guest)));
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(tokens.map((token) => guest.paymentUrl(token)));
      const running = await shop.database
        .selectFrom('orders')
        .select('id')
        .where('token_value', 'in', tokens)
        .where('state', '=', 'payment_pending')
        .execute();
      expect(running.length).toBeLessThanOrEqual(1);
      const open = [...shop.partners.payments.sessions.values()].filter(({ status }) => status === 'open');
      // A session whose payment expired before it had an address stays open at the provider; its address is never returned.
      const known = await shop.database
        .selectFrom('payments')
        .select('provider_session_id')
        .where('state', 'in', ['open', 'creating'])
        .execute();
      expect(
        open.filter(({ id }) => known.some(({ provider_session_id }) => provider_session_id === id)).length,
      ).toBeLessThanOrEqual(1);
    }
  });

  it('[H4] is requested from the service only by a well-formed id', async () => {
    const guest = await shop.visitor();
    const asked = jest.spyOn(shop.partners.identity, 'findVerification');
    for (const id of ["'; drop table orders; --", 'a b', '<script>', '../kyc-ada', 'é']) {
      expect((await guest.call('GET', `/api/v2/shop/kyc/${encodeURIComponent(id)}`)).problem).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});
