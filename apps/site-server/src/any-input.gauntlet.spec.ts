import fc from 'fast-check';
import { anyRequest, gauntletRow, openApiDocument, type Operation } from '@alzette/server-kit/testing';
import { startIssuer } from './testing/issuer';
import { everyKind } from './testing/saved-carts';
import { startSite, type Site } from './testing/site';
import { startUpstream } from './testing/upstream';

const row = gauntletRow('any-input-site-server', { sample: 8, full: 2_000 });
const figures = { operations: 0, requests: 0 };

let site: Site;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let operations: readonly Operation[];
let token: string;
beforeAll(async () => {
  upstream = await startUpstream((response, { url }) => {
    if (url.startsWith('/internal/')) response.writeHead(204).end();
    else response.setHeader('content-type', 'application/json').end('{}');
  });
  issuer = await startIssuer();
  const login = { issuer: issuer.issuer, clientId: 'alzette-shop', clientSecret: 'a client secret for tests' };
  const urls = { shopApiUrl: upstream.url, catalogueUrl: upstream.url, contentUrl: upstream.url };
  site = await startSite({ ...urls, login });
  await site.publish({});
  token = (await site.app.inject({ method: 'POST', url: '/api/generateCartToken', payload: { cart: everyKind } })).json().token;
  ({ operations } = openApiDocument((await site.app.inject('/openapi.json')).json()));
});
afterAll(() => Promise.all([site.close(), upstream.close(), issuer.close()]));

const knownValues = () => ({
  parameters: { rest: ['panier', 'checkout', 'shop/orders/a', 'shell.2b.js', '../../health/live'], returnTo: ['/fr/panier', 'https://evil.example'] },
  bodies: {
    '/api/generateCartToken': [{ cart: everyKind }],
    '/api/decryptToken': [{ token }],
    '/api/errors': [{ message: 'failed', context: { remote: 'cart', version: '1.0.0', phase: 'load' } }],
    '/api/catalogue/createTokenSavedCart': [{ email: 'ada@example.lu', language: 'fr', tokenUrl: `http://localhost:4200/fr/checkout?cartSaved=${token}` }],
  },
});

/** Whatever comes in, the site is not at fault. That each answer is as the document says, `inject` sees to. */
async function expectNoFault(operation: Operation, kind: 'valid' | 'invalid'): Promise<void> {
  const accept = fc.constantFrom('text/html', 'application/json', '*/*', '');
  const property = fc.asyncProperty(anyRequest(operation, kind, knownValues()), accept, fc.ipV4(), async ({ headers, ...request }, accepted, remoteAddress) => {
    const answer = await site.app.inject({ ...request, remoteAddress, headers: { accept: accepted, ...headers } });
    figures.requests += 1;
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toMatch(/\bat .+\.(ts|js|mjs):\d|node_modules/u);
  });
  await fc.assert(property, row.fastCheck);
}

it('is never at fault, whatever is asked of any route', async () => {
  expect(operations.length).toBeGreaterThan(30);
  for (const operation of operations) {
    figures.operations += 1;
    for (const kind of ['valid', 'invalid'] as const) {
      await expectNoFault(operation, kind).catch((error: unknown) => {
        throw new Error(`${operation.method} ${operation.path}, ${kind} input`, { cause: error });
      });
    }
    row.progress(Math.floor((row.tries * figures.operations) / operations.length));
  }
  row.result(figures);
}, row.tries * 20_000 + 120_000);
