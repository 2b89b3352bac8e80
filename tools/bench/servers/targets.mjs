import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { addressSearch } from './addresses.mjs';
import { anOrder } from './an-order.mjs';

const list = '/api/catalogue/devices?locale=fr';
const variant = '/api/catalogue/devices/variant/ernz-9-pro-256-midnight-f24.mobile-alzette-m?locale=fr';
const ofTheConnection = ['connection', 'keep-alive', 'content-length', 'transfer-encoding', 'date'];

const searchPath = '/api/v2/shop/addresses';
const search = { method: 'POST', headers: { 'content-type': 'application/json' } };

const page = '/en/mobile';
/** Far more than the site server keeps, so that each of these pages is rendered. */
const addresses = 1_000_000;

/**
 * The measured targets, each with the server whose memory is read. `bare` names its baseline, `least` is the minimum throughput as a share
 * of it.
 */
export async function targetsOf({ pglite, postgresql, site, sessionKey, startBare }) {
  const anyToken = await tokensOf(sessionKey);
  const responses = await Promise.all([
    ...[list, variant].map((path) => responseOf(postgresql.url, path)),
    responseOf(site.url, page),
    responseOf(postgresql.url, searchPath, {
      ...search,
      headers: { ...search.headers, authorization: anyToken() },
      body: addressSearch(),
    }),
  ]);
  const bare = await startBare(responses);
  await renderedCart(site);
  const reads = [
    ['list of phones', list],
    ['phone with plan', variant],
  ].flatMap(([what, path]) => {
    const beside = `${what}: bare Fastify`;
    const share = { bare: beside, least: 0.5 };
    return [
      { name: `${what}: shop API, PostgreSQL`, url: postgresql.url + path, server: postgresql, ...share },
      { name: `${what}: shop API, PGlite`, url: pglite.url + path, server: pglite, ...share },
      { name: `${what}: through the site`, url: site.url + path, server: site, ...share, vary: anyVisitor },
      { name: beside, url: bare.url + path, server: bare },
    ];
  });
  return [
    ...reads,
    ...pages(site, bare),
    ...searches({ pglite, postgresql, bare, anyToken }),
    ...orders({ pglite, postgresql, anyToken }),
    await decrypt(site),
  ];
}

function pages(site, bare) {
  const beside = 'page: bare Fastify';
  const rendered = () => ({ path: `${page}?plan=${randomInt(addresses)}`, headers: anyAddress() });
  return [
    { name: 'page: kept', url: site.url + page, server: site, bare: beside, least: 0.5, vary: anyVisitor },
    { name: beside, url: bare.url + page, server: bare },
    { name: 'page: first rendered', url: site.url, server: site, vary: rendered },
    { name: 'page: first rendered, 50 a second', url: site.url, server: site, vary: rendered, perSecond: 50 },
    { name: 'cart of three line items', url: site.url, server: site, vary: cartOfVisitor },
    { name: 'cart of three line items, 50 a second', url: site.url, server: site, vary: cartOfVisitor, perSecond: 50 },
  ];
}

/** Two mobile lines and a duo, as `cartCookieOf` of shop-model writes them. */
const cartCookie = [
  '1',
  ['1.0..1.2.3..1.p.', '5.4..5.5.6..1..', '1.7..1.2.3..1.e.'].join('!'),
  ['line-1', 'alzette-m', 'mobile-alzette-m', '/en/mobile', 'line-2', 'duo-family', '/en/duo', 'line-3'].join('\n'),
].join('|');

/** A request of the cart's page by a new visitor. */
export function cartOfVisitor() {
  return {
    path: '/en/cart',
    headers: { ...anyAddress(), cookie: `alzette-cart=${encodeURIComponent(cartCookie)}` },
  };
}

/** Waits until the release of the cart renders the cart: the rows measure server-rendered carts only. */
async function renderedCart(site) {
  const { path, headers } = cartOfVisitor();
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const text = await (await fetch(site.url + path, { headers })).text();
    if (text.includes('alzette-drawn-remote') && text.includes('Alzette M')) return;
    await sleep(100);
  }
  throw new Error('The site server does not render the cart');
}

/** Opens the kept page as many visitors, for the memory afterwards. */
export function keptPage(site) {
  return { url: site.url + page, server: site, vary: anyVisitor };
}

/** Enough visitors to stay below the limits of a session and of a network. */
const visitors = 500;

/** Searches in a register of 200,000 addresses. */
function searches({ pglite, postgresql, bare, anyToken }) {
  const beside = 'addresses: bare Fastify';
  const vary = () => ({ body: addressSearch(), headers: { authorization: anyToken() } });
  const request = { ...search, vary };
  return [
    ...Object.entries({ PostgreSQL: postgresql, PGlite: pglite }).flatMap(([database, server]) => [
      { name: `addresses: ${database}`, url: server.url + searchPath, server, bare: beside, ...request },
      { name: `addresses: ${database}, 50 a second`, url: server.url + searchPath, server, perSecond: 50, ...request },
    ]),
    { name: beside, url: bare.url + searchPath, server: bare, ...request },
  ];
}

/** Returns a function that returns the authorization of any visitor. */
async function tokensOf(sessionKey) {
  const tokens = await Promise.all(
    Array.from({ length: visitors }, (_value, index) => tokenOf(`visitor ${index}`, sessionKey)),
  );
  return () => `Bearer ${tokens[randomInt(visitors)]}`;
}

function orders({ pglite, postgresql, anyToken }) {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anOrder),
    vary: () => ({ headers: { 'idempotency-key': randomUUID(), authorization: anyToken() } }),
  };
  const path = '/api/v2/shop/alzette/order';
  return [
    { name: 'order: PostgreSQL', url: postgresql.url + path, server: postgresql, ...request },
    { name: 'order: PGlite', url: pglite.url + path, server: pglite, ...request },
  ];
}

function tokenOf(visitor, sessionKey) {
  return new SignJWT({ account: anOrder.accountNumber, network: visitor })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(visitor)
    .setIssuer('site-server')
    .setAudience('shop-api')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(sessionKey));
}

async function decrypt(site) {
  const cart = [
    {
      type: 'mobile',
      identifier: 'line-1',
      productCode: 'alzette-m',
      parentIdentifier: null,
      origin: '/fr/mobile',
      code: 'mobile-alzette-m',
      taxon: null,
      quantity: 1,
    },
  ];
  const headers = { 'content-type': 'application/json' };
  const sealed = await fetch(`${site.url}/api/generateCartToken`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ cart }),
  });
  const body = JSON.stringify(await sealed.json());
  return {
    name: 'saved cart opened',
    url: `${site.url}/api/decryptToken`,
    server: site,
    method: 'POST',
    headers,
    body,
    vary: anyVisitor,
  };
}

function anyVisitor() {
  return { headers: anyAddress() };
}

/** The site server limits requests by address. */
function anyAddress() {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}

async function responseOf(url, path, request = {}) {
  const response = await fetch(url + path, request);
  if (!response.ok) throw new Error(`${path} responded ${response.status}`);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofTheConnection.includes(name)));
  return { path: path.split('?')[0], headers, body: await response.text() };
}
