import { key, startSandbox, type TestSandbox } from '../testing/sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('the customer system', () => {
  it('[A6] knows the customers who can log in, with their lines', async () => {
    const response = await sandbox.get('/customers/ALZ-100234', key);
    expect(response.json()).toEqual({
      gender: 'female',
      firstName: 'Ada',
      lastName: 'Weber',
      birthdate: '1991-05-14',
      lines: [
        { type: 'mobile', phoneNumber: '+352691123456' },
        { type: 'internet', phoneNumber: null },
      ],
    });
  });

  it('[A6] does not know other accounts, and needs its key', async () => {
    expect((await sandbox.get('/customers/ALZ-1', key)).statusCode).toBe(404);
    expect((await sandbox.get('/customers/ALZ-100234')).statusCode).toBe(401);
  });
});
