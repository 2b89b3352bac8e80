import { loadOperator } from '@alzette/operator-config/load';
import { locales, recurringCharge, type DeviceOffer, type Locale } from '@alzette/shop-model';
import { termCases } from '@alzette/shop-model/testing';
import { type ContractFacts, writeContractPdf, writeSummaryPdf } from '@alzette/shop-api/documents/testing';
import { customerInformation } from '../../../../test/builders';
import { oneOfEach } from '../../../../test/full-order';
import { orderMade, orderReadyToSign } from '../../../../test/journey';
import { itWithPoppler as it, pdfLook, pdfText } from '../../../../test/pdf-text';
import { openTestShop, operatorFile, type TestShop } from '../../../../test/shop';
import type { ShopVisitor } from '../../../../test/shop-visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function open(guest: ShopVisitor, filename: string): Promise<Buffer> {
  return (await guest.call('GET', `/api/v2/tool/sign/document/${filename}`)).bytes;
}
const textsOf = (pdf: Uint8Array) => pdfText(pdf).replaceAll(/\s+/gu, ' ');

const headings: Record<Locale, string[]> = {
  fr: [
    'Services et équipements',
    'Débits internet et voies de recours',
    'Prix',
    'Durée, renouvellement',
    'handicapés',
    'Autres informations utiles',
  ],
  en: [
    'Services and equipment',
    'Internet speeds and remedies',
    'Price',
    'Duration, renewal',
    'disabilities',
    'Other relevant information',
  ],
  de: [
    'Dienste und Geräte',
    'Internetgeschwindigkeiten und Abhilfe',
    'Preis',
    'Laufzeit, Verlängerung',
    'Behinderungen',
    'Sonstige relevante Informationen',
  ],
};

it.each(locales)('[K1, K2] each summary has one page with the headings of the Regulation, in %s', async (language) => {
  const totals = { displayedTotals: { oneOff: 87_000, monthly: 29_589 } };
  const { guest, token } = await orderReadyToSign(shop, { ...oneOfEach, ...totals, preferredLanguage: language });
  const { documents } = (await guest.documents(token)).body;
  const summaries = documents.filter(({ kind }) => kind === 'summary');
  expect(summaries).toHaveLength(6);
  for (const { filename, signable, size } of summaries) {
    const pdf = await open(guest, filename);
    const { pages, smallest } = pdfLook(pdf);
    expect({ pages, signable, size }).toEqual({ pages: 1, signable: false, size: pdf.length });
    expect(smallest).toBeGreaterThanOrEqual(10);
    const places = headings[language].map((heading) => textsOf(pdf).indexOf(heading));
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
    expect(textsOf(pdf)).toContain('Alzette S.A., 14, rue de l’Alzette, L-4010 Esch-sur-Alzette, 8002 4000');
    expect(textsOf(pdf)).toContain(language === 'de' ? '21.11.2026' : '21/11/2026');
  }
});

it('[K1] the summary of a device with a plan has service, price and term', async () => {
  const totals = { displayedTotals: { oneOff: 87_000, monthly: 29_589 } };
  const { guest, token } = await orderReadyToSign(shop, { ...oneOfEach, ...totals, preferredLanguage: 'en' });
  const { documents } = (await guest.documents(token)).body;
  const textOf = async (line: string) => {
    const found = documents.find(({ kind, lineIdentifier }) => kind === 'summary' && lineIdentifier === line);
    return textsOf(await open(guest, found?.filename ?? ''));
  };
  const phone = await textOf('phone');
  expect(phone).toContain('Ernz 9 Pro, 256 GB');
  expect(phone).toContain('100 GB on 5G');
  expect(phone).toContain('€29.99 for 12 months, then €39.99 per month');
  expect(phone).toContain('24 instalments of €22.00');
  expect(phone).toContain('Due today: €168.00');
  expect(phone).toContain('minimum term of 24 months');
  expect(phone).toContain('1 Gbit/s download and 100 Mbit/s upload');
  expect(await textOf('internet')).toContain(
    'Download over the fixed line: 500 Mbit/s advertised and maximum, 450 Mbit/s normally available, 300 Mbit/s minimum. ' +
      'Upload: 250 Mbit/s advertised and maximum, 225 Mbit/s normally available, 150 Mbit/s minimum.',
  );
  expect(await textOf('mobile')).toMatch(/3 × 5 GB data SIM: €\d+\.\d\d per month, each/u);
  expect(await textOf('tv')).toContain('This service has no internet access.');
});

it('[K1, K2] the contract names its summary, which is never uploaded for signing', async () => {
  const { guest, token } = await orderReadyToSign(shop);
  const summary = await guest.document(token, 'summary');
  const contract = await guest.document(token, 'contract');
  expect(textsOf(await open(guest, contract.filename))).toContain(`Récapitulatif contractuel Référence ${summary.id}`);
  expect(textsOf(await open(guest, summary.filename))).toContain(summary.id);
  expect(shop.partners.signature.uploads.map(({ filename }) => filename)).not.toContain(summary.filename);
  expect((await guest.updateDocument(token, summary.id)).status).toBe(404);
  const stranger = await shop.guest();
  expect((await stranger.call('GET', `/api/v2/tool/sign/document/${summary.filename}`)).status).toBe(404);
});

it('[K1] the summary keeps the offer of the order after a change of the catalogue', async () => {
  const { guest, token } = await orderMade(shop);
  const plan = shop.database.updateTable('catalogue_subscriptions').where('code', '=', 'mobile-alzette-m');
  const { highlights } = await shop.database
    .selectFrom('catalogue_subscriptions')
    .select('highlights')
    .where('code', '=', 'mobile-alzette-m')
    .executeTakeFirstOrThrow();
  await plan.set({ highlights: JSON.stringify([]) }).execute();
  await guest.sendCustomerInformation(token);
  const { filename } = await guest.document(token, 'summary');
  expect(textsOf(await open(guest, filename))).toContain('5G incluse');
  await plan.set({ highlights: JSON.stringify(highlights) }).execute();
});

const long = (texts: string, length: number) => texts.repeat(length).slice(0, length);
const longest = (language: Locale, count: number): ContractFacts => ({
  reference: 'r'.repeat(36),
  summaryReference: '00000000-0000-4000-8000-000000000000',
  mandateReference: 'ALZ-1',
  date: '2026-11-21',
  language,
  operator: {
    name: long('Grand operator ', 30),
    legalName: long('Grand operator of Luxembourg ', 60),
    speeds: { mobile: { download: 1000, upload: 100 } },
    theme: loadOperator(operatorFile).theme,
    phone: '+352 8002 4000',
    address: [long('boulevard ', 60), `L-4010 ${long('Esch ', 40)}`],
  },
  vatPercent: 17,
  customer: customerInformation(),
  accountNumber: null,
  billingAddress: { firstName: 'A', lastName: 'B', countryCode: 'LU', street: 'x', city: 'y', postcode: '4010' },
  complementary: null,
  plan: {
    family: 'internet-mobile',
    name: long('Internet and mobile ', 80),
    quantity: 99,
    monthly: 999_999,
    originalMonthly: 999_999,
    discountMonths: 24,
    activationFee: 999_999,
    activationFeeName: long('Activation ', 60),
    commitmentMonths: 24,
    service: {
      highlights: Array.from({ length: 8 }, () => long('Unlimited calls ', 80)),
      data: long('data ', 60),
      dataAbroad: long('abroad ', 60),
      channels: long('channels ', 60),
      speeds: {
        download: { minimum: 7250, normal: 11_250, maximum: 12_500 },
        upload: { minimum: 7250, normal: 11_250, maximum: 12_500 },
      },
    },
  },
  device: {
    name: long('Telephone ', 60),
    model: long('colour ', 60),
    fundingMonths: 36,
    instalment: 999_999,
    voucherCode: null,
    voucherAmount: 0,
  },
  upfront: 999_999,
  installation: { name: long('A technician comes ', 80), fee: 999_999, date: '2026/12/17', time: 'afternoon' },
  addOns: Array.from({ length: count }, (_value, index) => ({
    name: `${index} ${long('An option of many texts ', 80)}`,
    quantity: 10,
    monthly: 999_999,
    originalMonthly: 999_999,
    discountMonths: 12,
    activationFee: 9_999,
    activationFeeName: long('Activation of the option ', 60),
  })),
});

const counts = [0, 1, 2, 3, 4, 6, 9, 99];
it.each(locales)('[K1] a long summary fits on one page with type of at least 10 points, in %s', async (language) => {
  for (const count of counts) {
    const { pages, smallest } = pdfLook(await writeSummaryPdf(longest(language, count)));
    expect({ count, pages }).toEqual({ count, pages: 1 });
    expect(smallest).toBeGreaterThanOrEqual(10);
  }
});

describe.each(termCases)('contract and summary of $name', ({ offer, sentences }) => {
  const plan = offer.type === 'device' ? offer.subscription : offer;
  const charge = recurringCharge(offer.price, false);
  const facts = (language: Locale): ContractFacts => {
    const { plan: anyPlan, device, ...rest } = longest(language, 0);
    return {
      ...rest,
      plan: { ...anyPlan, commitmentMonths: plan?.commitment.months ?? 0 },
      device: offer.type === 'device' && device ? { ...device, ...fundingOf(offer) } : null,
    };
  };
  const fundingOf = ({ options }: DeviceOffer) => ({
    fundingMonths: options.device_funding.months,
    instalment: charge.monthly,
    originalInstalment: charge.original,
    discountMonths: charge.discountMonths,
  });

  it.each(locales)('[K1, K3] have the sentences of the shop (%s)', async (language) => {
    for (const write of [writeContractPdf, writeSummaryPdf]) {
      const text = textsOf(await write(facts(language)));
      for (const sentence of sentences[language]) expect(text).toContain(sentence);
    }
  });
});
