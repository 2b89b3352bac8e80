import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { stressRun } from '@alzette/server-kit/testing';
import { acceptances, complementary, customerInformation, orderItem, orderRequest } from '../test/builders';
import { startCollector } from '../test/fake-collector';
import { barePhone } from '../test/full-order';
import { topUp } from '../test/prepaid';
import { SiteBrowser } from '../test/site-browser';
import { startThreeServers, type ThreeServers } from '../test/three-servers';

const row = stressRun('personal-data', { test: 1, full: 1, stress: 25 });

/** One unique value for each field. */
function canariesOf(round: number) {
  const letters = String.fromCharCode(97 + (round % 26));
  const digits = String(round).padStart(2, '0');
  return {
    firstname: `Zefirine${letters}`,
    lastname: `Kanarienvogel${letters}`,
    birthdate: `1987-03-${String((round % 28) + 1).padStart(2, '0')}`,
    idNumber: `CNR77804411${digits}`,
    email: `zefirine.${letters}@canary.example`,
    phone: `+3526219876${digits}`,
    street: `77 rue du Canari ${digits}`,
    city: `Canariville-${letters}`,
    iban: 'LU280019400644750000',
    ported: `+3526612349${digits}`,
    topUpNumber: `+3526910004${digits}`,
    file: `preuve-canari-${digits}.pdf`,
    cardHolder: `Carta Canarina ${letters}`,
    card: '4242424242424242',
    voucher: `CANARI${digits}`,
  };
}
type Canaries = ReturnType<typeof canariesOf>;

let servers: ThreeServers;
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
  servers = await startThreeServers(collector.environment);
}, 120_000);
afterAll(async () => {
  await servers.stop();
  collector.stop();
});

it(
  '[T1] no personal data is in logs, in spans, in addresses that a server chooses, or in metrics',
  async () => {
    let found = 0;
    for (let round = 0; round < row.tries; round += 1) {
      const canaries = canariesOf(round);
      const browser = new SiteBrowser(servers.siteUrl);
      const secrets = [
        ...(await buyAPlan(browser, canaries)),
        ...(await topUpANumber(browser, canaries)),
        ...browser.cookieValues.filter(isSecret),
      ];
      await makeMistakes(browser, canaries);
      await untilCollected();
      const personal = Object.values(canaries);
      const leaks = [
        ...occurrences('logs', servers.output(), [...personal, ...secrets]),
        ...occurrences('spans', collector.text(), [...personal, ...secrets]),
        ...occurrences('addresses', browser.addresses.join('\n'), personal),
        ...occurrences('figures', await servers.metrics(), [...personal, ...secrets]),
      ];
      found += leaks.length;
      expect(leaks).toEqual([]);
      row.progress(round + 1);
    }
    row.result({ purchases: row.tries, canariesEach: Object.keys(canariesOf(0)).length, found });
  },
  60_000 + 20_000 * row.tries,
);

/** A server sends its spans shortly after they end. */
async function untilCollected(): Promise<void> {
  const arrived = () => collector.spans.some(({ name }) => name === 'POST /api/catalogue/createTokenSavedCart');
  for (let attempt = 0; attempt < 100 && !arrived(); attempt += 1) await setTimeout(100);
  expect(collector.spans.length).toBeGreaterThan(100);
}

/** True for the value of the session cookie, false for the language. */
function isSecret(value: string): boolean {
  return value.length > 20;
}

function occurrences(place: string, text: string, values: readonly string[]): readonly string[] {
  const lower = text.toLowerCase();
  const spellings = (value: string) => [
    value,
    encodeURIComponent(value),
    value.replaceAll('-', '/'),
    Buffer.from(value).toString('base64url').slice(0, -2),
  ];
  return values
    .filter((value) => spellings(value).some((each) => lower.includes(each.toLowerCase())))
    .map((value) => `${value} in ${place}`);
}

/** A complete purchase of a new customer, from identity check to newsletter. Returns further secrets. */
async function buyAPlan(browser: SiteBrowser, canaries: Canaries): Promise<readonly string[]> {
  const { firstname, lastname, birthdate, idNumber, email, phone, iban } = canaries;
  await browser.get('/fr');
  const person = {
    firstname,
    lastname,
    birthdate,
    'document-number': idNumber,
    action: 'type',
    origin: servers.siteUrl,
    language: 'fr',
    gender: 'F',
  };
  const checked = await browser.form(`${servers.partnerUrl}/identity/check`, person);
  const kycId = /"id":"([^"]+)"/u.exec(checked.text)?.[1] ?? '';
  expect((await browser.get(`/api/v2/shop/kyc/${kycId}`)).status).toBe(200);
  const asked = new URLSearchParams({ first_name: firstname, last_name: lastname, birthdate });
  expect((await browser.ask('POST', `/api/v2/shop/creditcheck/status?${asked}`)).status).toBe(200);
  expect((await browser.get(`/api/v2/tool/iban/validate/${iban}`)).status).toBe(200);
  await browser.get(`/api/v2/tool/voucher/search/${canaries.voucher}?lineNumber=${encodeURIComponent(phone)}`);

  const address = {
    firstName: firstname,
    lastName: lastname,
    countryCode: 'LU',
    street: canaries.street,
    city: canaries.city,
    postcode: '4011',
  } as const;
  const order = orderRequest({
    email,
    kycId,
    billingAddress: address,
    shippingAddress: address,
    complementaryInformations: [
      complementary({
        keepNumber: true,
        currentOperator: 'orange',
        currentPhoneNumber: canaries.ported,
        iccid: '8935201000000000017',
      }),
    ],
    // The device needs the proof of residence.
    items: [orderItem(), ...barePhone.items.map((item) => ({ ...item, identifier: 'phone' }))],
    displayedTotals: { oneOff: 46_800, monthly: 2_999 },
    proofOfResidence: { filename: canaries.file, content: Buffer.from('%PDF-1.7 bill').toString('base64') },
  });
  const made = await browser.post('/api/v2/shop/alzette/order', order, { 'idempotency-key': randomUUID() });
  expect(made.text).toContain('"tokenValue"');
  const token: string = made.json().tokenValue;
  const information = customerInformation({
    firstname,
    lastname,
    birthdate: birthdate.replaceAll('-', '/'),
    idNumber,
    kycId,
    email,
    phone,
    iban,
  });
  expect((await browser.post(`/api/v2/shop/orders/${token}/customer-info`, information)).status).toBe(204);
  const { documents } = (await browser.get(`/api/v2/tool/sign/documents/${token}`)).json();
  for (const { id, signable, iframeSrc } of documents) {
    if (!signable) continue;
    await browser.form(iframeSrc, { action: 'sign', read: id });
    const update = { documentId: id, newDocumentTargetId: null };
    expect((await browser.post(`/api/v2/tool/sign/document/update/${token}`, update)).status).toBe(200);
  }
  const wanted = {
    order_token: token,
    amount: 46_800,
    language: 'fr',
    type: 'esales',
    description: 'Alzette',
    acceptances: acceptances('certify', 'conditions'),
  };
  await pay(browser, wanted, canaries);
  const confirmed = await browser.patch(`/api/v2/shop/alzette/order/${token}/confirm`, {
    orderToken: token,
    transactionId: '',
    locale: 'fr',
  });
  expect([confirmed.status, confirmed.json().state]).toEqual([200, 'confirmed']);
  await browser.get(`/api/v2/shop/alzette/order/${token}/newsletter-acceptance`);
  expect((await browser.get(`/api/v2/shop/orders/${token}`)).json().email).toBe(email);
  return [token, kycId];
}

async function pay(
  browser: SiteBrowser,
  wanted: Readonly<Record<string, unknown>>,
  { card, cardHolder }: Canaries,
): Promise<void> {
  const opened = await browser.post('/api/v2/tool/cardpay/url', wanted);
  const paid = await browser.form(opened.json().redirectUrl, {
    action: 'pay',
    name: cardHolder,
    number: card,
    expiry: '12/39',
    code: '123',
  });
  expect(paid.location).toContain('payment_status=paid');
  await browser.get(paid.location.replace(servers.siteUrl, ''));
}

async function topUpANumber(browser: SiteBrowser, { topUpNumber, email }: Canaries): Promise<readonly string[]> {
  const request = topUp({ email });
  const [information] = request.complementaryInformations;
  const order = { ...request, complementaryInformations: [{ ...information, currentPhoneNumber: topUpNumber }] };
  const made = await browser.post('/api/v2/shop/alzette/order', order, { 'idempotency-key': randomUUID() });
  expect(made.text).toContain('"tokenValue"');
  const token: string = made.json().tokenValue;
  const wanted = {
    order_token: token,
    amount: 2500,
    language: 'fr',
    type: 'prepaid_top_up',
    description: 'Alzette',
    phone: topUpNumber,
    acceptances: acceptances('conditions'),
  };
  await pay(browser, wanted, canariesOf(0));
  const confirmed = await browser.patch(`/api/v2/shop/alzette/order/${token}/confirm`, {
    orderToken: token,
    transactionId: '',
    locale: 'fr',
  });
  expect(confirmed.status).toBe(200);
  return [token];
}

/** Provokes failures, which are logged in detail: refused and broken bodies, partner failures, browser reports, mails. */
async function makeMistakes(browser: SiteBrowser, canaries: Canaries): Promise<void> {
  const { firstname, email, phone, iban } = canaries;
  const unverified = new URLSearchParams({ first_name: firstname, last_name: 'Broken', birthdate: 'canary' });
  expect((await browser.ask('POST', `/api/v2/shop/creditcheck/status?${unverified}`)).status).toBe(400);
  await browser.post(
    '/api/v2/shop/alzette/order',
    { ...orderRequest(), email, kycId: firstname },
    { 'idempotency-key': email },
  );
  await browser.post(`/api/v2/shop/orders/${encodeURIComponent(email)}/customer-info`, {
    ...customerInformation(),
    phone: { a: phone },
  });
  await browser.ask('POST', '/api/v2/tool/cardpay/url', `{"order_token": "${iban} ${email}`, {
    'content-type': 'application/json',
  });
  for (const path of [
    `/fr/${encodeURIComponent(email)}?iban=${iban}`,
    `/${iban}`,
    `/api/v2/tool/iban/validate/${iban}x`,
    `/a%zz${email}`,
  ])
    await browser.get(path);
  const context = { code: email, page: `/fr/checkout?phone=${phone}` };
  expect(
    (await browser.post('/api/errors', { message: `could not read ${email}, ${phone}, ${iban}`, context })).status,
  ).toBe(204);

  const entry = {
    type: 'mobile',
    identifier: 'a',
    productCode: 'alzette-m',
    parentIdentifier: null,
    origin: '/fr/mobile',
    code: 'mobile-alzette-m',
    taxon: null,
    quantity: 1,
  };
  const { token } = (await browser.post('/api/generateCartToken', { cart: [entry] })).json();
  const form = new FormData();
  const link = `${servers.siteUrl}/fr/checkout?cartSaved=${token}`;
  for (const [name, value] of Object.entries({ email, tokenUrl: link, language: 'fr' })) form.append(name, value);
  await browser.ask('POST', '/api/catalogue/createTokenSavedCart', form);
}
