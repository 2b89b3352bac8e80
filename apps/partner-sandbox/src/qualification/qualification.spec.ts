import { officialApi } from '@alzette/tmf-files';
import { key, startSandbox, type TestSandbox } from '../testing/sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const url = '/tmf-api/serviceQualificationManagement/v4/checkServiceQualification';
const bodyFor = (postcode: string) => ({
  instantSyncQualification: true,
  serviceQualificationItem: ['internet-dsl-100', 'internet-fibre-500', 'tv-start'].map((code) => ({
    id: code,
    service: {
      serviceCharacteristic: [{ name: 'productOffering', value: code }],
      place: [{ postcode, role: 'installation address', '@type': 'GeographicAddress' }],
    },
  })),
});
const check = (postcode: string, headers: Record<string, string> = key) =>
  sandbox.post(url, bodyFor(postcode), headers);
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

it('[J5] the network system takes and sends bodies of the official TMF645 file', async () => {
  const file = officialApi('TMF645');
  expect(file.requestFaults({ method: 'POST', url, body: bodyFor('9997') })).toEqual([]);
  const response = await check('9997');
  const { statusCode: status } = response;
  expect(file.responseFaults({ method: 'POST', url, status, body: response.json() })).toEqual([]);
  // 201 would announce a result that comes later.
  expect(status).toBe(200);
});

it('the network system refuses other keys, and has outages', async () => {
  expect((await check('4251', { authorization: 'Bearer another' })).statusCode).toBe(401);
  await sandbox.post('/sandbox/behaviour', { target: 'qualification', fail: true });
  expect((await check('4251')).statusCode).toBe(503);
});
