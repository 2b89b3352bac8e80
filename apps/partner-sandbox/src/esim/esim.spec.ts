import { key, startSandbox, type TestSandbox } from '../testing/sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const request = { reference: 'esim-1', orderNumber: 'ALZ-2026-000042', variantCode: 'mobile-alzette-m' };
const prepare = (change = {}, headers: Record<string, string> = key) =>
  sandbox.post('/esim/profiles', { ...request, ...change }, headers);

describe('the eSIM system', () => {
  it('[L2] gives each reference one activation code, also after a restart', async () => {
    const first = await prepare();
    expect(first.statusCode).toBe(201);
    expect(first.json().activationCode).toMatch(/^LPA:1\$rsp\.alzette\.example\$[A-F0-9]{20}$/u);
    await sandbox.restart();
    expect((await prepare()).json()).toEqual(first.json());
    expect((await prepare({ reference: 'esim-2' })).json()).not.toEqual(first.json());
  });

  it('[L2] refuses other keys and incomplete requests, and has outages', async () => {
    expect((await prepare({ orderNumber: '' })).statusCode).toBe(400);
    expect((await prepare({}, { authorization: 'Bearer another' })).statusCode).toBe(401);
    await sandbox.post('/sandbox/behaviour', { target: 'esim', fail: true });
    expect((await prepare()).statusCode).toBe(503);
  });
});
