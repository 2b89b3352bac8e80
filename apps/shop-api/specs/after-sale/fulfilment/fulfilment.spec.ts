import type { FollowedOrder } from '@alzette/shop-model';
import type { FulfilmentEvent } from '@alzette/shop-api/after-sale';
import { confirmedOrder, type ConfirmedOrder, report } from '../../../test/fulfilment';
import { FakeMailer, work } from '../../../test/outbox';
import { openTestShop, type TestShop } from '../../../test/shop';

const minutes = 60_000;

describe('[Q3] a fulfilment event', () => {
  let shop: TestShop;
  let mailer: FakeMailer;
  let order: ConfirmedOrder;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  async function makeOrder(): Promise<void> {
    mailer = new FakeMailer();
    await shop.database.deleteFrom('rate_limits').execute();
    order = await confirmedOrder(shop);
    await shop.database.deleteFrom('outbox').execute();
    advance(60);
  }

  const advance = (count: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + count * minutes);
  };
  const ago = (count: number) => new Date(shop.clock.now.getTime() - count * minutes).toISOString();
  const follow = async () =>
    (await order.guest.call<FollowedOrder>('GET', `/api/v2/shop/my-orders/${order.token}`)).body;
  const statesOf = ({
    items,
  }: {
    readonly items: readonly { readonly identifier: string; readonly state: string }[];
  }) => Object.fromEntries(items.map(({ identifier, state }) => [identifier, state]));

  describe('is recorded and mailed', () => {
    beforeEach(makeOrder);

    it('an event applies to the line items that can have it, shows on the order page and is mailed once', async () => {
      const tracking = { trackingNumber: 'LU 123', trackingUrl: 'https://parcels.example/LU123' };
      const sent = await report(shop, { order: order.number, kind: 'dispatched', ...tracking });
      expect(sent.status).toBe(200);
      expect(statesOf(sent.body)).toEqual({ phone: 'dispatched', mobile: 'dispatched', tv: 'preparing' });
      const { history, items } = await follow();
      expect(statesOf({ items })).toEqual(statesOf(sent.body));
      expect(history.at(-1)).toMatchObject({ kind: 'dispatched', items: ['phone', 'mobile'], ...tracking });
      await work(shop, 'item_mail', mailer);
      expect(mailer.sent).toMatchObject([
        { to: 'ada@example.lu', subject: `Votre commande ${order.number} est en route` },
      ]);
      expect(mailer.sent[0]?.text).toContain('Numéro du colis\u00a0: LU 123');
      expect(mailer.sent[0]?.html).toContain('https://parcels.example/LU123');
    });

    it.each([
      ['porting_requested', 'phone'],
      ['porting_accepted', 'phone'],
      ['ported', 'phone'],
      ['installed', 'tv'],
      ['activated', 'mobile'],
    ] as const)(
      '%s moves the line items that have it, and is mailed in the language of the order',
      async (kind, item) => {
        const { status, body } = await report(shop, { order: order.token, kind });
        expect(status).toBe(200);
        expect(statesOf(body)).toMatchObject({ [item]: kind });
        await work(shop, 'item_mail', mailer);
        expect(mailer.sent).toHaveLength(1);
        expect(mailer.sent[0]?.text).toMatch(/^Bonjour Ada Müller,/u);
      },
    );

    it('a refused number says why on the page and in the mail, and can be asked for again', async () => {
      await report(shop, { order: order.number, kind: 'porting_refused', reason: 'holder_differs' });
      expect((await follow()).history.at(-1)).toMatchObject({ kind: 'porting_refused', reason: 'holder_differs' });
      await work(shop, 'item_mail', mailer);
      expect(mailer.sent[0]?.text).toContain('Le numéro appartient à une autre personne.');
      advance(1);
      expect((await report(shop, { order: order.number, kind: 'porting_requested' })).status).toBe(200);
    });

    it('an event is recorded once, and another event cannot use its id', async () => {
      const event = { order: order.number, kind: 'delivered', id: 'erp-1', occurredAt: ago(1) } as const;
      const [first, ...repeated] = await Promise.all([report(shop, event), report(shop, event), report(shop, event)]);
      expect(repeated).toEqual([first, first]);
      const rows = await shop.database
        .selectFrom('item_events')
        .select('id')
        .where('order_id', '=', order.id)
        .execute();
      expect(rows).toHaveLength(2);
      expect(await report(shop, { ...event, kind: 'dispatched' })).toMatchObject({
        status: 409,
        problem: { code: 'event_id_reused' },
      });
      await work(shop, 'item_mail', mailer);
      expect(mailer.sent).toHaveLength(1);
    });

    it('the same event under another id changes nothing', async () => {
      const event = { order: order.number, kind: 'delivered', occurredAt: ago(1) } as const;
      for (const id of ['erp-1', 'erp-2']) expect((await report(shop, { ...event, id })).status).toBe(200);
      expect((await follow()).history.filter(({ kind }) => kind === 'delivered')).toHaveLength(1);
    });

    it('events count by their own time, in whatever order they arrive; an overtaken one is not mailed', async () => {
      await report(shop, { order: order.number, kind: 'delivered', occurredAt: ago(1) });
      const late = await report(shop, { order: order.number, kind: 'dispatched', occurredAt: ago(20) });
      expect(statesOf(late.body)).toMatchObject({ phone: 'delivered' });
      expect((await follow()).history.slice(-2).map(({ kind }) => kind)).toEqual(['dispatched', 'delivered']);
      await work(shop, 'item_mail', mailer);
      expect(mailer.sent.map(({ subject }) => subject)).toEqual([`Votre commande ${order.number} est livrée`]);
    });

    it('an event that contradicts a known one is refused, and nothing of it is stored', async () => {
      await report(shop, { order: order.number, kind: 'delivered', occurredAt: ago(10) });
      const refused = await report(shop, { order: order.number, kind: 'dispatched', occurredAt: ago(5) });
      expect(refused).toMatchObject({ status: 409, problem: { code: 'event_contradicts' } });
      expect(refused.problem.detail).toContain('delivered');
      expect((await report(shop, { order: order.number, kind: 'delivered', occurredAt: ago(3) })).status).toBe(409);
      expect((await follow()).history.filter(({ items }) => items)).toHaveLength(1);
    });

    it('the database changes and deletes no event', async () => {
      await report(shop, { order: order.number, kind: 'delivered' });
      const change = shop.database.updateTable('item_events').set({ kind: 'dispatched' }).execute();
      await expect(change).rejects.toThrow('item_events is append-only');
      await expect(shop.database.deleteFrom('item_events').execute()).rejects.toThrow('append-only');
    });
  });

  describe('is refused', () => {
    beforeAll(makeOrder);

    it.each<[string, Partial<FulfilmentEvent>, number, string]>([
      ['an unknown order', { order: 'ALZ-2026-9' }, 404, 'not_found'],
      ['a time before the confirmation', { occurredAt: '2026-01-01T00:00:00Z' }, 422, 'time_impossible'],
      ['a time to come', { occurredAt: '2027-01-01T00:00:00+01:00' }, 422, 'time_impossible'],
      ['a time without an offset', { occurredAt: '2026-11-21T11:00:00' }, 400, 'invalid_request'],
      ['an unknown line item', { items: ['phone', 'care'] }, 422, 'item_unknown'],
      ['a line item that it cannot happen to', { items: ['tv'] }, 422, 'item_not_concerned'],
      ['a missing reason', { kind: 'porting_refused' }, 422, 'reason_missing'],
      ['an unknown kind', { kind: 'lost' as 'failed' }, 400, 'invalid_request'],
      ['a link that is no web address', { trackingUrl: 'javascript:alert(1)' }, 400, 'invalid_request'],
      ['a field that is not agreed', { iban: 'LU28' } as object, 400, 'invalid_request'],
    ])('refuses %s, and stores nothing', async (_title, change, status, code) => {
      const refused = await report(shop, { order: order.number, kind: 'dispatched', ...change });
      expect(refused).toMatchObject({ status, problem: { code } });
      expect((await follow()).history.filter(({ items }) => items)).toEqual([]);
    });

    it('refuses an event that the operator did not sign, or long ago', async () => {
      const event = { order: order.number, kind: 'delivered' } as const;
      const old = `t=${Math.floor(shop.clock.now.getTime() / 1000) - 600},v1=${'0'.repeat(64)}`;
      for (const wishes of [{ key: 'another-key-of-at-least-32-characters' }, { signature: '' }, { signature: old }])
        expect(await report(shop, event, wishes)).toMatchObject({
          status: 401,
          problem: { code: 'signature_invalid' },
        });
      expect((await follow()).history.filter(({ items }) => items)).toEqual([]);
    });
  });
});
