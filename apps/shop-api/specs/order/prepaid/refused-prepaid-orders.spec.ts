import {
  topUpAddress,
  topUpEmail,
  type ComplementaryInformation,
  type OrderItem,
  type OrderRequest,
} from '@alzette/shop-model';
import { address, complementary, orderItem } from '../../../test/builders';
import { numberToTopUp, starterPack, starterPackItem, topUp, topUpItem } from '../../../test/prepaid';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Refusal = [title: string, order: OrderRequest, code: string, path: string];

const item = (change: Partial<OrderItem>) => topUp({ items: [{ ...topUpItem, ...change }] });
const number = (change: Partial<ComplementaryInformation>) =>
  topUp({ complementaryInformations: [numberToTopUp(change)] });
const information = 'body/complementaryInformations';
const proofOfResidence = { filename: 'bill.pdf', content: Buffer.from('%PDF-1.7').toString('base64') };

const products: Refusal[] = [
  [
    'a contract beside a top-up',
    topUp({ items: [topUpItem, orderItem({ identifier: 'line-2' })] }),
    'mixed_checkout',
    'body/items',
  ],
  [
    'a top-up beside a contract',
    topUp({ items: [orderItem({ identifier: 'line-2' }), topUpItem] }),
    'mixed_checkout',
    'body/items',
  ],
  [
    'an option beside a starter pack',
    starterPack({ items: [starterPackItem, orderItem({ identifier: 'o', type: 'tv-package' })] }),
    'mixed_checkout',
    'body/items',
  ],
  [
    'a top-up and a starter pack',
    topUp({ items: [topUpItem, { ...starterPackItem, identifier: 'b' }] }),
    'mixed_checkout',
    'body/items',
  ],
  ['two top-ups', topUp({ items: [topUpItem, { ...topUpItem, identifier: 'b' }] }), 'quantity_too_high', 'body/items'],
  ['a top-up twice', item({ quantity: 2 }), 'quantity_too_high', 'body/items/0/quantity'],
  [
    'a top-up of another line',
    item({ parentIdentifier: 'line-2' }),
    'unexpected_parent',
    'body/items/0/parentIdentifier',
  ],
  ['a top-up with a voucher', item({ voucherCode: 'WELCOME50' }), 'voucher_not_applicable', 'body/items/0/voucherCode'],
  [
    'an amount that is not sold',
    topUp({
      items: [{ ...topUpItem, variantCode: 'top-up-24' }],
      complementaryInformations: [numberToTopUp({ productVariant: { code: 'top-up-24' } })],
    }),
    'unknown_variant',
    'body/items/0/variantCode',
  ],
  ['an amount of another product', item({ productCode: 'starter' }), 'unknown_variant', 'body/items/0/variantCode'],
  [
    'a starter pack that is not sold',
    starterPack({ items: [{ ...starterPackItem, variantCode: 'starter-99' }] }),
    'unknown_variant',
    'body/items/0/variantCode',
  ],
  [
    'a starter pack of another product',
    starterPack({ items: [{ ...starterPackItem, productCode: 'starter' }] }),
    'unknown_variant',
    'body/items/0/variantCode',
  ],
  [
    'a starter pack as a top-up',
    starterPack({ items: [{ ...starterPackItem, variantCode: 'top-up-25', productCode: 'top-up' }] }),
    'unknown_variant',
    'body/items/0/variantCode',
  ],
];

const people: Refusal[] = [
  ['an identity check', topUp({ kycId: 'kyc-1' }), 'field_not_applicable', 'body/kycId'],
  ['an account', starterPack({ accountNumber: 'A-1001' }), 'field_not_applicable', 'body/accountNumber'],
  ['a proof of residence', starterPack({ proofOfResidence }), 'proof_of_residence_not_needed', 'body/proofOfResidence'],
  [
    'an eligibility address',
    topUp({ eligibilityAddresses: [{ identifier: 'line-1', address }] }),
    'field_not_applicable',
    'body/eligibilityAddresses',
  ],
  ['a person to bill for a top-up', topUp({ billingAddress: address }), 'field_not_applicable', 'body/billingAddress'],
  [
    'a person to send a top-up to',
    topUp({ shippingAddress: { ...topUpAddress, city: 'Esch' } }),
    'field_not_applicable',
    'body/shippingAddress',
  ],
  [
    'a starter pack without an e-mail',
    starterPack({ email: topUpEmail.toUpperCase() }),
    'email_required',
    'body/email',
  ],
  [
    'a number of a starter pack',
    starterPack({ complementaryInformations: [complementary()] }),
    'unknown_line',
    information,
  ],
];

const numbers: Refusal[] = [
  ['no number', topUp({ complementaryInformations: [] }), 'complementary_information_missing', information],
  ['the number of another line', number({ identifier: 'line-2' }), 'complementary_information_missing', information],
  [
    'the number of another amount',
    number({ productVariant: { code: 'top-up-5' } }),
    'complementary_information_missing',
    information,
  ],
  [
    'two numbers',
    topUp({ complementaryInformations: [numberToTopUp(), numberToTopUp({ identifier: 'b' })] }),
    'unknown_line',
    information,
  ],
  ['a kept number', number({ keepNumber: true }), 'field_not_applicable', `${information}/0/keepNumber`],
  [
    'a line that changes',
    number({ subscriptionMode: 'change' }),
    'field_not_applicable',
    `${information}/0/subscriptionMode`,
  ],
  ['an operator', number({ currentOperator: 'post' }), 'field_not_applicable', `${information}/0/currentOperator`],
  ['an ICCID', number({ iccid: '8935200000000000001' }), 'field_not_applicable', `${information}/0/iccid`],
  ['a SIM type', number({ simType: 'eSIM' }), 'field_not_applicable', `${information}/0/simType`],
  [
    'an installation',
    number({ installation: { mode: 'self', time: 'morning', date: '2026/12/17' } }),
    'field_not_applicable',
    `${information}/0/installation`,
  ],
];

const wrongNumbers: [string, string | null][] = [
  ['no value', null],
  ['a fixed line', '+35226123456'],
  ['a number abroad', '+4915112345678'],
  ['a number one digit short', '+35269112345'],
  ['a number one digit long', '+3526911234567'],
  ['an emergency number', '112'],
  ['a number without its country', '691123456'],
  ['a number with spaces', '+352 691 123 456'],
  ['words', 'my number'],
  ['nothing', ''],
];

it.each([...products, ...people, ...numbers])(
  '[K1] a prepaid order with %s is refused',
  async (_title, order, code, path) => {
    const { status, problem } = await (await shop.visitor()).createOrder(order);
    expect({ status, code: problem.code, path: problem.errors?.[0]?.path }).toEqual({ status: 422, code, path });
  },
);

it.each(wrongNumbers)('[K1] a top-up with %s is refused', async (_title, currentPhoneNumber) => {
  const { status, problem } = await (await shop.visitor()).createOrder(number({ currentPhoneNumber }));
  const path = `${information}/0/currentPhoneNumber`;
  expect({ status, code: problem.code, path: problem.errors?.[0]?.path }).toEqual({
    status: 422,
    code: 'phone_invalid',
    path,
  });
});

it('[K1] a refused order stores nothing', async () => {
  expect(await shop.database.selectFrom('orders').select('id').execute()).toEqual([]);
  expect(await shop.database.selectFrom('uploads').select('id').execute()).toEqual([]);
});
