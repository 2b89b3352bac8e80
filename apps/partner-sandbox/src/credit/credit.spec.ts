import { key, startSandbox, type TestSandbox } from '../testing/sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const check = (lastName: string, headers = key) =>
  sandbox.post('/credit-check', { firstName: 'Ada', lastName, birthdate: '1990-05-17' }, headers);

describe('the credit check', () => {
  it.each([
    ['Müller', 'no_error'],
    ['Badpayer', 'new--bad_customer'],
    ['EXISTING', 'new--existing_customer'],
    ['ghost', 'existing--no_customer'],
    ['BadCustomer', 'existing--bad_customer'],
    ['Pro', 'existing--pro_customer'],
  ])('[I8] of %s gets %s', async (lastName, status) => {
    const response = await check(lastName);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status });
  });

  it('[I8] of Broken fails', async () => {
    expect((await check('Broken')).statusCode).toBe(500);
  });

  it('[I8] needs the key of the credit check', async () => {
    expect((await check('Müller', { authorization: 'Bearer another' })).statusCode).toBe(401);
  });
});
