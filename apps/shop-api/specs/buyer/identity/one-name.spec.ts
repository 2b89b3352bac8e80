import { address } from '../../../test/builders';
import { signEverything } from '../../../test/journey';
import { FakeMailer, work } from '../../../test/outbox';
import { itWithPoppler, pdfText } from '../../../test/pdf-text';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const oneName = { ...address, firstName: '', lastName: 'Suharto' };

async function orderOf(change: Parameters<Awaited<ReturnType<TestShop['guest']>>['createOrder']>[0] = {}) {
  const guest = await shop.guest({ Firstname: '', Lastname: 'Suharto' });
  const { status, body, problem } = await guest.createOrder({
    billingAddress: oneName,
    shippingAddress: oneName,
    ...change,
  });
  return { guest, status, problem, token: body.tokenValue, body };
}

describe('a person with one name', () => {
  it('[H4, I1, I8, L2] passes the credit check, signs, pays, and is greeted by that name', async () => {
    const { guest, status, token } = await orderOf();
    expect(status).toBe(201);
    const query = new URLSearchParams({ first_name: '', last_name: 'Suharto', birthdate: '1990-05-17' });
    expect((await guest.call('POST', `/api/v2/shop/creditcheck/status?${query}`)).status).toBe(200);
    await guest.sendCustomerInformation(token, { firstname: '', lastname: 'Suharto' });
    await signEverything(shop, { guest, token });
    await guest.paymentUrl(token);
    shop.partners.payments.settle('paid');
    expect((await guest.confirm(token)).body).toMatchObject({ state: 'confirmed', billingAddress: oneName });
    const mailer = new FakeMailer();
    await work(shop, 'receipt', mailer);
    expect(mailer.sent[0]?.text).toMatch(/\bSuharto\b/u);
    expect(mailer.sent[0]?.text).not.toMatch(/ {2}Suharto|undefined|null/u);
  });

  itWithPoppler('[I1, K2] stands in the contract with that name', async () => {
    const { guest, token } = await orderOf();
    await guest.sendCustomerInformation(token, { firstname: '', lastname: 'Suharto' });
    const { body } = await guest.documents(token);
    const contract = body.documents.find(({ kind }) => kind === 'contract');
    const { bytes } = await guest.call('GET', `/api/v2/tool/sign/document/${contract?.filename}`);
    expect(pdfText(bytes)).toMatch(/^Le client Suharto$/mu);
  });

  it.each([
    ['an empty name that the identity check does not have', { Firstname: 'Ada' }, {}, 'identity_mismatch'],
    [
      'a parcel without a given name for another person',
      { Firstname: 'Ada', Lastname: 'Muller' },
      { billingAddress: address, shippingAddress: oneName },
      'first_name_required',
    ],
  ] as const)('[H4, J1] %s is refused', async (_case, person, change, code) => {
    const guest = await shop.guest(person);
    const { status, problem } = await guest.createOrder({
      billingAddress: { ...oneName, lastName: address.lastName },
      shippingAddress: { ...oneName, lastName: address.lastName },
      ...change,
    });
    expect({ status, code: problem.code }).toEqual({ status: 422, code });
  });
});
