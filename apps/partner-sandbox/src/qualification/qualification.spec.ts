import { key, startSandbox, type TestSandbox } from '../testing/sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const check = (postcode: string, headers: Record<string, string> = key) =>
  sandbox.post(
    '/tmf-api/serviceQualificationManagement/v4/checkServiceQualification',
    {
      serviceQualificationItem: ['internet-dsl-100', 'internet-fibre-500', 'tv-start'].map((code) => ({
        id: code,
        service: { serviceCharacteristic: [{ name: 'productOffering', value: code }], place: [{ postcode }] },
      })),
    },
    headers,
  );
const resultsAt = async (postcode: string) =>
  (await check(postcode))
    .json()
    .serviceQualificationItem.map(({ qualificationResult }: Record<string, string>) => qualificationResult);

it('[J5] the network system reports where fibre and TV are not available', async () => {
  expect(await resultsAt('4251')).toEqual(['qualified', 'qualified', 'qualified']);
  expect(await resultsAt('9997')).toEqual(['qualified', 'unqualified', 'qualified']);
  expect(await resultsAt('9998')).toEqual(['qualified', 'qualified', 'unqualified']);
  expect(await resultsAt('9999')).toEqual(['unqualified', 'unqualified', 'unqualified']);
});

it('the network system refuses other keys, and has outages', async () => {
  expect((await check('4251', { authorization: 'Bearer another' })).statusCode).toBe(401);
  await sandbox.post('/sandbox/behaviour', { target: 'qualification', fail: true });
  expect((await check('4251')).statusCode).toBe(503);
});
