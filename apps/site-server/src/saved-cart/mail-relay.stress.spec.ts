import fc from 'fast-check';
import { stressRun } from '@alzette/server-kit/testing';
import { anEntry } from '../testing/saved-carts';
import { startSite, type Site } from '../testing/site';
import { startUpstream } from '../testing/servers';

const row = stressRun('mail-relay', { test: 60, full: 150, stress: 1_000 });

let shopApi: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;
let token: string;

beforeAll(async () => {
  shopApi = await startUpstream((response) => response.writeHead(204).end());
  site = await startSite({ shopApiUrl: shopApi.url });
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/generateCartToken',
    payload: { cart: [anEntry()] },
  });
  token = response.json().token;
});
afterAll(async () => {
  await site.close();
  await shopApi.close();
});

async function send(tokenUrl: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ email: 'ada@example.lu', tokenUrl, language: 'fr' }))
    form.set(name, value);
  const encoded = new Response(form);
  return site.app.inject({
    method: 'POST',
    url: '/api/catalogue/createTokenSavedCart',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

const host = fc.oneof(
  fc.domain(),
  fc.constantFrom(
    'localhost',
    'localhost.evil.example',
    '127.0.0.1',
    '[::1]',
    'localhost%2eevil.example',
    'ｌocalhost.lu',
  ),
);
/** Spellings of an address that looks like the shop's, but leads to another site or another page. */
const foreignBase = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('https:', 'http:', 'ftp:', 'javascript:', 'data:', ''),
      host,
      fc.constantFrom('', ':80', ':4201', ':42000'),
    )
    .map(([protocol, name, port]) => `${protocol}//${name}${port}`),
  host.map((name) => `http://localhost:4200@${name}`),
  host.map((name) => `http://${name}\\@localhost:4200.${name}`),
  host.map((name) => `http://localhost:4200.${name}`),
  host.map((name) => `//${name}/http://localhost:4200`),
);
const path = fc.constantFrom(
  '/fr/checkout',
  '/fr/panier',
  '/en/cart',
  '//fr/checkout',
  '/fr/checkout/..//evil',
  '/',
  '',
);
const foreign = fc
  .tuple(foreignBase, path)
  .map(([base, rest]) => `${base}${rest}?cartSaved=`)
  .filter((url) => !URL.canParse(url) || new URL(url).origin !== 'http://localhost:4200');
const elsewhere = fc
  .webPath()
  .filter((text) => !/^\/(fr|en|de)\/[a-z]+$/u.test(text))
  .map((text) => `http://localhost:4200${text}?cartSaved=`);

it('[C5] mails link only to carts of this shop', async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 4, arbitrary: foreign }, { weight: 1, arbitrary: elsewhere }),
      fc.boolean(),
      async (base, isMade) => {
        const response = await send(`${base}${isMade ? token : 'made-up'}`);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({ code: 'foreign_token_url' });
        row.progress((done += 1));
      },
    ),
    row.fastCheck,
  );
  expect(shopApi.seen).toEqual([]);
  // The same request works with a link of the shop.
  expect((await send(`http://localhost:4200/fr/checkout?cartSaved=${token}`)).statusCode).toBe(204);
  row.result({ tried: done, mailed: shopApi.seen.length - 1 });
});
