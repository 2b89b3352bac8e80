import { key, siteOrigin, startSandbox, type TestSandbox } from '../testing/sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const checkPage = `/identity/check?language=en&origin=${siteOrigin}`;

describe('POST /sandbox/behaviour', () => {
  it('[H5] makes one partner fail until the reset, pages included', async () => {
    expect((await sandbox.post('/sandbox/behaviour', { target: 'identity', fail: true })).statusCode).toBe(204);
    const page = await sandbox.get(checkPage, { accept: 'text/html', 'accept-language': 'en' });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('The service is not available');
    expect((await sandbox.get('/identity/verifications/x', key)).json()).toMatchObject({ status: 503, code: 'outage' });
    expect((await sandbox.get('/sign/documents/x', key)).statusCode).toBe(404);

    await sandbox.post('/sandbox/behaviour/reset', {});
    expect((await sandbox.get(checkPage)).statusCode).toBe(200);
  });

  it('delays responses', async () => {
    await sandbox.post('/sandbox/behaviour', { target: 'cardpay', delayMs: 300 });
    const begin = Date.now();
    await sandbox.get('/cardpay/sessions/x', key);
    expect(Date.now() - begin).toBeGreaterThanOrEqual(290);
  });

  it('needs the key and a known partner', async () => {
    expect((await sandbox.post('/sandbox/behaviour', { target: 'sign' }, {})).statusCode).toBe(401);
    expect((await sandbox.post('/sandbox/behaviour', { target: 'post' })).statusCode).toBe(400);
    expect((await sandbox.get('/health/ready')).json()).toEqual({ status: 'ready' });
  });
});
