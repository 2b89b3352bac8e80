import Fastify from 'fastify';
import type { OrderItem, OrderRequest } from '@alzette/shop-model';
import { everyAddress, TmfServiceQualification } from '@alzette/shop-api/installation';
import { PartnerClient } from '@alzette/shop-api/platform';
import { officialApi } from '@alzette/tmf-files';
import { address, installed, orderItem } from '../../../test/builders';
import { openTestShop, type TestShop } from '../../../test/shop';

const file = officialApi('TMF645');
const path = `${file.basePath}/checkServiceQualification`;

/** The operator's network system, which has no fibre in 9999. */
const system = Fastify();
const asked: { readonly authorization: string | undefined; readonly body: unknown }[] = [];
let respond: (ids: readonly string[], postcode: string) => { readonly status?: number; readonly body: unknown };
const usual: typeof respond = (ids, postcode) => ({
  body: {
    id: 'check-1',
    state: 'done',
    serviceQualificationItem: ids.map((id) => ({
      id,
      state: 'done',
      qualificationResult: postcode === '9999' ? 'unqualified' : 'qualified',
    })),
  },
});

interface Check {
  readonly serviceQualificationItem: readonly {
    readonly id: string;
    readonly service: { readonly place: readonly { readonly postcode: string }[] };
  }[];
}

let shop: TestShop;
beforeAll(async () => {
  system.post<{ Body: Check }>(path, async ({ body, headers: { authorization } }, reply) => {
    asked.push({ authorization, body });
    const { serviceQualificationItem: items } = body;
    const { status = 200, body: responseBody } = respond(
      items.map(({ id }) => id),
      items[0]?.service.place[0]?.postcode ?? '',
    );
    return reply.code(status).send(responseBody);
  });
  const url = await system.listen({ port: 0, host: '127.0.0.1' });
  shop = await openTestShop();
  const client = new PartnerClient({ name: 'network system', url, key: 'a-key' });
  shop.partners.qualification = new TmfServiceQualification(client);
});
afterAll(async () => {
  await shop.close();
  await system.close();
});
beforeEach(() => {
  respond = usual;
  asked.length = 0;
});

const tv = orderItem({ type: 'tv', variantCode: 'tv-start', productCode: 'tv-start' });
const at = (postcode: string) => ({ ...address, street: '24, rue du Moulin', postcode });
const order = async (postcode: string, change: Partial<OrderRequest> = {}) =>
  (await shop.guest()).createOrder({
    items: [tv],
    complementaryInformations: [installed('line-1', tv.variantCode, 'technician')],
    displayedTotals: { oneOff: 6900, monthly: 1499 },
    shippingAddress: at(postcode),
    ...change,
  });

describe('[J5] a fixed line', () => {
  it('is sold at an address that the operator’s network reaches, which the system gets without a name', async () => {
    expect((await order('4251')).status).toBe(201);
    const place = {
      streetNr: '24',
      streetName: 'rue du Moulin',
      postcode: '4251',
      city: address.city,
      country: 'LU',
      role: 'installation address',
      '@type': 'GeographicAddress',
    };
    expect(asked).toEqual([
      {
        authorization: 'Bearer a-key',
        body: {
          instantSyncQualification: true,
          serviceQualificationItem: [
            {
              id: 'tv-start',
              service: {
                serviceSpecification: { id: 'tv' },
                serviceCharacteristic: [{ name: 'productOffering', valueType: 'string', value: 'tv-start' }],
                place: [place],
                '@type': 'Service',
              },
            },
          ],
          '@type': 'CheckServiceQualification',
        },
      },
    ]);
  });

  it('is asked for, and found, in bodies of the official TMF645 file', async () => {
    expect((await order('4251')).status).toBe(201);
    expect(file.requestFaults({ method: 'POST', url: path, body: asked[0]?.body })).toEqual([]);
    const { body } = usual(['tv-start'], '4251');
    expect(file.responseFaults({ method: 'POST', url: path, status: 200, body })).toEqual([]);
  });

  it('is refused at another one, wherever the bill goes, before the person is sent to the credit check', async () => {
    const scored = shop.partners.creditCheck.checked.length;
    const { status, problem } = await order('9999', { billingAddress: at('4251') });
    expect({ status, code: problem.code }).toEqual({ status: 422, code: 'service_unavailable_here' });
    expect(problem.errors).toEqual([{ path: 'body/eligibilityAddresses', message: 'cannot have tv-start' }]);
    expect(shop.partners.creditCheck.checked).toHaveLength(scored);
  });

  it('is checked where the order has it installed, not where a parcel goes', async () => {
    const installedAt = (postcode: string) => ({
      eligibilityAddresses: [{ identifier: 'line-1', address: at(postcode) }],
    });
    expect((await order('9999', installedAt('4251'))).status).toBe(201);
    expect((await order('4251', installedAt('9999'))).problem.code).toBe('service_unavailable_here');
  });

  it('cannot be hidden as another family', async () => {
    const items: OrderItem[] = [{ ...tv, type: 'mobile' }];
    expect((await order('9999', { items })).status).toBe(422);
    expect(asked).toEqual([]);
  });

  it.each([
    ['fails', { status: 500, body: {} }],
    ['leaves a plan out', { body: { serviceQualificationItem: [] } }],
    ['responds with something else', { body: { qualified: true } }],
    [
      'will respond later',
      { status: 201, body: { id: 'check-1', state: 'inProgress', serviceQualificationItem: [{ id: 'tv-start' }] } },
    ],
    [
      'cannot decide on the plan',
      { body: { state: 'done', serviceQualificationItem: [{ id: 'tv-start', state: 'terminatedWithError' }] } },
    ],
  ])('is not sold while the system %s', async (_title, fault) => {
    respond = () => fault;
    const { status, problem } = await order('4251');
    expect({ status, code: problem.code }).toEqual({ status: 502, code: 'partner_unavailable' });
  });

  it('counts as unavailable if only an alternative is available', async () => {
    respond = (ids) => ({
      body: { serviceQualificationItem: ids.map((id) => ({ id, qualificationResult: 'alternate' })) },
    });
    expect((await order('4251')).problem.code).toBe('service_unavailable_here');
  });
});

describe('[J5] before the order, a visitor', () => {
  const ask = async (payload: object, visitor = shop.visitor()) =>
    (await visitor).call('POST', '/api/v2/shop/service-qualifications', { payload });
  const place = { street: '24, rue du Moulin', postcode: '4251', city: 'Esch-sur-Alzette', countryCode: 'LU' };

  const tvPlan = { type: 'tv', code: 'tv-start' };

  it('reads what is available at an address, with one query for each plan', async () => {
    respond = (ids) => ({
      body: {
        serviceQualificationItem: ids.map((id) => ({
          id,
          qualificationResult: id === 'fibre-500' ? 'unqualified' : 'qualified',
        })),
      },
    });
    const plans = ['dsl-100', 'fibre-500', 'dsl-100'].map((code) => ({ type: 'internet', code }));
    const { status, body } = await ask({ address: place, plans });
    expect({ status, body }).toEqual({ status: 200, body: { available: ['dsl-100'] } });
    expect(asked).toMatchObject([{ body: { serviceQualificationItem: [{ id: 'dsl-100' }, { id: 'fibre-500' }] } }]);
  });

  it.each([
    ['a name', { address: { ...place, lastName: 'Weber' }, plans: [tvPlan] }],
    ['a plan that has no address', { address: place, plans: [{ ...tvPlan, type: 'mobile' }] }],
    ['no plan', { address: place, plans: [] }],
    ['too many plans', { address: place, plans: Array.from({ length: 101 }, () => tvPlan) }],
    ['another country', { address: { ...place, countryCode: 'FR' }, plans: [tvPlan] }],
  ])('cannot ask with %s', async (_title, payload) => {
    expect((await ask(payload)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it('gets 502 while the system fails', async () => {
    respond = () => ({ status: 500, body: {} });
    expect((await ask({ address: place, plans: [tvPlan] })).status).toBe(502);
  });

  it('needs a session', async () => {
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/api/v2/shop/service-qualifications',
      payload: { address: place, plans: [tvPlan] },
    });
    expect(statusCode).toBe(401);
  });
});

it('[J5] an order without a fixed line is not checked', async () => {
  const guest = await shop.guest();
  expect((await guest.createOrder({ shippingAddress: at('9999') })).status).toBe(201);
  expect(asked).toEqual([]);
});

it.each([
  ['1009', ['tv-start']],
  ['9999', ['tv-start']],
  ['0123', []],
])('[J5] without such a system every postcode of Luxembourg is accepted: %s', async (postcode, available) => {
  expect(await everyAddress.available(at(postcode), [{ type: 'tv', code: 'tv-start' }])).toEqual(available);
});
