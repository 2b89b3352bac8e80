import { createHash } from 'node:crypto';
import type { FollowedOrder, ReturnRequest } from '@alzette/shop-model';
import { findProofSizes } from '@alzette/shop-api/buyer';
import { defaultRetention } from '@alzette/shop-api/platform/testing';
import { eraseOldData } from '@alzette/shop-api/privacy';
import { barePhone } from '../../../test/full-order';
import { confirmedOrder, type ConfirmedOrder, end, inform, report } from '../../../test/fulfilment';
import { operatorSystem } from '../../../test/operator-clients';
import { FakeMailer, itemsOf, wait, work } from '../../../test/outbox';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.partners.payments.refunds.clear();
  await shop.database.deleteFrom('rate_limits').execute();
  await shop.database.deleteFrom('outbox').execute();
});

const receipt = Buffer.from('%PDF-1.7 receipt of the post');
const file = (bytes: Buffer, filename = 'receipt.pdf') => ({ filename, content: bytes.toString('base64') });
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes - 8)]);
const announce = ({ guest, token }: Pick<ConfirmedOrder, 'guest' | 'token'>, change: Partial<ReturnRequest>) =>
  guest.call('POST', `/api/v2/shop/my-orders/${token}/returns`, { payload: { items: ['phone'], ...change } });
const uploadsOf = ({ id }: ConfirmedOrder) =>
  shop.database.selectFrom('uploads').selectAll().where('order_id', '=', id).where('purpose', '=', 'return').execute();

/** A delivered phone that the shopper no longer wants. */
async function withdrawnOrder(): Promise<ConfirmedOrder> {
  const order = await inform(shop, await confirmedOrder(shop));
  await report(shop, { order: order.number, kind: 'delivered' });
  await end(order, 'withdrawals', 'phone');
  await work(shop, 'refund');
  await shop.database.deleteFrom('outbox').where('kind', '<>', 'refund').execute();
  return order;
}

describe('[Q9] the receipt of goods that were sent back', () => {
  it('is proof as well as the number of the parcel: the refund is made two days later', async () => {
    const order = await withdrawnOrder();
    const before = shop.partners.payments.refunds.size;
    expect((await announce(order, { proof: file(receipt) })).status).toBe(204);
    expect((await announce(order, { proof: file(receipt, 'again.pdf') })).status).toBe(204);
    const sha256 = createHash('sha256').update(receipt).digest('hex');
    const uploads = await uploadsOf(order);
    expect(uploads).toMatchObject([{ filename: 'receipt.pdf', media_type: 'application/pdf', sha256 }]);
    expect(uploads[0]?.content.toString()).toBe(receipt.toString());
    const { body } = await order.guest.call<FollowedOrder>('GET', `/api/v2/shop/my-orders/${order.token}`);
    expect(body.history.filter(({ kind }) => kind === 'return_announced')).toMatchObject([
      { items: ['phone'], hasProof: true },
    ]);
    expect(body.items[0]?.withdrawal.goods?.state).toBe('announced');
    await work(shop, 'refund');
    expect(shop.partners.payments.refunds.size).toBe(before);
    await wait(shop, 48 * 60 * 60);
    await work(shop, 'refund');
    expect(shop.partners.payments.refunds.size).toBe(before + 1);
    const mailer = new FakeMailer();
    await work(shop, 'item_mail', mailer);
    expect(mailer.sent).toHaveLength(1);
  });

  it('is named to the operator, and only a client with the right to personal data can fetch it', async () => {
    const order = await withdrawnOrder();
    await announce(order, { trackingNumber: 'RR123456785LU', proof: file(receipt) });
    const [upload] = await uploadsOf(order);
    expect(await itemsOf(shop, 'order_event')).toMatchObject([
      {
        payload: {
          type: 'order.return_announced',
          order: { items: ['phone'], trackingNumber: 'RR123456785LU', proofId: upload?.id },
        },
      },
    ]);
    const url = `/tmf-api/document/v4/document/${upload?.id}/content`;
    const [system, reader] = [await operatorSystem(shop.app), await operatorSystem(shop.app, 'orders:read')];
    const read = await reader('GET', `/tmf-api/productOrderingManagement/v4/productOrder/${order.number}`);
    expect(JSON.stringify(read.body)).toContain(`"proofUrl":"${url}"`);
    const fetched = await system('GET', url);
    expect(fetched.status).toBe(200);
    expect(fetched.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="return-proof-${upload?.id}.pdf"`,
    });
    expect(fetched.bytes).toEqual(receipt);
    expect((await reader('GET', url)).status).toBe(403);
    const { body } = await reader('GET', `/tmf-api/document/v4/document?relatedEntity.id=${order.number}`);
    expect(body).toContainEqual(
      expect.objectContaining({
        id: upload?.id,
        documentType: 'return-proof',
        binaryAttachment: [{ id: upload?.id, mimeType: 'application/pdf', url, '@type': 'Attachment' }],
      }),
    );
    expect((await order.guest.call('GET', url)).status).toBe(401);
  });

  it('gives no other file of a shopper an address', async () => {
    await (await shop.guest()).createOrder(barePhone);
    const residence = await shop.database
      .selectFrom('uploads')
      .select('id')
      .where('purpose', '=', 'residence')
      .executeTakeFirstOrThrow();
    const url = `/tmf-api/document/v4/document/${residence.id}`;
    const system = await operatorSystem(shop.app);
    for (const each of [url, `${url}/content`]) expect((await system('GET', each)).status).toBe(404);
  });

  it.each([
    ['one byte too many', file(pdf(10_485_761)), 'file_too_big'],
    ['another format', file(receipt, 'receipt.exe'), 'file_format'],
    ['an extension that the content denies', file(receipt, 'receipt.png'), 'file_format'],
    ['no base64', { filename: 'receipt.pdf', content: '%%%' }, 'file_format'],
  ])('with %s is refused, and nothing is announced', async (_title, proof, code) => {
    const order = await withdrawnOrder();
    expect(await announce(order, { proof })).toMatchObject({ status: 422, problem: { code } });
    expect(await uploadsOf(order)).toEqual([]);
    expect(await itemsOf(shop, 'order_event')).toEqual([]);
  });

  it('may have 10 MB, and nothing else of the body may', async () => {
    const order = await withdrawnOrder();
    expect((await announce(order, { proof: file(pdf(10_485_760)) })).status).toBe(204);
    const large = { items: ['phone'], padding: 'x'.repeat(300_000) };
    const response = await order.guest.call('POST', `/api/v2/shop/my-orders/${order.token}/returns`, {
      payload: large,
    });
    expect(response.status).toBe(413);
  });

  it('or the number of the parcel is required, for an order of the visitor, at most five times', async () => {
    const order = await withdrawnOrder();
    expect((await announce(order, {})).status).toBe(400);
    expect((await announce({ ...order, guest: await shop.guest() }, { proof: file(receipt) })).status).toBe(404);
    for (let index = 0; index < 5; index += 1)
      expect((await announce(order, { proof: file(Buffer.from(`%PDF-1.7 ${index}`)) })).status).toBe(204);
    expect(await announce(order, { proof: file(receipt) })).toMatchObject({
      status: 409,
      problem: { code: 'too_many_proofs' },
    });
  });

  it('does not count towards the files of open orders, so that its shopper may go on shopping', async () => {
    const order = await withdrawnOrder();
    const { session_id: session } = await shop.database
      .selectFrom('orders')
      .select('session_id')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const before = await findProofSizes(shop.database, session);
    await announce(order, { proof: file(pdf(100_000)) });
    expect(await findProofSizes(shop.database, session)).toEqual(before);
  });

  it('is erased with the order', async () => {
    const order = await withdrawnOrder();
    await announce(order, { proof: file(receipt) });
    const later = new Date(Date.now() + 500 * 24 * 60 * 60_000);
    await eraseOldData({ database: shop.database, now: () => later }, defaultRetention);
    expect(await uploadsOf(order)).toEqual([]);
  });
});
