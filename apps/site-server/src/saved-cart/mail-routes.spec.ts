import { smtpMailer } from '@alzette/server-kit/mail';
import { startMailServer } from '@alzette/server-kit/testing';
import PostalMime from 'postal-mime';
import { createServer, type AddressInfo } from 'node:net';
import { aPlan } from '../testing/offers';
import { anEntry } from '../testing/saved-carts';
import { startSite, type Site } from '../testing/site';
import { startUpstream } from '../testing/upstream';

type Upstream = Awaited<ReturnType<typeof startUpstream>>;
type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const begin = Date.UTC(2026, 10, 21, 12);
let catalogue: Upstream;
let mails: MailServer;
let site: Site;

beforeEach(async () => {
  catalogue = await startUpstream((response) => response.end(JSON.stringify(aPlan())));
  mails = await startMailServer();
  site = await startMailingSite();
});
afterEach(async () => {
  await site.close();
  await Promise.all([catalogue.close(), mails.close()]);
});

function startMailingSite(smtpUrl = mails.url, mailsPerTenMinutes = 100): Promise<Site> {
  const mail = { smtpUrl, from: 'shop@alzette.example' };
  return startSite({ catalogueUrl: catalogue.url, mail }, { now: () => begin, mailsPerTenMinutes });
}

const cart = [
  anEntry({ quantity: 1 }),
  anEntry({ type: 'subscription-additional', identifier: 'a', parentIdentifier: 'line-1', productCode: 'booster', code: 'booster-1', quantity: 3 }),
  anEntry({ type: 'tv-package', identifier: 't', parentIdentifier: 'line-1', productCode: 'sport', code: 'sport' }),
];

async function tokenUrl(path = '/en/checkout', from = site) {
  const answer = await from.app.inject({ method: 'POST', url: '/api/generateCartToken', payload: { cart } });
  return `http://localhost:4200${path}?cartSaved=${answer.json().token}`;
}

async function send(fields: Partial<Record<'email' | 'tokenUrl' | 'language', string>> = {}) {
  const form = new FormData();
  const given = { email: 'ada@example.lu', tokenUrl: fields.tokenUrl ?? (await tokenUrl()), language: 'en', ...fields };
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  const encoded = new Response(form);
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/catalogue/createTokenSavedCart',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, code: answer.body === '' ? null : answer.json().code };
}

const read = (index = 0) => PostalMime.parse(mails.received[index]?.raw ?? '');

describe('a saved cart by e-mail', () => {
  it('[C5] arrives with its lines, its link and how long it works', async () => {
    const link = await tokenUrl();
    expect(await send({ tokenUrl: link })).toEqual({ status: 204, code: null });
    expect(mails.received.map(({ to }) => to)).toEqual([['ada@example.lu']]);
    const { subject, from, html = '', text = '' } = await read();
    expect(subject).toBe('Your Alzette cart');
    expect(from).toMatchObject({ name: 'Alzette', address: 'shop@alzette.example' });
    expect(text).toContain('- Alzette S – €19.00 a month + €29.00 once');
    expect(text).toContain('  + 3 × Booster – €10.50 a month');
    expect(text.replace(/\s/gu, '')).toContain(link);
    for (const part of [html, text]) expect(part).toContain('The link works until 21 December 2026.');
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('Sport &lt;HD&gt;');
    expect(html).not.toMatch(/<img|<script|src=|@import|url\(/u);
    expect(catalogue.seen.map(({ url }) => url)).toEqual([
      '/api/catalogue/subscriptions/mobile/variant/alzette-s-24?locale=en',
    ]);
  });

  it.each([
    ['fr', 'Votre panier Alzette', 'Le lien est valable jusqu’au 21 décembre 2026.', /19,00\s€ par mois/u],
    ['de', 'Ihr Warenkorb bei Alzette', 'Der Link gilt bis zum 21. Dezember 2026.', /19,00\s€ im Monat/u],
  ])('[C5] is written in %s', async (language, subject, validUntil, price) => {
    await send({ language, tokenUrl: await tokenUrl('/fr/panier') });
    const mail = await read();
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(validUntil);
    expect(mail.text).toMatch(price);
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it.each<[string, Parameters<typeof startUpstream>[0]]>([
    ['answers 500', (response) => response.writeHead(500).end()],
    ['answers garbage', (response) => response.end('<html>')],
    ['answers something else', (response) => response.end('{"type":"mobile"}')],
  ])('[C5] arrives without names when the catalogue %s', async (_fault, answer) => {
    await catalogue.close();
    catalogue = await startUpstream(answer);
    await site.close();
    site = await startMailingSite();
    expect((await send()).status).toBe(204);
    const { text, html } = await read();
    for (const part of [text, html]) expect(part).toContain('3 items are waiting in it.');
    expect(text).toContain('cartSaved=');
  });

  it('[C5] arrives when the catalogue is away or says nothing', async () => {
    await catalogue.close();
    expect((await send()).status).toBe(204);
    catalogue = await startUpstream(() => undefined);
    await site.close();
    site = await startMailingSite();
    expect((await send()).status).toBe(204);
    expect((await read(1)).text).toContain('3 items are waiting in it.');
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
    expect(await send({ tokenUrl: link.replace('TOKEN', token) })).toEqual({ status: 400, code: 'foreign_token_url' });
    expect(mails.received).toEqual([]);
  });

  it('[C5] sends the link alone, whatever else the address said', async () => {
    const link = await tokenUrl();
    await send({ tokenUrl: `${link}&utm_source=x#https://evil.example` });
    const { html = '', text = '' } = await read();
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
    expect(await send({ email })).toEqual({ status: 400, code: 'email_invalid' });
    expect(mails.received).toEqual([]);
  });

  it('[C5] is not sent in a language that the shop does not speak, or from a page of another site', async () => {
    expect(await send({ language: 'it' })).toMatchObject({ status: 400, code: 'language_unknown' });
    const headers = { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' };
    const foreign = await site.app.inject({ method: 'POST', url: '/api/catalogue/createTokenSavedCart', headers });
    expect(foreign.statusCode).toBe(403);
    expect(catalogue.seen).toEqual([]);
  });

  it('[C5] says so when the mail server is away, and when it says nothing', async () => {
    await mails.close();
    expect(await send()).toEqual({ status: 502, code: 'mail_unavailable' });

    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const settings = { smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, from: 'shop@alzette.example' };
    const mailer = smtpMailer(settings, { senderName: 'Alzette', patience: 200 });
    const mail = { to: 'ada@example.lu', subject: 's', html: '', text: '' };
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailUnavailableError' });
    mailer.close();
    silent.close();
    mails = await startMailServer();
  });

  it('[C5] is not sent more often than allowed', async () => {
    await site.close();
    site = await startMailingSite(mails.url, 2);
    const link = await tokenUrl();
    const answers = [await send({ tokenUrl: link }), await send({ tokenUrl: link }), await send({ tokenUrl: link })];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 429]);
    expect(answers[2]?.code).toBe('too_many_requests');
  });
});
