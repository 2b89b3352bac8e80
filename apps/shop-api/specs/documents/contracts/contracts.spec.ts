import { createHash } from 'node:crypto';
import { complementary, orderItem } from '../../../test/builders';
import { orderMade, orderReadyToSign, orderSigned } from '../../../test/journey';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.partners.signature.isUnavailable = false;
  shop.partners.signature.uploads.length = 0;
});

const twoLines = {
  items: [orderItem(), orderItem({ identifier: 'line-2', variantCode: 'mobile-alzette-s', productCode: 'alzette-s' })],
  complementaryInformations: [
    complementary(),
    complementary({ identifier: 'line-2', productVariant: { code: 'mobile-alzette-s' } }),
  ],
  displayedTotals: { oneOff: 3800, monthly: 4998 },
};

it('[K1] an order gets a summary and a contract for each item and one mandate; signable documents are uploaded', async () => {
  const { guest, token } = await orderMade(shop, twoLines);
  await guest.sendCustomerInformation(token);
  const { status, body } = await guest.documents(token);
  expect(status).toBe(200);
  expect(body.documents).toMatchObject([
    {
      kind: 'summary',
      name: 'Récapitulatif contractuel Alzette M',
      signable: false,
      signed: false,
      lineIdentifier: 'line-1',
    },
    {
      kind: 'contract',
      name: 'Contrat Alzette M',
      signable: true,
      signed: false,
      error: null,
      lineIdentifier: 'line-1',
    },
    {
      kind: 'summary',
      name: 'Récapitulatif contractuel Alzette S',
      signable: false,
      signed: false,
      lineIdentifier: 'line-2',
    },
    {
      kind: 'contract',
      name: 'Contrat Alzette S',
      signable: true,
      signed: false,
      error: null,
      lineIdentifier: 'line-2',
    },
    {
      kind: 'mandate',
      name: 'Mandat de prélèvement SEPA',
      signable: true,
      signed: false,
      error: null,
      lineIdentifier: null,
    },
  ]);
  expect(new Set(body.documents.map(({ id }) => id)).size).toBe(5);
  const { uploads } = shop.partners.signature;
  expect(uploads.map(({ name }) => name).sort()).toEqual([
    'Contrat Alzette M',
    'Contrat Alzette S',
    'Mandat de prélèvement SEPA',
  ]);
  const upload = uploads.find(({ name }) => name === 'Contrat Alzette M');
  expect(upload).toMatchObject({ language: 'fr', embeddingOrigin: 'http://localhost:4200' });
  expect(
    Buffer.from(upload?.content ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(body.documents[1]?.iframeSrc).toBe(`http://partner.test/sign/frame/${body.documents[1]?.id}`);
});

it('[K1] repeated and simultaneous requests get the same documents', async () => {
  const { guest, token } = await orderMade(shop);
  await guest.sendCustomerInformation(token);
  const responses = await Promise.all(Array.from({ length: 10 }, () => guest.documents(token)));
  const again = await guest.documents(token);
  for (const response of responses) expect(response.body).toEqual(again.body);
  expect(shop.partners.signature.uploads).toHaveLength(2);
});

it('[K1] documents need the customer information', async () => {
  const { guest, token } = await orderMade(shop);
  expect((await guest.documents(token)).problem).toMatchObject({ status: 409, code: 'customer_information_missing' });
});

it('[K10] an unavailable signature service leads to 504, and the documents follow once it responds', async () => {
  const { guest, token } = await orderMade(shop);
  await guest.sendCustomerInformation(token);
  shop.partners.signature.isUnavailable = true;
  expect((await guest.documents(token)).problem).toMatchObject({ status: 504, code: 'partner_unavailable' });
  shop.partners.signature.isUnavailable = false;
  expect((await guest.documents(token)).body.documents).toHaveLength(3);
});

it('[K2] a contract is a PDF without caching', async () => {
  const { guest, token } = await orderReadyToSign(shop);
  const { filename, size } = await guest.document(token, 'contract');
  const { status, headers, bytes } = await guest.call('GET', `/api/v2/tool/sign/document/${filename}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  expect(headers['content-disposition']).toBe(`inline; filename="${filename}"`);
  expect(bytes).toHaveLength(size);
  expect((await (await shop.guest()).call('GET', `/api/v2/tool/sign/document/${filename}`)).status).toBe(404);
});

it('[K4] the signed contract is stored once the service reports it', async () => {
  const { guest, token } = await orderReadyToSign(shop);
  const { id, filename } = await guest.document(token, 'contract');
  shop.partners.signature.sign(id);
  const { status, body } = await guest.updateDocument(token, id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'SIGNED',
    identityValidation: 'VALID',
    document: { id, signed: true, error: null },
  });
  const { bytes } = await guest.call('GET', `/api/v2/tool/sign/document/${filename}`);
  expect(bytes).toEqual(shop.partners.signature.signedForm(id));
  expect((await guest.updateDocument(token, id)).body).toEqual(body);

  const row = await shop.database
    .selectFrom('contracts')
    .selectAll()
    .where('filename', '=', filename)
    .executeTakeFirstOrThrow();
  expect(createHash('sha256').update(row.content).digest('hex')).toBe(row.sha256);
  expect(row.signed_at).not.toBeNull();
});

const failures = [
  ['a failed signature', { status: 'failed' }],
  ['a signature whose identity is not valid', { identityValidation: 'NOT_VALID' }],
  ['a signature under another text', { sha256: 'f'.repeat(64) }],
  ['a signature of another contract', { reference: 'another' }],
  ['a signed file that is not the announced one', { signedSha256: 'f'.repeat(64) }],
] as const;
it.each(failures)('[K4] %s is refused, and a new document is uploaded', async (_title, change) => {
  const { guest, token } = await orderReadyToSign(shop);
  const { id } = await guest.document(token, 'contract');
  shop.partners.signature.sign(id, change);
  const { status, body } = await guest.updateDocument(token, id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'FAILED',
    document: { signed: false, signable: true, error: 'signature_failed' },
  });
  expect(body.document.id).not.toBe(id);

  shop.partners.signature.sign(body.document.id);
  expect((await guest.updateDocument(token, body.document.id)).body.document).toMatchObject({
    signed: true,
    error: null,
  });
});

const edits: readonly (readonly [string, (signed: Buffer) => Uint8Array])[] = [
  ['with its first byte changed', (signed) => flipped(signed, 0)],
  ['with a byte of its text changed', (signed) => flipped(signed, 2_000)],
  ['with a byte more in front', (signed) => Buffer.concat([Buffer.from(' '), signed])],
  ['cut short', (signed) => signed.subarray(0, signed.length - 200)],
  ['that came back without a signature', (signed) => signed.subarray(0, signed.indexOf('\n9001 0 obj'))],
  ['with something behind its signature', (signed) => Buffer.concat([signed, Buffer.from('\n')])],
  ['replaced by another', () => Buffer.from('%PDF-1.7 signed')],
  ['that is empty', () => new Uint8Array()],
];
it.each(edits)('[K5] a contract %s stops the order, even if the service confirms its hash', async (_title, edit) => {
  const { guest, token } = await orderReadyToSign(shop);
  const { id } = await guest.document(token, 'contract');
  shop.partners.signature.sign(id, {}, edit(Buffer.from(shop.partners.signature.signedForm(id))));
  const { body } = await guest.updateDocument(token, id);
  expect(body).toMatchObject({ status: 'FAILED', document: { signed: false, error: 'signature_failed' } });
  expect((await guest.paymentUrl(token)).problem).toMatchObject({ status: 409, code: 'contracts_unsigned' });
});

function flipped(bytes: Buffer, index: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[index] = (changed[index] ?? 0) ^ 1;
  return changed;
}

it('[K4] a message about an unsigned document changes nothing', async () => {
  const { guest, token } = await orderReadyToSign(shop);
  const { id } = await guest.document(token, 'contract');
  expect((await guest.updateDocument(token, id)).body).toMatchObject({
    status: 'FAILED',
    document: { id, signed: false },
  });
});

it('[K4] a document of another order gets 404', async () => {
  const { guest, token } = await orderReadyToSign(shop);
  const other = await orderSigned(shop);
  const foreign = (await other.guest.document(other.token, 'contract')).id;
  expect((await guest.updateDocument(token, foreign)).status).toBe(404);
});
