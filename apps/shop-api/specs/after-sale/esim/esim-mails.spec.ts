import { MailUnavailableError, smtpMailer } from '@alzette/server-kit/mail';
import { inVolume, startMailServer } from '@alzette/server-kit/testing';
import type { Locale } from '@alzette/shop-model';
import Fastify from 'fastify';
import PostalMime from 'postal-mime';
import { HttpEsimService } from '@alzette/shop-api/after-sale';
import { PartnerClient } from '@alzette/shop-api/platform';
import { defaultRetention } from '@alzette/shop-api/platform/testing';
import { eraseOldData } from '@alzette/shop-api/privacy';
import { complementary, orderItem } from '../../../test/builders';
import { orderPaid, orderSigned } from '../../../test/journey';
import { FakeMailer, itemsOf, wait, work } from '../../../test/outbox';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;
let mailer: FakeMailer;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mailer = new FakeMailer();
  const { esim: service } = shop.partners;
  service.isUnavailable = false;
  service.requests.length = 0;
  service.profiles.clear();
  await shop.database.deleteFrom('outbox').execute();
});

const send = (to = mailer) => work(shop, 'esim_mail', to);
const waiting = async () => (await itemsOf(shop, 'esim_mail')).filter(({ ended_at }) => ended_at === null);

const esim = complementary({ simType: 'eSIM' });
async function confirmed(preferredLanguage: Locale = 'fr', complementaryInformations = [esim]) {
  const { guest, token } = await orderPaid(shop, { preferredLanguage, complementaryInformations });
  return (await guest.confirm(token)).body;
}

const languages: readonly (readonly [Locale, string, readonly string[]])[] = [
  [
    'fr',
    'Votre eSIM Alzette\u00a0: activez Alzette M',
    ['Bonjour Ada Müller,', 'Réglages >', 'Paramètres >', 'Adresse SM-DP+'],
  ],
  [
    'en',
    'Your Alzette eSIM: activate Alzette M',
    ['Hello Ada Müller,', 'iPhone: open', 'Android: open', 'SM-DP+ address'],
  ],
  [
    'de',
    'Ihre eSIM von Alzette: Alzette M aktivieren',
    ['Guten Tag Ada Müller,', 'iPhone: ', 'Android: ', 'SM-DP+-Adresse'],
  ],
];
it.each(inVolume({ test: languages.slice(-1), full: languages }))(
  '[L2] the eSIM of an order in %s comes by mail, as picture and as text',
  async (language, subject, facts) => {
    const { number } = await confirmed(language);
    await send();
    const [mail] = mailer.sent;
    expect(mailer.sent.map(({ to }) => to)).toEqual(['ada@example.lu']);
    expect(mail?.subject).toBe(subject);
    const [code = 'none'] = shop.partners.esim.profiles.values();
    expect(code).toMatch(/^LPA:1\$/u);
    const parts = code.split('$').slice(1);
    for (const part of [mail?.text, mail?.html.replaceAll('&gt;', '>')])
      for (const fact of [...facts, ...parts, code, number ?? 'none', '8002 4000', 'Alzette M'])
        expect(part).toContain(fact);
    const [picture] = mail?.attachments ?? [];
    expect(
      Buffer.from(picture?.content ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(mail?.html).toContain(`<img src="cid:${picture?.contentId}" alt="`);
  },
);

it('[L2] the eSIM system gets order number and plan, and no data of the shopper', async () => {
  const company = Fastify();
  const seen: unknown[] = [];
  company.post('/esim/profiles', async ({ body, headers }, reply) => {
    seen.push([headers['idempotency-key'], headers.authorization, body]);
    return reply
      .code(201)
      .send({ activationCode: seen.length > 1 ? 'https://phishing.example' : 'LPA:1$rsp.example$A-1' });
  });
  const url = await company.listen({ port: 0, host: '127.0.0.1' });
  const service = new HttpEsimService(new PartnerClient({ name: 'eSIM system', url, key: 'esim-key' }));
  const { number } = await confirmed();
  await send();
  const [request] = shop.partners.esim.requests;
  expect(request).toEqual({
    reference: expect.stringMatching(/^esim-.+-1-1$/u),
    orderNumber: number,
    variantCode: 'mobile-alzette-m',
  });
  if (!request) throw new Error('The eSIM system was not called');
  expect(await service.activationCode(request)).toBe('LPA:1$rsp.example$A-1');
  expect(seen).toEqual([[request.reference, 'Bearer esim-key', request]]);
  await expect(service.activationCode(request)).rejects.toMatchObject({ reason: 'unexpected-answer' });
  await company.close();
});

it('[L2] an order is confirmed while the eSIM system or the mail server is unavailable, and one profile follows', async () => {
  shop.partners.esim.isUnavailable = true;
  expect((await confirmed()).state).toBe('confirmed');
  await send();
  expect(await waiting()).toMatchObject([{ attempts: 1, last_error: 'eSIM system: unreachable' }]);
  shop.partners.esim.isUnavailable = false;
  mailer.fault = new MailUnavailableError('away');
  await wait(shop, 10);
  await send();
  mailer.fault = null;
  await wait(shop, 20);
  await Promise.all([send(), send()]);
  await wait(shop, 7_200);
  await send();
  expect(mailer.sent).toHaveLength(1);
  expect(shop.partners.esim.requests).toHaveLength(2);
  expect(shop.partners.esim.profiles.size).toBe(1);
  expect(await waiting()).toEqual([]);
});

it('[L2] each eSIM has its own profile and mail, a SIM card has none', async () => {
  const items = [orderItem({ quantity: 2 }), orderItem({ identifier: 'card' }), orderItem({ identifier: 'third' })];
  const request = {
    items,
    complementaryInformations: [esim, complementary({ identifier: 'card' }), { ...esim, identifier: 'third' }],
    displayedTotals: { oneOff: 4 * 1_900, monthly: 4 * 2_999 },
  };
  const { guest, token } = await orderSigned(shop, request);
  await guest.paymentUrl(token, { amount: request.displayedTotals.oneOff });
  shop.partners.payments.settle('paid');
  await guest.confirm(token);
  await guest.confirm(token);
  await send();
  const codes = [...shop.partners.esim.profiles.values()];
  expect(new Set(codes).size).toBe(3);
  expect(mailer.sent.map(({ text }) => codes.findIndex((code) => text.includes(code))).sort()).toEqual([0, 1, 2]);
  expect(new Set(mailer.sent.map(({ id }) => id)).size).toBe(3);
});

it('[L2] an order without an eSIM asks for no profile', async () => {
  await confirmed('fr', [complementary()]);
  expect(await itemsOf(shop, 'esim_mail')).toEqual([]);
});

it('[L2] an eSIM is not mailed to an erased shopper', async () => {
  shop.partners.esim.isUnavailable = true;
  await confirmed();
  await send();
  await eraseOldData({ database: shop.database, now: () => new Date(Date.now() + 500 * 86_400_000) }, defaultRetention);
  expect(await waiting()).toEqual([]);
});

it('[L2] the picture of the code is inside the mail', async () => {
  await confirmed();
  const server = await startMailServer();
  const smtp = smtpMailer({ smtpUrl: server.url, from: 'shop@alzette.example' }, { senderName: 'Alzette' });
  await work(shop, 'esim_mail', smtp);
  smtp.close();
  await server.close();
  const { html, attachments } = await PostalMime.parse(server.received[0]?.raw ?? '');
  expect(attachments).toMatchObject([{ mimeType: 'image/png', disposition: 'inline', related: true }]);
  expect(html).toContain(`cid:${attachments[0]?.contentId?.replace(/[<>]/gu, '')}`);
});
