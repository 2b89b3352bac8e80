import fc from 'fast-check';
import { stressRun } from '@alzette/server-kit/testing';
import { complementary, orderItem } from '../../../test/builders';
import { consistentHistory } from '../../../test/history';
import { orderReadyToSign, type Journey } from '../../../test/journey';
import { openTestShop, type TestShop } from '../../../test/shop';
import { edits } from '../../../test/signing/edits';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Three contracts and a mandate. */
const fourToSign = {
  items: ['a', 'b', 'c'].map((identifier) => orderItem({ identifier })),
  complementaryInformations: ['a', 'b', 'c'].map((identifier) => complementary({ identifier })),
  displayedTotals: { oneOff: 5_700, monthly: 8_997 },
};

const toSign = async ({ guest, token }: Journey) =>
  (await guest.documents(token)).body.documents.filter(({ signable }) => signable);

async function expectUnsold({ guest, token }: Journey): Promise<void> {
  const sessions = shop.partners.payments.created.length;
  expect((await guest.paymentUrl(token, { amount: 5_700 })).problem).toMatchObject({
    status: 409,
    code: 'contracts_unsigned',
  });
  expect((await guest.confirmWithoutPayment(token)).status).toBe(409);
  expect((await guest.confirm(token)).status).toBe(409);
  expect(shop.partners.payments.created).toHaveLength(sessions);
  expect((await consistentHistory(shop, token)).order).toMatchObject({ state: 'documents_ready', number: null });
}

const subsets = Array.from({ length: 16 }, (_, index) =>
  [0, 1, 2, 3].map((position) => ((index >> position) & 1) === 1),
);

it.each(subsets)(
  '[K5] an order with four documents is confirmed only when all are signed: %s, %s, %s, %s',
  async (...signed) => {
    const journey = await orderReadyToSign(shop, fourToSign);
    const documents = await toSign(journey);
    expect(documents).toHaveLength(4);
    for (const [position, { id }] of documents.entries()) {
      if (!signed[position]) continue;
      shop.partners.signature.sign(id);
      await journey.guest.updateDocument(journey.token, id);
    }
    if (signed.includes(false)) return expectUnsold(journey);
    expect((await journey.guest.paymentUrl(journey.token, { amount: 5_700 })).status).toBe(200);
  },
);

const row = stressRun('altered-contracts', { test: 10, full: 40, stress: 1_000 });

it('[K5] a contract that was altered after signing is refused, and its order is not confirmed', async () => {
  const journey = await orderReadyToSign(shop, fourToSign);
  const { guest, token } = journey;
  const { signer } = shop.partners.signature;
  let tried = 0;
  let accepted = 0;
  const edit = fc.record({
    name: fc.constantFrom(...Object.keys(edits)),
    pick: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
    position: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(edit, async ({ name, pick, position }) => {
      if (tried % 100 === 0) await shop.database.deleteFrom('rate_limits').execute();
      const { id = '' } = (await toSign(journey))[position] ?? {};
      const content = Buffer.from(shop.partners.signature.uploads.find((upload) => upload.id === id)?.content ?? []);
      const altered = await edits[name]?.make(
        { content, signed: shop.partners.signature.signedForm(id), signer },
        pick,
      );
      shop.partners.signature.sign(id, {}, altered);
      const { body } = await guest.updateDocument(token, id);
      if (body.status === 'SIGNED' || body.document.signed) accepted += 1;
      expect(body).toMatchObject({
        status: 'FAILED',
        document: { signed: false, signable: true, error: 'signature_failed' },
      });
      row.progress((tried += 1));
    }),
    row.fastCheck,
  );
  await expectUnsold(journey);
  row.result({ accepted });
});
