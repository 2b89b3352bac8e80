import Fastify from 'fastify';
import type { Problem } from '@alzette/shop-model';
import { TmfCustomerService } from '@alzette/shop-api/buyer';
import type { CustomerService } from '@alzette/shop-api/buyer/testing';
import { PartnerClient } from '@alzette/shop-api/platform';
import { officialApi } from '@alzette/tmf-files';
import { complementary, customerOrder } from '../../../test/builders';
import { adaAccount } from '../../../test/fake-partners';
import { openTestShop, type TestShop } from '../../../test/shop';

const account = customerOrder.accountNumber;
const product = (id: string, phoneNumber: string | null, change: Record<string, unknown> = {}) => ({
  status: 'active',
  productSpecification: { id },
  productCharacteristic: phoneNumber === null ? [] : [{ name: 'phoneNumber', value: phoneNumber }],
  relatedParty: [{ id: account, role: 'customer' }],
  ...change,
});

/** The operator's systems. */
const systems = Fastify();
const person = {
  id: 'person-1',
  gender: adaAccount.gender,
  givenName: adaAccount.firstName,
  familyName: adaAccount.lastName,
  birthDate: `${adaAccount.birthdate}T00:00:00Z`,
};
let responses: Record<'customer' | 'individual' | 'products', unknown>;
let asked: string[] = [];

let shop: TestShop;
let customers: CustomerService;
beforeAll(async () => {
  systems.addHook('onRequest', async ({ url, headers: { authorization } }) => {
    expect(authorization).toBe('Bearer a-key');
    asked.push(url);
  });
  systems.get<{ Params: { id: string } }>('/tmf-api/customerManagement/v4/customer/:id', async ({ params }, reply) =>
    params.id === account ? responses.customer : reply.code(404).send({}),
  );
  systems.get('/tmf-api/partyManagement/v4/individual/person-1', async () => responses.individual);
  systems.get<{ Querystring: { offset: string; limit: string } }>(
    '/tmf-api/productInventory/v4/product',
    async ({ query: { offset, limit } }, reply) =>
      Array.isArray(responses.products)
        ? responses.products.slice(Number(offset), Number(offset) + Number(limit))
        : reply.code(503).send({}),
  );
  const url = await systems.listen({ port: 0, host: '127.0.0.1' });
  shop = await openTestShop();
  customers = new TmfCustomerService(new PartnerClient({ name: 'customer system', url, key: 'a-key' }));
  shop.partners.customers.findAccount = (number) => customers.findAccount(number);
});
afterAll(async () => {
  await shop.close();
  await systems.close();
});
beforeEach(() => {
  asked = [];
  responses = {
    customer: { id: account, engagedParty: { id: 'person-1', '@referredType': 'Individual' } },
    individual: person,
    products: [product('mobile', '+352691123456'), product('internet', null)],
  };
});

const order = async (currentPhoneNumber: string): Promise<{ status: number; problem: Problem }> => {
  const customer = await shop.visitor({ account });
  return customer.createOrder({
    ...customerOrder,
    complementaryInformations: [complementary({ subscriptionMode: 'change', keepNumber: true, currentPhoneNumber })],
  });
};

it('[A6] a customer is read by an operation of the official TMF629 file, from a body of it', async () => {
  await customers.findAccount(account);
  const [url = ''] = asked.filter((each) => each.startsWith('/tmf-api/customerManagement'));
  const exchange = { method: 'GET', url, body: responses.customer };
  expect(officialApi('TMF629').responseFaults({ ...exchange, status: 200 })).toEqual([]);
});

describe('[R7] the lines of a customer, read from the operator’s systems by TM Forum’s APIs', () => {
  it('are those of the account, with its person', async () => {
    expect(await customers.findAccount(account)).toEqual(adaAccount);
    expect(asked).toEqual([
      `/tmf-api/customerManagement/v4/customer/${account}`,
      '/tmf-api/partyManagement/v4/individual/person-1',
      `/tmf-api/productInventory/v4/product?relatedParty.id=${account}&status=active&offset=0&limit=100`,
    ]);
    expect((await order('691 123 456')).status).toBe(201);
  });

  it('are all pages', async () => {
    responses.products = Array.from({ length: 205 }, (_each, index) => product('mobile', `+352691${100_000 + index}`));
    expect((await customers.findAccount(account))?.lines).toHaveLength(205);
  });

  it.each([
    ['of another customer, from a system that ignores the filter', { relatedParty: [{ id: 'A-2002' }] }],
    ['of no customer', { relatedParty: undefined }],
    ['that has ended', { status: 'terminated' }],
    ['of something that is no line', { productSpecification: { id: 'device' } }],
  ])('are not those %s', async (_title, change) => {
    responses.products = [product('mobile', '+352691999999', change)];
    expect((await order('+352691999999')).problem).toMatchObject({ status: 422, code: 'line_unknown' });
  });

  it.each([
    ['cannot be read', { products: null }],
    ['belong to another customer', { customer: { id: 'A-2002', engagedParty: { id: 'person-1' } } }],
    ['belong to a person without a name', { individual: { ...person, familyName: undefined } }],
    ['belong to another person', { individual: { ...person, id: 'person-2' } }],
  ])('lead to no order while they %s', async (_title, fault) => {
    responses = { ...responses, ...fault };
    expect((await order('+352691123456')).problem).toMatchObject({ status: 502, code: 'partner_unavailable' });
  });

  it('are none of an account that the systems do not know', async () => {
    expect(await customers.findAccount('../A-1001')).toBeNull();
    expect(asked).toEqual(['/tmf-api/customerManagement/v4/customer/..%2FA-1001']);
  });
});
