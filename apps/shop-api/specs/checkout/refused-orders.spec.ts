import type { OrderItem, OrderRequest } from '@alzette/shop-model';
import { address, complementary, orderItem } from '../../test/builders';
import { openTestShop, sessionKey, type TestShop } from '../../test/shop';
import { build } from '../../src/build';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const refusals: [string, Partial<OrderRequest>, string][] = [
  ['[A8] another channel', { channel: 'OTHER_WEBSTORE' }, 'channel_mismatch'],
  ['[K11] another payment method', { payments: [{ method: 'cash' }] }, 'payment_method_unknown'],
  ['[D13] an unknown variant', { items: [orderItem({ variantCode: 'nope' })] }, 'unknown_variant'],
  ['[D13] a variant of another product', { items: [orderItem({ productCode: 'alzette-s' })] }, 'unknown_variant'],
  [
    'a line without its complementary information',
    { complementaryInformations: [] },
    'complementary_information_missing',
  ],
  ['a line without SIM type', { complementaryInformations: [complementary({ simType: null })] }, 'sim_type_missing'],
  ['two lines of one identifier', { items: [orderItem(), orderItem()] }, 'repeated_identifier'],
  [
    '[E3] a kept number without its ICCID',
    {
      complementaryInformations: [
        complementary({ keepNumber: true, currentOperator: 'post', currentPhoneNumber: '+352691123456' }),
      ],
    },
    'iccid_missing',
  ],
  [
    '[E4] a kept number from an unknown operator',
    {
      complementaryInformations: [
        complementary({ keepNumber: true, currentOperator: 'other', currentPhoneNumber: '+352691123456' }),
      ],
    },
    'current_operator_missing',
  ],
  ['[H4] no identity check', { kycId: null }, 'identity_required'],
  ['[H4] an unknown identity check', { kycId: 'unknown' }, 'identity_required'],
  ['an account that is not logged in', { accountNumber: 'A-1001' }, 'account_mismatch'],
  [
    '[H3] a name that the identity check did not see',
    { billingAddress: { ...address, lastName: 'Lovelace' } },
    'identity_mismatch',
  ],
];
it.each(refusals)('%s is refused', async (_title, change, code) => {
  const guest = await shop.guest();
  const { status, problem } = await guest.createOrder(change);
  expect({ status, code: problem.code }).toEqual({ status: 422, code });
  expect(problem.errors?.[0]?.path).toMatch(/^body\//u);
});

it('an eSIM for a plan without eSIM is refused', async () => {
  const guest = await shop.guest();
  const { problem } = await guest.createOrder({
    items: [orderItem({ variantCode: 'mobile-alzette-xs', productCode: 'alzette-xs' })],
    complementaryInformations: [complementary({ productVariant: { code: 'mobile-alzette-xs' }, simType: 'eSIM' })],
  });
  expect(problem).toMatchObject({ status: 422, code: 'esim_unavailable' });
});

it.each<[string, Partial<OrderRequest>]>([
  ['body/email', { email: 'no address' }],
  ['body/billingAddress/postcode', { billingAddress: { ...address, postcode: 'L-4011' } }],
  ['body/items/0/quantity', { items: [orderItem({ quantity: 100 })] }],
])('the response names the path of an invalid value: %s', async (path, change) => {
  const guest = await shop.guest();
  const { status, problem } = await guest.createOrder(change);
  expect({ status, paths: problem.errors?.map((error) => error.path) }).toEqual({ status: 400, paths: [path] });
});

it('validation ends at the first of 20,000 invalid items', async () => {
  const app = await build({ ...shop.context, sessionKey });
  const counts: (number | undefined)[] = [];
  app.addHook('onError', async (_request, _reply, error) => void counts.push(error.validation?.length));
  const guest = (await shop.guest()).at(app);
  const items = Array.from({ length: 20_000 }, () => ({}) as OrderItem);
  const { status, problem } = await guest.createOrder({ items });
  expect({ status, code: problem.code, path: problem.errors?.[0]?.path }).toEqual({
    status: 400,
    code: 'invalid_request',
    path: expect.stringMatching(/^body\/items/u),
  });
  expect(counts).toEqual([1]);
  await app.close();
});
