import { stressRun } from '@alzette/server-kit/testing';
import { printablePattern } from '@alzette/shop-model';
import { formatPhone } from '@alzette/shop-model/phone';
import { aPerson, unprintableNames } from '@alzette/shop-model/testing';
import { fontOf, fonts } from '@alzette/shop-api/documents/testing';
import { address, customerInformation } from '../../../test/builders';
import { itWithPoppler as it, pdfText } from '../../../test/pdf-text';
import { openTestShop, type TestShop } from '../../../test/shop';

const row = stressRun('printed-people', { test: 3, full: 10, stress: 2_000 });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const spaced = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ');

it(
  '[K1, K2] names, addresses and numbers are stored as they were sent, and the contract prints them',
  async () => {
    for (let index = 0; index < row.tries; index += 1) {
      const { firstname, lastname, street, streetNumber, city, e164 } = aPerson(index);
      const guest = await shop.guest({ Firstname: firstname, Lastname: lastname });
      const sent = { ...address, firstName: firstname, lastName: lastname, street: `${streetNumber}, ${street}`, city };
      const { body } = await guest.createOrder({ billingAddress: sent, shippingAddress: sent });
      await guest.sendCustomerInformation(body.tokenValue, { firstname, lastname, phone: e164 });
      const stored = await shop.database
        .selectFrom('orders')
        .innerJoin('customer_information as customer', 'customer.order_id', 'orders.id')
        .select(['billing_address', 'customer.information'])
        .where('token_value', '=', body.tokenValue)
        .executeTakeFirstOrThrow();
      expect(stored.billing_address).toEqual(sent);
      expect(stored.information).toMatchObject({ firstname, lastname, phone: e164 });

      const { filename } = await guest.document(body.tokenValue, 'contract');
      const { bytes } = await guest.call('GET', `/api/v2/tool/sign/document/${filename}`);
      const text = spaced(pdfText(bytes));
      for (const printed of [`${firstname} ${lastname}`, sent.street, city, formatPhone(e164)]) {
        expect(text).toContain(spaced(printed));
      }
      row.progress(index);
    }
    row.result({ printed: row.tries });
  },
  row.tries * 2_000 + 60_000,
);

it.each(unprintableNames)('[K1] %s, which the contract cannot print, is refused', async (name) => {
  const guest = await shop.guest({ Lastname: name });
  const { status, problem } = await guest.createOrder({ billingAddress: { ...address, lastName: name } });
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'body/billingAddress/lastName']);
  const token = (await (await shop.guest()).createOrder()).body.tokenValue;
  const information = customerInformation({ lastname: name });
  expect((await guest.sendCustomerInformation(token, information)).status).toBe(400);
});

it('[K1] the fonts of a contract have a glyph for every character that an order may hold', () => {
  const printable = new RegExp(printablePattern, 'u');
  const missing: string[] = [];
  for (let code = 0x20; code <= 0xffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (!printable.test(character) || /[\p{Cn}\p{Cf}]/u.test(character)) continue;
    // A text in the font of all scripts may contain any of these scripts.
    const used = (['regular', 'bold'] as const).flatMap((weight) => [
      fontOf(character, weight),
      `${weight} of all scripts` as const,
    ]);
    if (!used.every((name) => fonts()[name].font.hasGlyphForCodePoint(code))) missing.push(code.toString(16));
  }
  expect(missing).toEqual([]);
});
