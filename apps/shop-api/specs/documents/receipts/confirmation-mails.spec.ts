import { loadOperator } from '@alzette/operator-config/load';
import { smtpMailer } from '@alzette/server-kit/mail';
import { startMailServer } from '@alzette/server-kit/testing';
import type { LegalText, Locale, OrderRequest, OrderResponse } from '@alzette/shop-model';
import PostalMime from 'postal-mime';
import { confirmationMails } from '@alzette/shop-api/documents/testing';
import { findOrderByReference, presentOrder } from '@alzette/shop-api/order';
import { complementary, freePlan } from '../../../test/builders';
import { oneOfEach } from '../../../test/full-order';
import { orderPaid, orderSigned } from '../../../test/journey';
import { itWithPoppler, pdfText } from '../../../test/pdf-text';
import { FakeMailer, itemsOf, work } from '../../../test/outbox';
import { openTestShop, operatorFile, type TestShop } from '../../../test/shop';

const siteUrl = 'https://shop.example';

const operator = loadOperator(operatorFile);
let shop: TestShop;
let mailer: FakeMailer;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mailer = new FakeMailer();
  await shop.database.deleteFrom('outbox').execute();
});

const spaced = (text = '') => text.replace(/[\u00a0\u202f]/gu, ' ');

async function confirmed(change: Partial<OrderRequest> = {}): Promise<OrderResponse> {
  const { guest, token } = await orderPaid(shop, change);
  const { body } = await guest.confirm(token);
  await work(shop, 'receipt', mailer);
  return body;
}

it('[L2, K14] a confirmed subscription order leads to one mail that holds its signed documents, annex and legal texts', async () => {
  const { guest, token } = await orderPaid(shop);
  await Promise.all([guest.confirm(token), guest.confirm(token)]);
  await Promise.all([work(shop, 'receipt', mailer), work(shop, 'receipt', mailer)]);
  expect(mailer.sent.map(({ to }) => to)).toEqual(['ada@example.lu']);
  const attachments = mailer.sent[0]?.attachments ?? [];
  expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ['Récapitulatif contractuel Alzette M.pdf', 'application/pdf'],
    ['Contrat Alzette M.pdf', 'application/pdf'],
    ['Mandat de prélèvement SEPA.pdf', 'application/pdf'],
    ['Annexe au contrat.pdf', 'application/pdf'],
    ['Conditions générales.pdf', 'application/pdf'],
    ['Droit de rétractation.pdf', 'application/pdf'],
  ]);
  const { body } = await guest.documents(token);
  const files = await Promise.all(
    body.documents.map(({ filename }) => guest.call('GET', `/api/v2/tool/sign/document/${filename}`)),
  );
  const ofOrder = attachments.slice(0, files.length).map(({ content }) => Buffer.from(content));
  expect(ofOrder).toEqual(files.map(({ bytes }) => bytes));
});

const mails: readonly (readonly [Locale, string, readonly string[]])[] = [
  [
    'fr',
    'Votre commande Alzette ',
    [
      'Bonjour Ada Müller,',
      '19,00 €',
      'dont 2,76 € de TVA',
      '29,99 € pendant 12 mois, puis 39,99 € par mois',
      'Vos documents sont joints',
      'L-4011 Esch-sur-Alzette',
    ],
  ],
  [
    'en',
    'Your Alzette order ',
    [
      'Hello Ada Müller,',
      '€19.00',
      'including €2.76 VAT',
      '€29.99 for 12 months, then €39.99 per month',
      'Your documents are attached',
      'L-4011 Esch-sur-Alzette',
    ],
  ],
  [
    'de',
    'Ihre Bestellung ',
    [
      'Guten Tag Ada Müller,',
      '19,00 €',
      'darin 2,76 € MwSt.',
      '29,99 € für 12 Monate, danach 39,99 € pro Monat',
      'Ihre Dokumente sind angehängt',
      'L-4011 Esch-sur-Alzette',
    ],
  ],
];
it.each(mails)(
  '[L2, B10] the confirmation in %s lists what was ordered, paid and comes next, and each rise of the price',
  async (language, subject, facts) => {
    const order = await confirmed({ preferredLanguage: language });
    const [mail] = mailer.sent;
    expect(mail?.subject).toContain(subject);
    for (const part of [spaced(mail?.text), spaced(mail?.html)]) {
      for (const fact of [...facts, 'Alzette M', order.number ?? 'none', '8002 4000']) expect(part).toContain(fact);
      expect(part).not.toMatch(/undefined|null|NaN/u);
    }
  },
);

it('[L2] a kept number, an eSIM and an installation say what the shopper has to do', async () => {
  const kept = {
    keepNumber: true,
    currentOperator: 'post',
    currentPhoneNumber: '+352661234567',
    iccid: '8935201123456789012',
  };
  await confirmed({
    preferredLanguage: 'en',
    complementaryInformations: [complementary({ ...kept, simType: 'eSIM' })],
  });
  const text = spaced(mailer.sent[0]?.text);
  expect(text).toContain('You keep your number +352 661 234 567.');
  expect(text).toContain('Your eSIM comes in a separate mail');
  expect(text).toContain('eSIM Alzette M by e-mail: 21 November 2026');
  expect(text).toContain('Number +352 661 234 567 moves, expected: 23 November 2026');
  expect(text).not.toContain('Delivered to');

  const guest = await shop.guest();
  const displayedTotals = (await guest.createOrder(oneOfEach)).problem.totals;
  const { body } = await guest.createOrder({ ...oneOfEach, ...(displayedTotals && { displayedTotals }) });
  const placed = await findOrderByReference(shop.database, body.tokenValue);
  if (!placed) throw new Error('The order was not stored');
  const order = await presentOrder(shop.database, { ...placed, confirmed_at: shop.clock.now }, null);
  const all = spaced(confirmationMails({ order, language: 'en', operator, siteUrl, documents: [] })[0]?.text);
  expect(all).toContain('17 December 2026, in the morning');
  expect(all.match(/Ernz 9 Pro, .*?, expected by post: 24 November 2026/gu)).toHaveLength(1);
  expect(all.match(/expected by post/gu)).toHaveLength(1);
  expect(all).toContain('\n  Alzette TV Plus, Je branche moi-même, start date: 17 December 2026\n');
  expect(all).toContain('Delivered to: Ada Müller');
});

it('[L2, B10] each item has its prices with every rise and what is due today, which add up to what was paid', async () => {
  const guest = await shop.guest();
  const displayedTotals = (await guest.createOrder(oneOfEach)).problem.totals;
  const { body: order } = await guest.createOrder({ ...oneOfEach, ...(displayedTotals && { displayedTotals }) });
  const [mail] = confirmationMails({ order, language: 'en', operator, siteUrl, documents: [] });
  const rows = spaced(mail?.text)
    .split('\n')
    .filter((line) => /^(?:- | {2}\+ )/u.test(line));
  expect(rows.slice(0, 3)).toEqual([
    '- Ernz 9 Pro + Alzette M – €51.99 for 12 months, then €61.99 per month + €168.00 today',
    '  + Protection Écran – €6.99 per month',
    '  + Musique sans compter – €4.99 per month',
  ]);
  expect(rows).toContain('  + 3 × SIM données 5 Go – €15.00 per month + €30.00 today');
  const today = rows.map((row) => Number(/€([\d.]+) today/u.exec(row)?.[1] ?? 0));
  expect(today.reduce((sum, amount) => sum + amount * 100, 0)).toBe(order.total);
  for (const row of ['Ernz 9 Pro + Alzette M', '€51.99 for 12 months, then €61.99 per month<br>€168.00 today'])
    expect(spaced(mail?.html)).toContain(row);
});

it('[L2] links are buttons in the HTML, and addresses in the text alone', async () => {
  await confirmed({ preferredLanguage: 'en' });
  const { html = '', text = '' } = mailer.sent[0] ?? {};
  const [, address = 'none'] = /^Withdraw from a contract: (http\S+\/en\/orders\?withdraw)$/mu.exec(text) ?? [];
  expect(html).toContain(`href="${address}"`);
  expect(html.replace(/<[^>]*>/gu, '')).not.toContain('http');
});

it('[L2] the mail for a changed line does not mention the present operator, because the number does not move', async () => {
  const order = await confirmed({ preferredLanguage: 'en' });
  const information = complementary({
    subscriptionMode: 'change',
    keepNumber: true,
    currentOperator: 'alzette-prepaid',
    currentPhoneNumber: '+352661234567',
    iccid: 'unknown',
  });
  const changed = { ...order, complementaryInformations: [information] };
  const [mail] = confirmationMails({ order: changed, language: 'en', operator, siteUrl, documents: [] });
  expect(mail?.text).not.toContain('present operator');
  const moving = { ...changed, complementaryInformations: [{ ...information, subscriptionMode: 'new' as const }] };
  const [other] = confirmationMails({ order: moving, language: 'en', operator, siteUrl, documents: [] });
  expect(other?.text).toContain('present operator');
});

it('[L2] names and values of a French mail have a no-break space before the colon', async () => {
  await confirmed({ preferredLanguage: 'fr' });
  expect(mailer.sent[0]?.text).toMatch(/^\S.*\u00a0: .*Alzette M/mu);
  expect(mailer.sent[0]?.text).not.toMatch(/[^\u00a0]: (?!\/\/)/u);
});

it('[L2] an order with nothing due today is confirmed by a mail too', async () => {
  const { guest, token } = await orderSigned(shop, { ...freePlan, preferredLanguage: 'en' });
  await guest.confirmWithoutPayment(token);
  await work(shop, 'receipt', mailer);
  expect(mailer.sent[0]?.text).toContain('Nothing to pay');
  expect(mailer.sent[0]?.attachments).toHaveLength(6);
});

const legalMails: readonly (readonly [Locale, string, string])[] = [
  ['fr', 'Version du 02/11/2026', 'Formulaire type de rétractation'],
  ['en', 'Version of 02/11/2026', 'Model withdrawal form'],
  ['de', 'Fassung vom 02.11.2026', 'Muster-Widerrufsformular'],
];
itWithPoppler.each(legalMails)(
  '[L2, A11] the mail in %s holds the whole terms, with their version, and the model withdrawal form',
  async (language, version, form) => {
    await confirmed({ preferredLanguage: language });
    const attachments = mailer.sent[0]?.attachments ?? [];
    const [terms = '', withdrawal = ''] = attachments
      .slice(-2)
      .map(({ content }) => unbroken(pdfText(Buffer.from(content))));
    const { legalTexts } = shop.context;
    expect(terms).toContain(unbroken(version));
    for (const [text, page] of [
      [terms, legalTexts.terms],
      [withdrawal, legalTexts.withdrawal],
    ] as const)
      for (const part of textsOf(page[language])) expect(text).toContain(unbroken(part));
    expect(withdrawal).toContain(unbroken(form));
  },
);

/** Lines of a document break anywhere. */
const unbroken = (text: string) => text.replace(/\s+/gu, '');

/** Every heading, list item, cell and paragraph of a legal text. Long ones are printed over several lines and pages. */
function textsOf({ blocks }: LegalText): string[] {
  const runs = blocks.flatMap((block) =>
    block.type === 'list' ? block.items : block.type === 'table' ? block.rows.flat() : [block.runs],
  );
  return runs.map((each) => each.map(({ text }) => text).join(''));
}

it('[L2] documents that are too large for one mail come in several, each with its number', async () => {
  const order = await confirmed();
  const documents = ['One', 'Two', 'Three'].map((name) => ({ name, content: Buffer.alloc(3 * 1024 * 1024) }));
  const sent = confirmationMails({ order, language: 'en', operator, siteUrl, documents });
  expect(
    sent.map(({ subject, attachments = [] }) => [subject.slice(-5), attachments.map(({ filename }) => filename)]),
  ).toEqual([
    ['(1/3)', ['One.pdf']],
    ['(2/3)', ['Two.pdf']],
    ['(3/3)', ['Three.pdf']],
  ]);
  expect(sent[0]?.text).toContain('Your documents come in 3 mails');
  expect(sent[1]?.text).toContain(order.number);
});

it('[L2] the documents reach a real mail server unchanged', async () => {
  const { guest, token } = await orderPaid(shop);
  await guest.confirm(token);
  const server = await startMailServer();
  const smtp = smtpMailer({ smtpUrl: server.url, from: 'shop@alzette.example' }, { senderName: 'Alzette' });
  await work(shop, 'receipt', smtp);
  smtp.close();
  await server.close();
  const { attachments } = await PostalMime.parse(server.received[0]?.raw ?? '');
  expect(attachments.map(({ filename }) => filename)).toContain('Mandat de prélèvement SEPA.pdf');
  for (const { content } of attachments)
    expect(
      Buffer.from(content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  expect((await itemsOf(shop, 'receipt')).every(({ ended_at }) => ended_at !== null)).toBe(true);
});
