import fc from 'fast-check';
import { tryAnyInput } from '@alzette/server-kit/any-input';
import { stressRun, openApiDocument, type Operation } from '@alzette/server-kit/testing';
import { startIssuer, startUpstream } from './testing/servers';
import { everyKind } from './testing/saved-carts';
import { startSite, type Site } from './testing/site';

const row = stressRun('any-input-site-server', { test: 3, full: 8, stress: 2_000 });

let site: Site;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let operations: readonly Operation[];
let token: string;
beforeAll(async () => {
  upstream = await startUpstream((response, { url }) => {
    if (url.startsWith('/internal/')) return void response.writeHead(204).end();
    const body = url.startsWith('/api/catalogue/devices?') ? '{"items":[],"availableBrands":[]}' : '{}';
    response.setHeader('content-type', 'application/json').end(body);
  });
  issuer = await startIssuer();
  const login = { issuer: issuer.issuer, clientId: 'alzette-shop', clientSecret: 'a client secret for tests' };
  const urls = { shopApiUrl: upstream.url, catalogueUrl: upstream.url, contentUrl: upstream.url };
  site = await startSite({ ...urls, login });
  await site.publish({});
  token = (
    await site.app.inject({ method: 'POST', url: '/api/generateCartToken', payload: { cart: everyKind } })
  ).json().token;
  ({ operations } = openApiDocument((await site.app.inject('/openapi.json')).json()));
});
afterAll(() => Promise.all([site.close(), upstream.close(), issuer.close()]));

const knownValues = () => ({
  parameters: {
    rest: ['panier', 'checkout', 'shop/orders/a', 'shell.2b.js', '../../health/live'],
    returnTo: ['/fr/panier', 'https://evil.example'],
  },
  bodies: {
    '/api/generateCartToken': [{ cart: everyKind }],
    '/api/decryptToken': [{ token }],
    '/api/errors': [{ message: 'failed', context: { remote: 'cart', version: '1.0.0', phase: 'load' } }],
    '/api/catalogue/createTokenSavedCart': [
      { email: 'ada@example.lu', language: 'fr', tokenUrl: `http://localhost:4200/fr/checkout?cartSaved=${token}` },
    ],
  },
});

// `inject` checks each response against the OpenAPI document.
it(
  'no route fails on any input',
  async () => {
    expect(operations.length).toBeGreaterThan(30);
    const accept = fc.constantFrom('text/html', 'application/json', '*/*', '').map((types) => ({ accept: types }));
    await tryAnyInput({
      row,
      operations,
      knownValues: knownValues(),
      client: fc.record({ remoteAddress: fc.ipV4(), headers: accept }),
      internals: /\bat .+\.(ts|js|mjs):\d|node_modules/u,
      inject: (request) => site.app.inject(request),
    });
  },
  row.tries * 20_000 + 120_000,
);
