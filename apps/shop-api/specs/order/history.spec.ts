import { sql } from 'kysely';
import { lockOrder, transitionOrder } from '@alzette/shop-api/order';
import { freePlan } from '../../test/builders';
import { historyOf, orderIdOf } from '../../test/history';
import { orderMade, orderPaid, orderReadyToSign, orderSigned } from '../../test/journey';
import { prepaidPaid } from '../../test/prepaid';
import type { TestShop } from '../../test/shop';
import { databaseKinds, openTestShopOn } from '../../test/shop-on';

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShopOn(kind);
  }, 60_000);
  afterAll(() => shop.close());

  const steps = async (token: string) =>
    (await historyOf(shop, token)).map(
      ({ from_state, event, to_state, cause }) => `${from_state} ${event} ${to_state} ${cause}`,
    );
  const move = (id: string, event: 'cancelled' | 'expired' | 'all_signed') =>
    shop.database
      .transaction()
      .execute(async (transaction) =>
        transitionOrder(transaction, await lockOrder(transaction, id), { event, cause: 'operator' }),
      );

  it('[L2] the history has every transition of a purchase and its cause', async () => {
    const { guest, token } = await orderPaid(shop);
    await guest.confirm(token);
    await guest.confirm(token);
    expect(await steps(token)).toEqual([
      'null created created shopper',
      'created documents_drawn_up documents_ready shopper',
      'documents_ready all_signed signed shopper',
      'signed payment_opened payment_pending shopper',
      'payment_pending payment_received paid return',
      'paid confirmed confirmed return',
    ]);
  });

  it('[K8] the history has a failed payment and the next one', async () => {
    const { guest, token } = await orderSigned(shop);
    await guest.paymentUrl(token);
    shop.partners.payments.settle('declined');
    await guest.order(token);
    await guest.paymentUrl(token);
    expect((await steps(token)).slice(3)).toEqual([
      'signed payment_opened payment_pending shopper',
      'payment_pending payment_declined signed return',
      'signed payment_opened payment_pending shopper',
    ]);
  });

  it('[K9] an order with nothing to pay goes from signed to confirmed', async () => {
    const { guest, token } = await orderSigned(shop, freePlan);
    await guest.confirmWithoutPayment(token);
    expect((await steps(token)).at(-1)).toBe('signed confirmed_unpaid confirmed return');
  });

  it('[M5] a prepaid order without documents has the same transitions', async () => {
    const { guest, token } = await prepaidPaid(shop);
    await guest.confirm(token);
    expect((await steps(token)).slice(1, 3)).toEqual([
      'created all_signed signed shopper',
      'signed payment_opened payment_pending shopper',
    ]);
  });

  it('[K1] changed customer information before signing leads back to created', async () => {
    const { guest, token } = await orderReadyToSign(shop);
    await guest.sendCustomerInformation(token, { phone: '+352691000000' });
    expect((await steps(token)).at(-1)).toBe('documents_ready documents_withdrawn created shopper');
  });

  it('[K10] an ended order cannot continue, and the same cart creates a new one', async () => {
    const guest = await shop.guest();
    const { body } = await guest.createOrder({}, 'same-cart');
    await guest.sendCustomerInformation(body.tokenValue);
    await guest.documents(body.tokenValue);
    await move(await orderIdOf(shop, body.tokenValue), 'cancelled');
    const document = await guest.document(body.tokenValue, 'contract');
    shop.partners.signature.sign(document.id);
    const refusals = [
      await guest.updateDocument(body.tokenValue, document.id),
      await guest.paymentUrl(body.tokenValue),
      await guest.sendCustomerInformation(body.tokenValue, { phone: '+352691000000' }),
    ];
    expect(refusals.map(({ problem }) => problem)).toEqual(
      refusals.map(() => expect.objectContaining({ status: 409, code: 'order_closed' })),
    );
    const next = await guest.createOrder({}, 'same-cart');
    expect(next.status).toBe(201);
    expect(next.body.tokenValue).not.toBe(body.tokenValue);
  });

  it('[L2] a forbidden transition is refused and changes nothing', async () => {
    const { token } = await orderPaid(shop);
    const before = await steps(token);
    expect(await move(await orderIdOf(shop, token), 'expired')).toMatchObject({
      ok: false,
      order: { state: 'payment_pending' },
    });
    expect(await move(await orderIdOf(shop, token), 'all_signed')).toMatchObject({ ok: true, changed: false });
    expect(await steps(token)).toEqual(before);
  });

  it('[L2] the database refuses to change or delete history', async () => {
    await orderMade(shop);
    const changes = [
      sql`update order_history set cause = 'operator'`,
      sql`delete from order_history`,
      sql`truncate order_history`,
    ];
    for (const change of changes) await expect(change.execute(shop.database)).rejects.toThrow('append-only');
  });

  it('[L2] the database refuses a state without history and a state that contradicts the payment', async () => {
    const id = await orderIdOf(shop, (await orderMade(shop)).token);
    const set = (change: object) => shop.database.updateTable('orders').set(change).where('id', '=', id).execute();
    await expect(set({ state: 'signed' })).rejects.toThrow('together with its history');
    await expect(set({ state: 'paid' })).rejects.toThrow('orders_paid_is_paid');
    await expect(set({ payment_state: 'paid' })).rejects.toThrow('orders_paid_never_ends');
  });
});
