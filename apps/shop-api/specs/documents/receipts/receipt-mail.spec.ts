import { loadOperator } from '@alzette/operator-config/load';
import { locales, type Locale, type OrderRequest, type OrderResponse } from '@alzette/shop-model';
import { receiptMail } from '@alzette/shop-api/documents/testing';
import { address } from '../../../test/builders';
import { prepaidPaid, starterPack, topUp } from '../../../test/prepaid';
import { openTestShop, operatorFile, type TestShop } from '../../../test/shop';

const siteUrl = 'https://shop.example';

const operator = loadOperator(operatorFile);
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  // The next day in Luxembourg.
  shop.clock.now = new Date('2026-11-21T23:30:00Z');
});
afterAll(() => shop.close());

async function confirmed(request: OrderRequest): Promise<OrderResponse> {
  const { guest, token } = await prepaidPaid(shop, request);
  return (await guest.confirm(token)).body;
}

const mailOf = async (request: OrderRequest) => {
  const order = await confirmed(request);
  const { subject, text, html } = receiptMail({
    order,
    language: request.preferredLanguage,
    operator,
    siteUrl,
    documents: [],
  });
  const spaced = (part: string) => part.replace(/[\u00a0\u202f]/gu, ' ');
  return { order, subject, text: spaced(text), html: spaced(html) };
};

const topUps: [Locale, string, string[]][] = [
  [
    'fr',
    'Votre recharge Alzette\u00a0: reçu ',
    [
      'Recharge de 25 €',
      '25,00 €',
      'dont 3,63 € de TVA',
      'par carte VISA se terminant par 4242',
      '22 novembre 2026',
      's’utilise tout de suite',
    ],
  ],
  [
    'en',
    'Your Alzette top-up: receipt ',
    ['€25 top-up', '€25.00', 'including €3.63 VAT', 'by VISA card ending in 4242', '22 November 2026', 'right away'],
  ],
  [
    'de',
    'Ihre Aufladung bei Alzette: Beleg ',
    [
      'Aufladung von 25 €',
      '25,00 €',
      'darin 3,63 € MwSt.',
      'mit VISA-Karte, Endziffern 4242',
      '22. November 2026',
      'sofort nutzbar',
    ],
  ],
];
it.each(topUps)(
  '[L2] a top-up receipt in %s has number, amount, date and next steps',
  async (preferredLanguage, subject, facts) => {
    const { order, ...mail } = await mailOf(topUp({ preferredLanguage }));
    expect(mail.subject).toBe(`${subject}${order.number}`);
    for (const part of [mail.text, mail.html]) {
      for (const fact of [...facts, '+352 691 123 456', order.number ?? 'none', '8002 4000', 'Alzette S.A.'])
        expect(part).toContain(fact);
      expect(part).not.toMatch(/Prepaid|activate|undefined|null/u);
    }
    expect(mail.html).toContain(`<html lang="${preferredLanguage}">`);
    expect(mail.html).not.toMatch(/<img|<script|src=|@import|url\(/u);
  },
);

const starterPacks: [Locale, string, string[]][] = [
  [
    'fr',
    'Bonjour Ada Müller,',
    ['dont 2,18 € de TVA', 'livraison est gratuite', 'ne fonctionne pas encore', 'identité est vérifiée'],
  ],
  ['en', 'Hello Ada Müller,', ['including €2.18 VAT', 'delivery is free', 'does not work yet', 'identity is checked']],
  [
    'de',
    'Guten Tag Ada Müller,',
    ['darin 2,18 € MwSt.', 'Lieferung ist kostenlos', 'funktioniert noch nicht', 'Identität geprüft'],
  ],
];
it.each(starterPacks)(
  '[L2] a starter pack receipt in %s has the address and names the identity check',
  async (preferredLanguage, greeting, facts) => {
    const { order, text, html } = await mailOf(starterPack({ preferredLanguage }));
    const place = ['Alzette Prepaid 20', 'Ada Müller', address.street, 'L-4011 Esch-sur-Alzette'];
    const activation = 'https://www.alzette.example/activate';
    for (const part of [text, html]) {
      for (const fact of [greeting, ...facts, ...place, activation, order.number ?? 'none'])
        expect(part).toContain(fact);
    }
    expect(html).toContain(`href="${activation}"`);
  },
);

it('[L2] typed values are escaped in HTML', async () => {
  const { html } = await mailOf(starterPack({ shippingAddress: { ...address, street: '1 <b>&"rue"' } }));
  expect(html).toContain('1 &lt;b&gt;&amp;&quot;rue&quot;');
});

it('[L2] a receipt has the same number of texts in every language', async () => {
  const order = await confirmed(starterPack());
  const lengths = locales.map(
    (language) => receiptMail({ order, language, operator, siteUrl, documents: [] }).text.split('\n').length,
  );
  expect(new Set(lengths).size).toBe(1);
});
