import { startSite } from '../testing/site';
import { startUpstream } from '../testing/upstream';

describe('health', () => {
  it('is ready with the shell’s build and a ready shop API, and says what is missing', async () => {
    const upstream = await startUpstream();
    const site = await startSite({ shopApiUrl: upstream.url });
    const ready = () => site.app.inject({ url: '/health/ready' });
    expect((await ready()).json()).toEqual({ status: 'ready', checks: { shopApi: true, shell: true } });

    site.remove('shell');
    await upstream.close();
    const missing = await ready();
    expect(missing.statusCode).toBe(503);
    expect(missing.json()).toEqual({ status: 'not ready', checks: { shopApi: false, shell: false } });
    expect((await site.app.inject({ url: '/health/live' })).statusCode).toBe(200);
    await site.close();
  });
});
