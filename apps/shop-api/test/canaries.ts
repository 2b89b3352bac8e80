import { sql } from 'kysely';
import { complementary, orderItem } from './builders';
import { barePhone } from './full-order';
import { type Journey, orderMade, orderReadyToSign } from './journey';
import type { TestShop } from './shop';

export const canaries = [
  'Canaryfirst',
  '+352661234900',
  'canary-bill.pdf',
  'canary@example.lu',
  '12 rue Canary',
  '+352621000111',
  'LU280019400644750000',
  '1990051799999',
];
export const canaryPerson = { Firstname: 'Canaryfirst', NationalNumber: '1990051799999' };
const address = {
  firstName: 'Canaryfirst',
  lastName: 'Müller',
  countryCode: 'LU',
  street: '12 rue Canary',
  city: 'Esch',
  postcode: '4011',
} as const;
/** A plan, and a device that needs the proof of residence. */
const order = {
  items: [orderItem(), ...barePhone.items.map((item) => ({ ...item, identifier: 'phone' }))],
  displayedTotals: { oneOff: 1_900 + 44_900, monthly: 2_999 },
  email: 'canary@example.lu',
  billingAddress: address,
  shippingAddress: address,
  proofOfResidence: { filename: 'canary-bill.pdf', content: Buffer.from('%PDF-1.7 bill').toString('base64') },
  complementaryInformations: [
    complementary({
      keepNumber: true,
      currentOperator: 'orange',
      currentPhoneNumber: '+352661234900',
      iccid: '8935201000000000017',
    }),
  ],
};

/** A customer with canaries in every field, and an order as `begin` leaves it. */
export async function withCustomer(shop: TestShop, begin: typeof orderMade): Promise<Journey> {
  const guest = await shop.guest(canaryPerson);
  const { body } = await guest.createOrder(order);
  const journey = { guest, token: body.tokenValue };
  if (begin === orderMade) return journey;
  await guest.sendCustomerInformation(journey.token, {
    firstname: 'Canaryfirst',
    phone: '+352621000111',
    idNumber: '1990051799999',
  });
  const { body: listed } = await guest.documents(journey.token);
  if (begin === orderReadyToSign) return journey;
  for (const { id } of listed.documents.filter(({ signable }) => signable)) {
    shop.partners.signature.sign(id);
    await guest.updateDocument(journey.token, id);
  }
  await guest.paymentUrl(journey.token, { amount: 46_800 });
  shop.partners.payments.settle('paid');
  await guest.confirm(journey.token);
  return journey;
}

/** The tables with a row that holds a canary. */
export async function tablesWithCanaries(shop: TestShop): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(shop.database);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: texts } = await sql<{
      text: string;
    }>`select row_to_json(each)::text as text from ${sql.table(name)} each`.execute(shop.database);
    if (texts.some(({ text }) => canaries.some((canary) => text.includes(canary)))) found.push(name);
  }
  return found.sort();
}
