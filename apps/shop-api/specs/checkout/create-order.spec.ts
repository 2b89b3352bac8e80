import { randomUUID } from 'node:crypto';
import {
  address,
  complementary,
  customerInformation,
  customerOrder,
  freePlan,
  orderItem,
  orderRequest,
} from '../../test/builders';
import { signEverything } from '../../test/journey';
import { openTestShop, type TestShop } from '../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const orderCount = async () => (await shop.database.selectFrom('orders').select('id').execute()).length;

it('[K1, K11, J2] an order has the catalogue’s prices, VAT included', async () => {
  const guest = await shop.guest();
  const { status, body } = await guest.createOrder();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    number: null,
    state: 'new',
    paymentState: 'awaiting',
    isNewClient: true,
    currency: 'EUR',
    total: 1900,
    taxTotal: 276,
    shippingTotal: 0,
    monthlyTotal: 2999,
    billingAddress: address,
  });
  expect(body.items).toEqual([
    {
      identifier: 'line-1',
      type: 'mobile',
      variantCode: 'mobile-alzette-m',
      taxonCode: null,
      variantName: 'Alzette M',
      mobileProductName: 'Alzette M',
      mobileVariantName: 'Alzette M',
      deviceModelName: null,
      quantity: 1,
      monthly: 2999,
      monthlySteps: body.monthlySteps,
      deliveries: [{ kind: 'sim', price: 100 }],
      activationFee: 1900,
      activationFeeName: 'Activation mobile',
      upfront: 0,
      image: null,
      installationFee: 0,
      installationName: null,
    },
  ]);
  expect(body.tokenValue).toMatch(/^[\w-]{22,}$/u);
  expect((await guest.order(body.tokenValue)).body).toEqual(body);
});

it('[D14] an existing customer pays the price for existing customers', async () => {
  const customer = await shop.visitor({ account: 'A-1001' });
  const displayedTotals = { oneOff: 1900, monthly: 3999 };
  const { status, body } = await customer.createOrder({ accountNumber: 'A-1001', displayedTotals });
  expect(status).toBe(201);
  expect(body).toMatchObject({ isNewClient: false, monthlyTotal: 3999 });
});

it('totals count the quantity of every item', async () => {
  const guest = await shop.guest();
  const { body } = await guest.createOrder({
    items: [
      orderItem({ quantity: 2 }),
      orderItem({ identifier: 'line-2', variantCode: 'mobile-alzette-s', productCode: 'alzette-s' }),
    ],
    complementaryInformations: [
      complementary(),
      complementary({ identifier: 'line-2', productVariant: { code: 'mobile-alzette-s' }, simType: 'eSIM' }),
    ],
    displayedTotals: { oneOff: 3 * 1900, monthly: 2 * 2999 + 1999 },
  });
  expect(body).toMatchObject({ total: 5700, monthlyTotal: 7997 });
  expect(body.complementaryInformations).toHaveLength(2);
});

it.each([
  { oneOff: 0, monthly: 2999 },
  { oneOff: 1900, monthly: 1 },
])('[K1] displayed totals of %o are refused with the current ones', async (displayedTotals) => {
  const before = await orderCount();
  const guest = await shop.guest();
  const { status, problem } = await guest.createOrder({ displayedTotals });
  expect(status).toBe(409);
  expect(problem).toMatchObject({ code: 'price_changed', totals: { oneOff: 1900, monthly: 2999 } });
  expect(await orderCount()).toBe(before);
});

it('[K1] a repeated request gets the same order', async () => {
  const guest = await shop.guest();
  const key = randomUUID();
  const first = await guest.createOrder({}, key);
  const before = await orderCount();
  const second = await guest.createOrder({}, key);
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect(await orderCount()).toBe(before);
});

it('[K1] a repeated request gets the first response after the order has changed its state', async () => {
  const guest = await shop.guest();
  const key = randomUUID();
  const first = await guest.createOrder(freePlan, key);
  await guest.sendCustomerInformation(first.body.tokenValue);
  await signEverything(shop, { guest, token: first.body.tokenValue });
  expect((await guest.confirmWithoutPayment(first.body.tokenValue)).body.state).toBe('confirmed');
  const second = await guest.createOrder(freePlan, key);
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect((await guest.order(first.body.tokenValue)).body.state).toBe('confirmed');
});

it('[K1] another body under a used key is refused', async () => {
  const guest = await shop.guest();
  const key = randomUUID();
  await guest.createOrder({}, key);
  const { status, problem } = await guest.createOrder({ email: 'other@example.lu' }, key);
  expect(status).toBe(422);
  expect(problem.code).toBe('idempotency_key_reused');
});

it('[K1] a refused request can be corrected under the same key', async () => {
  const guest = await shop.guest();
  const key = randomUUID();
  expect((await guest.createOrder({ channel: 'OTHER_WEBSTORE' }, key)).status).toBe(422);
  expect((await guest.createOrder({}, key)).status).toBe(201);
});

it('[K1] two sessions with the same key get two orders', async () => {
  const key = randomUUID();
  const first = await (await shop.guest()).createOrder({}, key);
  const second = await (await shop.guest()).createOrder({}, key);
  expect(second.body.tokenValue).not.toBe(first.body.tokenValue);
});

it('[K1] a request without the Idempotency-Key header is refused', async () => {
  const guest = await shop.guest();
  const payload = orderRequest({ kycId: guest.kycId });
  const { status, problem } = await guest.call('POST', '/api/v2/shop/alzette/order', { payload });
  expect(status).toBe(400);
  expect(problem.errors).toContainEqual(expect.objectContaining({ path: 'headers/idempotency-key' }));
});

it.each([
  ['unknown', 201],
  // Older remotes send these.
  [null, 201],
  ['8935201000000000019', 422],
])('[E2] a line in change mode needs only its number; with the ICCID %j it gets %i', async (iccid, status) => {
  const customer = await shop.visitor({ account: customerOrder.accountNumber });
  const information = complementary({
    subscriptionMode: 'change',
    keepNumber: true,
    currentOperator: 'alzette-prepaid',
    currentPhoneNumber: '+352691123456',
    iccid,
  });
  const order = { ...customerOrder, complementaryInformations: [information] };
  expect((await customer.createOrder(order)).status).toBe(status);
});

it('[H3] other spellings of the verified name are accepted', async () => {
  const guest = await shop.guest({ Firstname: 'Jean-Noël', Lastname: 'Müller' });
  const billingAddress = { ...address, firstName: 'JEAN NOEL', lastName: 'muller' };
  expect((await guest.createOrder({ billingAddress })).status).toBe(201);
});

it('[H4] an identity check of another session is refused', async () => {
  const other = await shop.guest();
  const guest = await shop.guest();
  const { problem } = await guest.createOrder({ kycId: other.kycId });
  expect(problem).toMatchObject({ status: 422, code: 'identity_required' });
});

it('the path of another provider gets 404', async () => {
  const guest = await shop.guest();
  const headers = { 'idempotency-key': 'key' };
  const { status } = await guest.call('POST', '/api/v2/shop/other/order', { headers, payload: orderRequest() });
  expect(status).toBe(404);
});

it('only the session that created an order can read it', async () => {
  const { body } = await (await shop.guest()).createOrder();
  const stranger = await shop.guest();
  const foreign = await stranger.order(body.tokenValue);
  const unknown = await stranger.order('unknown');
  expect(foreign.status).toBe(404);
  expect(foreign.problem).toEqual({ ...unknown.problem, requestId: foreign.problem.requestId });
});

it.each([
  ['POST', '/api/v2/shop/orders/TOKEN/customer-info'],
  ['PATCH', '/api/v2/shop/alzette/order/TOKEN/confirm'],
  ['GET', '/api/v2/shop/alzette/order/TOKEN/newsletter-acceptance'],
  ['GET', '/api/v2/tool/sign/documents/TOKEN'],
  ['POST', '/api/v2/tool/sign/document/update/TOKEN'],
  ['POST', '/api/v2/tool/cardpay/url'],
] as const)('%s %s gets 404 in another session and 401 without a session', async (method, path) => {
  const { body } = await (await shop.guest()).createOrder();
  const url = path.replace('TOKEN', body.tokenValue);
  const payloads: Record<string, object> = {
    'customer-info': customerInformation(),
    confirm: { orderToken: body.tokenValue, transactionId: '', locale: 'fr' },
    TOKEN: { documentId: 'any', newDocumentTargetId: null },
    url: { order_token: body.tokenValue, amount: 1900, language: 'fr', type: 'esales', description: '' },
  };
  const payload = method === 'GET' ? {} : { payload: payloads[path.split('/').at(-1) ?? ''] ?? {} };
  expect((await (await shop.guest()).call(method, url, payload)).status).toBe(404);
  expect((await shop.app.inject({ method, url, ...payload })).statusCode).toBe(401);
});

it('[I2, I3] an order loses the invisible characters that were pasted with its texts', async () => {
  const guest = await shop.guest();
  const marked = (text: string) => `\u202a${text.slice(0, 1)}\u00ad${text.slice(1)}\u2069`;
  const { email } = orderRequest();
  const { status, body } = await guest.createOrder({
    email: marked(email),
    billingAddress: { ...address, firstName: marked(address.firstName), city: marked('Łódź') },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    email,
    billingAddress: { ...address, city: 'Łódź' },
  });
});
