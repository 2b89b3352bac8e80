import type { ProductOrder } from '@alzette/shop-api/open-apis/testing';
import { confirmedOrder, type ConfirmedOrder } from '../../../test/fulfilment';
import { orderReadyToSign } from '../../../test/journey';
import { operatorSystem } from '../../../test/operator-clients';
import { openTestShop, type TestShop } from '../../../test/shop';

const base = '/tmf-api/document/v4/document';

interface TmfDocument {
  readonly id: string;
  readonly documentType: string;
  readonly binaryAttachment: readonly { readonly url: string }[];
}

let shop: TestShop;
let order: ConfirmedOrder;
let erp: Awaited<ReturnType<typeof operatorSystem>>;
let dashboard: typeof erp;
beforeAll(async () => {
  shop = await openTestShop();
  order = await confirmedOrder(shop);
  erp = await operatorSystem(shop.app);
  dashboard = await operatorSystem(shop.app, 'orders:read');
});
afterAll(() => shop.close());

const documentsOf = (number: string, query = '') =>
  dashboard<TmfDocument[]>('GET', `${base}?relatedEntity.id=${number}${query}`);

describe('[R2] the documents of a confirmed order', () => {
  it('are listed as TMF667 documents, without personal data', async () => {
    const { body, headers } = await documentsOf(order.number);
    expect(body.map(({ documentType }) => documentType)).toEqual([
      ...['summary', 'contract', 'summary', 'contract', 'summary', 'contract'],
      ...['mandate', 'annex'],
    ]);
    const id = body[1]?.id ?? '';
    expect(body[1]).toEqual({
      id,
      href: `${base}/${id}`,
      name: expect.any(String),
      documentType: 'contract',
      lifecycleState: 'signed',
      creationDate: expect.stringMatching(/Z$/u),
      binaryAttachment: [{ id, mimeType: 'application/pdf', url: `${base}/${id}/content`, '@type': 'Attachment' }],
      relatedEntity: {
        id: order.number,
        href: `/tmf-api/productOrderingManagement/v4/productOrder/${order.number}`,
        role: 'order',
        '@referredType': 'ProductOrder',
      },
      '@type': 'Document',
    });
    expect(headers).toMatchObject({ 'x-total-count': '8', 'x-result-count': '8' });
    expect((await dashboard('GET', `${base}/${id}`)).body).toEqual(body[1]);
    const page = await documentsOf(order.number, '&offset=1&limit=1&fields=documentType');
    expect(page.body).toEqual([{ id, href: `${base}/${id}`, documentType: 'contract', '@type': 'Document' }]);
  });

  it('are those that the order names, and their files need the scope for personal data', async () => {
    const { body } = await erp<ProductOrder>(
      'GET',
      `/tmf-api/productOrderingManagement/v4/productOrder/${order.number}`,
    );
    const listed = await documentsOf(order.number);
    expect(body.attachment?.map(({ url }) => url)).toEqual(
      listed.body.flatMap(({ binaryAttachment }) => binaryAttachment.map(({ url }) => url)),
    );
    expect((await dashboard('GET', body.agreement?.[0]?.href ?? '')).status).toBe(200);
    const url = body.attachment?.[0]?.url ?? '';
    const file = await erp('GET', url);
    expect({ status: file.status, type: file.headers['content-type'] }).toEqual({
      status: 200,
      type: 'application/pdf',
    });
    expect((await dashboard('GET', url)).status).toBe(403);
  });

  it('are found at their former address by a redirect', async () => {
    const [document] = (await documentsOf(order.number)).body;
    const former = `/tmf-api/documentManagement/v4/document/${document?.id}`;
    const { status, headers } = await erp('GET', former);
    expect({ status, location: headers['location'] }).toEqual({
      status: 308,
      location: `${base}/${document?.id}/content`,
    });
    expect((await erp('GET', '/tmf-api/documentManagement/v4/document/..%2F..%2Fhub')).headers['location']).toBe(
      `${base}/..%2F..%2Fhub/content`,
    );
    expect((await dashboard('GET', former)).status).toBe(403);
  });

  it('are read with a record, and only of a confirmed order', async () => {
    const accesses = () => shop.database.selectFrom('operator_accesses').selectAll().execute();
    const before = (await accesses()).length;
    const [document] = (await documentsOf(order.number)).body;
    await dashboard('GET', `${base}/${document?.id}`);
    expect((await accesses()).slice(before).map((each) => each.order_number)).toEqual([order.number, order.number]);
    await orderReadyToSign(shop);
    const open = await shop.database
      .selectFrom('contracts')
      .innerJoin('orders', 'orders.id', 'contracts.order_id')
      .select('contracts.id')
      .where('number', 'is', null)
      .execute();
    expect(open.length).toBeGreaterThan(0);
    for (const { id } of open)
      for (const url of [`${base}/${id}`, `${base}/${id}/content`]) expect((await erp('GET', url)).status).toBe(404);
    expect((await documentsOf('ALZ-0')).body).toEqual([]);
    expect((await dashboard('GET', base)).status).toBe(400);
    expect((await accesses()).length).toBe(before + 2);
  });
});
