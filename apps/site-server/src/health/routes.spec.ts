import { startSite } from '../testing/site';

it('readiness needs a build of the shell and a trusted discovery document, not the upstreams', async () => {
  const lifecycle = { isDraining: false };
  const site = await startSite({ shopApiUrl: 'http://127.0.0.1:9' }, { lifecycle });
  const ready = async () => {
    const response = await site.app.inject({ url: '/health/ready' });
    return { status: response.statusCode, checks: response.json().checks, connection: response.headers.connection };
  };
  expect(await ready()).toMatchObject({ status: 503, checks: { shell: true, discovery: false, running: true } });

  await site.publish({});
  expect(await ready()).toMatchObject({ status: 200, checks: { shell: true, discovery: true, running: true } });

  lifecycle.isDraining = true;
  expect(await ready()).toMatchObject({ status: 503, connection: 'close', checks: { running: false } });

  lifecycle.isDraining = false;
  site.remove('shell');
  expect(await ready()).toMatchObject({ status: 503, checks: { shell: false } });
  expect((await site.app.inject({ url: '/health/live' })).statusCode).toBe(200);
  await site.close();
});

it('readiness needs no release in development, where remotes come from dev servers', async () => {
  const site = await startSite({
    overrides: { allowed: [], unsignedPreviews: false, remoteServers: { cart: 'http://localhost:4201' } },
  });
  expect((await site.app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  await site.close();
});

it.each([
  ['off', undefined],
  ['local', [expect.stringContaining('ALZETTE_ALLOW_SANDBOX')]],
  ['shown', [expect.stringContaining('ALZETTE_ALLOW_SANDBOX')]],
] as const)('[V8] readiness warns of an allowed sandbox: %s', async (sandbox, warnings) => {
  const site = await startSite({ sandbox });
  await site.publish({});
  const response = await site.app.inject({ url: '/health/ready' });
  expect([response.statusCode, response.json().warnings]).toEqual([200, warnings]);
  await site.close();
});

it('[V11] readiness names version and commit', async () => {
  const build = { version: '1.2.3', commit: '0a1b2c3d4e5f' };
  const site = await startSite({}, { build });
  expect((await site.app.inject({ url: '/health/ready' })).json()).toMatchObject(build);
  await site.close();
});
