import { decodeJwt } from 'jose';
import { aPlan, booster } from '../testing/offers';
import { anEntry } from '../testing/saved-carts';
import { startSite, type Site } from '../testing/site';
import { startUpstream } from '../testing/servers';

type Upstream = Awaited<ReturnType<typeof startUpstream>>;

const begin = Date.UTC(2026, 10, 21, 12);
let catalogue: Upstream;
let shopApi: Upstream;
let site: Site;

beforeEach(async () => {
  catalogue = await startUpstream((response) => response.end(JSON.stringify(aPlan())));
  shopApi = await startUpstream((response) => response.writeHead(204).end());
  site = await startMailingSite();
});
afterEach(async () => {
  await site.close();
  await Promise.all([catalogue.close(), shopApi.close()]);
});

function startMailingSite(): Promise<Site> {
  return startSite(
    { catalogueUrl: catalogue.url, shopApiUrl: shopApi.url },
    { now: () => begin, upstreamTimeoutMs: 300 },
  );
}

const cart = [
  anEntry({ quantity: 1 }),
  anEntry({
    type: 'subscription-additional',
    identifier: 'a',
    parentIdentifier: 'line-1',
    productCode: 'booster',
    code: 'booster-1',
    quantity: 3,
  }),
  anEntry({ type: 'tv-package', identifier: 't', parentIdentifier: 'line-1', productCode: 'sport', code: 'sport' }),
];

async function tokenUrl(path = '/en/checkout', from = site) {
  const response = await from.app.inject({ method: 'POST', url: '/api/generateCartToken', payload: { cart } });
  return `http://localhost:4200${path}?cartSaved=${response.json().token}`;
}

async function send(fields: Partial<Record<'email' | 'tokenUrl' | 'language', string>> = {}) {
  const form = new FormData();
  const given = { email: 'ada@example.lu', tokenUrl: fields.tokenUrl ?? (await tokenUrl()), language: 'en', ...fields };
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  const encoded = new Response(form);
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/catalogue/createTokenSavedCart',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return {
    status: response.statusCode,
    code: response.body === '' ? null : response.json().code,
    retryAfter: response.headers['retry-after'],
  };
}

/** The mails that the shop API received. */
const mails = () => shopApi.seen.map(({ body }) => JSON.parse(body));
const read = (index = 0) => mails()[index];

describe('a saved cart by e-mail', () => {
  it('[C5] arrives with its items, its link and its expiry', async () => {
    const link = await tokenUrl();
    expect(await send({ tokenUrl: link })).toMatchObject({ status: 204, code: null });
    const { to, subject, html, text, expiresAt } = read();
    expect([to, subject, expiresAt]).toEqual(['ada@example.lu', 'Your Alzette cart', '2026-12-21T12:00:00.000Z']);
    expect(text).toContain('- Alzette S – €19.00 per month + €29.00 once');
    expect(html).toContain('Minimum term of 24 months');
    expect(text).toContain('  + 3 × Booster – €10.50 per month');
    expect(text.replace(/\s/gu, '')).toContain(link);
    for (const part of [html, text]) expect(part).toContain('The link works until 21 December 2026.');
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('Sport &lt;HD&gt;');
    expect(html).not.toMatch(/<img|<script|src=|@import|url\(/u);
    expect(catalogue.seen.map(({ url }) => url)).toEqual([
      '/api/catalogue/subscriptions/mobile/variant/alzette-s-24?locale=en',
    ]);
  });

  it('[C5, C6, D6, D7] names the items of the restored cart after the catalogue changed', async () => {
    const insurance = {
      ...booster,
      ...{ code: 'insurance', name: 'Insurance', required: true },
      variants: booster.variants.map((variant) => ({ ...variant, code: 'insurance-1', name: 'Insurance' })),
    };
    const additionals = [{ ...booster, included: true }, insurance];
    const plan = aPlan({ additionals, tvPackages: [] });
    await catalogue.close();
    catalogue = await startUpstream((response) => response.end(JSON.stringify(plan)));
    await site.close();
    site = await startMailingSite();
    expect((await send()).status).toBe(204);
    const { text } = read();
    expect(text).toContain('  + Insurance – €3.50 per month');
    expect(text).not.toMatch(/Booster|Sport|more item/u);
  });

  it.each([
    ['fr', 'Votre panier Alzette', 'Le lien est valable jusqu’au 21 décembre 2026.', /19,00\s€ par mois/u],
    ['de', 'Ihr Warenkorb bei Alzette', 'Der Link gilt bis zum 21. Dezember 2026.', /19,00\s€ pro Monat/u],
  ])('[C5] is written in %s', async (language, subject, validUntil, price) => {
    await send({ language, tokenUrl: await tokenUrl('/fr/panier') });
    const mail = read();
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(validUntil);
    expect(mail.text).toMatch(price);
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it.each<[string, Parameters<typeof startUpstream>[0]]>([
    ['responds with 500', (response) => response.writeHead(500).end()],
    ['responds with garbage', (response) => response.end('<html>')],
    ['responds with something else', (response) => response.end('{"type":"mobile"}')],
  ])('[C5] arrives without names when the catalogue %s', async (_fault, response) => {
    await catalogue.close();
    catalogue = await startUpstream(response);
    await site.close();
    site = await startMailingSite();
    expect((await send()).status).toBe(204);
    const { text, html } = read();
    for (const part of [text, html]) expect(part).toContain('3 items are waiting in it.');
    expect(text).toContain('cartSaved=');
  });

  it('[C5] arrives when the catalogue is unavailable or does not respond', async () => {
    await catalogue.close();
    expect((await send()).status).toBe(204);
    catalogue = await startUpstream(() => undefined);
    await site.close();
    site = await startMailingSite();
    expect((await send()).status).toBe(204);
    expect(read(1).text).toContain('3 items are waiting in it.');
  });

  it.each([
    'https://evil.example/en/checkout?cartSaved=TOKEN',
    'http://localhost:4201/en/checkout?cartSaved=TOKEN',
    'http://localhost:4200@evil.example/en/checkout?cartSaved=TOKEN',
    'http://localhost:4200/en/mobile?cartSaved=TOKEN',
    'http://localhost:4200//evil.example/en/checkout?cartSaved=TOKEN',
    'http://localhost:4200/en/checkout',
    'http://localhost:4200/en/checkout?cartSaved=made-up',
    '/en/checkout?cartSaved=TOKEN',
    'javascript:alert(1)',
  ])('[C5] is not sent with the link %s', async (link) => {
    const [, token = ''] = (await tokenUrl()).split('cartSaved=');
    expect(await send({ tokenUrl: link.replace('TOKEN', token) })).toMatchObject({
      status: 400,
      code: 'foreign_token_url',
    });
    expect(mails()).toEqual([]);
  });

  it('[C5] sends the link alone, whatever else the address said', async () => {
    const link = await tokenUrl();
    await send({ tokenUrl: `${link}&utm_source=x#https://evil.example` });
    const { html, text } = read();
    expect(`${html}${text}`).not.toMatch(/utm_source|evil/u);
  });

  it.each([
    'ada',
    'ada@example',
    'ada@example.lu\r\nBcc: eve@example.lu',
    'ada@example.lu\nSubject: x',
    'ada@example.lu, eve@example.lu',
    'Ada <ada@example.lu>',
    '"ada"@example.lu',
    `${'a'.repeat(65)}@example.lu`,
    '',
  ])('[C5] is not sent to %j', async (email) => {
    expect(await send({ email })).toMatchObject({ status: 400, code: 'email_invalid' });
    expect(mails()).toEqual([]);
  });

  it('[C5] is not sent in an unknown language, or from a page of another site', async () => {
    expect(await send({ language: 'it' })).toMatchObject({ status: 400, code: 'language_unknown' });
    const headers = { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' };
    const foreign = await site.app.inject({ method: 'POST', url: '/api/catalogue/createTokenSavedCart', headers });
    expect(foreign.statusCode).toBe(403);
    expect(catalogue.seen).toEqual([]);
  });

  it.each<[string, Parameters<typeof startUpstream>[0]]>([
    ['responds with 500', (response) => response.writeHead(500).end('{}')],
    ['cannot count', (response) => response.writeHead(503).end('{}')],
    ['does not take its word', (response) => response.writeHead(401).end('{}')],
    ['says nothing', () => undefined],
  ])('[C5] gets an error when the shop API %s', async (_fault, response) => {
    await shopApi.close();
    shopApi = await startUpstream(response);
    await site.close();
    site = await startMailingSite();
    expect(await send()).toMatchObject({ status: 502, code: 'mail_unavailable' });
  });

  it('[C5] reports that the shop API is unavailable', async () => {
    const link = await tokenUrl();
    await shopApi.close();
    expect(await send({ tokenUrl: link })).toMatchObject({ status: 502, code: 'mail_unavailable' });
  });

  it('[C5] is not sent more often than the shop API allows, and says how long to wait', async () => {
    await shopApi.close();
    shopApi = await startUpstream((response) => response.writeHead(429, { 'retry-after': '1234' }).end('{}'));
    await site.close();
    site = await startMailingSite();
    expect(await send()).toEqual({ status: 429, code: 'too_many_requests', retryAfter: '1234' });
  });

  it('[C5] is enqueued with the server’s token and the client’s network', async () => {
    await send();
    const [{ method, url, headers, body } = { method: '', url: '', headers: {}, body: '{}' }] = shopApi.seen;
    expect([method, url]).toEqual(['POST', '/internal/saved-cart-mails']);
    const { iss, aud, sub, exp = 0, iat = 0 } = decodeJwt(String(headers.authorization).slice(7));
    expect([iss, aud, sub, exp - iat]).toEqual(['site-server', 'shop-api-internal', undefined, 60]);
    expect(JSON.parse(body).network).toMatch(/^[\w-]{22}$/u);
  });
});

it.each([
  '/internal/saved-cart-mails',
  '/api/v2/../../internal/saved-cart-mails',
  '/api/v2/%2e%2e/%2e%2e/internal/saved-cart-mails',
  '/api/v2//internal/saved-cart-mails',
])('the site does not proxy the shop API’s internal route: %s', async (url) => {
  await site.app.inject({ method: 'POST', url, headers: { authorization: 'Bearer x' }, payload: {} });
  for (const asked of shopApi.seen) {
    expect(asked.url.startsWith('/api/v2/')).toBe(true);
    expect(decodeJwt(String(asked.headers.authorization).slice(7)).aud).toBe('shop-api');
  }
});
