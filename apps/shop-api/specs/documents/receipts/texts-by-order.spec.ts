import { loadOperator } from '@alzette/operator-config/load';
import { type ComplementaryInformation, type Locale, type OrderItem, locales } from '@alzette/shop-model';
import { confirmationMails } from '@alzette/shop-api/documents/testing';
import { findOrderByReference, presentOrder } from '@alzette/shop-api/order';
import { complementary, installed, orderItem } from '../../../test/builders';
import { additional, phone, phoneWithPlan } from '../../../test/full-order';
import { openTestShop, operatorFile, type TestShop } from '../../../test/shop';
import { withTotals } from '../../../test/with-totals';

const operator = loadOperator(operatorFile);
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Line = Partial<ComplementaryInformation>;

const kept: Line = {
  keepNumber: true,
  currentOperator: 'post',
  currentPhoneNumber: '+352661234567',
  iccid: '8935201123456789012',
};
const changed: Line = { ...kept, subscriptionMode: 'change', iccid: 'unknown' };
const eSim: Line = { simType: 'eSIM' };
const mobile = orderItem();
const fibre = orderItem({ type: 'internet', variantCode: 'internet-fibre-500', productCode: 'fibre-500' });
const box = orderItem({ identifier: 'box', ...additional('line-1', 'wifi-box', 'wifi-box-7') });
const homeM = orderItem({ type: 'internet-mobile', variantCode: 'internet-mobile-home-m', productCode: 'home-m' });
const tv = orderItem({ type: 'tv', variantCode: 'tv-plus', productCode: 'tv-plus' });
const duo = orderItem({ type: 'duo', variantCode: 'duo-family', productCode: 'duo-family' });
const dsl = orderItem({ type: 'internet', variantCode: 'internet-dsl-100', productCode: 'dsl-100' });
const homeS = orderItem({ type: 'internet-mobile', variantCode: 'internet-mobile-home-s', productCode: 'home-s' });
const tvApp = orderItem({ type: 'tv', variantCode: 'tv-app', productCode: 'tv-app' });
const duoStart = orderItem({ type: 'duo', variantCode: 'duo-start', productCode: 'duo-start' });
const device = { ...phoneWithPlan, identifier: 'line-1' };
const ofDevice = (change: Line) => complementary({ productVariant: { code: phone }, ...change });

const says = {
  parcel: 'Your parcel goes to the address above',
  eSim: 'Your eSIM comes in a separate mail',
  kept: 'We arrange the move: do not end the contract with your present operator yourself.',
} as const;
type Sentence = keyof typeof says;
const visit = '17 December 2026, in the morning';
const start = 'start date: 17 December 2026';
const box7 = 'Wifi 7 box, expected by post: 24 November 2026';

interface Row {
  readonly what: string;
  readonly items: readonly OrderItem[];
  readonly information: ComplementaryInformation;
  /** What the order becomes once it is placed: a guest cannot order the change of a line. */
  readonly becomes?: Line;
  readonly dates: readonly string[];
  readonly sentences: readonly Sentence[];
}

const fibreLine = installed('line-1', 'internet-fibre-500', 'comfort');
const homeLine = (change: Line) => installed('line-1', 'internet-mobile-home-m', 'first-socket', change);
const card = 'SIM card Alzette M, expected by post: 24 November 2026';
const eSimMail = 'eSIM Alzette M by e-mail: 21 November 2026';
const moves = (day: string) => `Number +352 661 234 567 moves, expected: ${day} November 2026`;
const rows: readonly Row[] = [
  { what: 'a plan with a card', items: [mobile], information: complementary(), dates: [card], sentences: ['parcel'] },
  {
    what: 'a plan with an eSIM',
    items: [mobile],
    information: complementary(eSim),
    dates: [eSimMail],
    sentences: ['eSim'],
  },
  {
    what: 'a kept number with a card',
    items: [mobile],
    information: complementary(kept),
    dates: [card, moves('25')],
    sentences: ['parcel', 'kept'],
  },
  {
    what: 'a kept number with an eSIM',
    items: [mobile],
    information: complementary({ ...kept, ...eSim }),
    dates: [eSimMail, moves('23')],
    sentences: ['eSim', 'kept'],
  },
  {
    what: 'a changed line with a card',
    items: [mobile],
    information: complementary(kept),
    becomes: changed,
    dates: [card],
    sentences: ['parcel'],
  },
  {
    what: 'a changed line with an eSIM',
    items: [mobile],
    information: complementary({ ...kept, ...eSim }),
    becomes: changed,
    dates: [eSimMail],
    sentences: ['eSim'],
  },
  {
    what: 'a phone and its plan with a card',
    items: [device],
    information: ofDevice({}),
    dates: ['Ernz 9 Pro, SIM card Alzette M, expected by post: 24 November 2026'],
    sentences: ['parcel'],
  },
  {
    what: 'a phone and its plan with an eSIM',
    items: [device],
    information: ofDevice(eSim),
    dates: [eSimMail.replace('Alzette M', 'Ernz 9 Pro + Alzette M'), 'Ernz 9 Pro, expected by post: 24 November 2026'],
    sentences: ['parcel', 'eSim'],
  },
  {
    what: 'a phone for a changed line',
    items: [device],
    information: ofDevice({ ...kept, ...eSim }),
    becomes: changed,
    dates: [eSimMail.replace('Alzette M', 'Ernz 9 Pro + Alzette M'), 'Ernz 9 Pro, expected by post: 24 November 2026'],
    sentences: ['parcel', 'eSim'],
  },
  {
    what: 'internet with its router',
    items: [fibre, box],
    information: fibreLine,
    dates: [box7, `Alzette Fibre 500, Comfort installation: ${visit}`],
    sentences: ['parcel'],
  },
  {
    what: 'internet with mobile, with a card',
    items: [homeM],
    information: homeLine({ simType: 'physical' }),
    dates: [
      'SIM card Alzette Home M, expected by post: 24 November 2026',
      `Alzette Home M, Fitting the fibre socket: ${visit}`,
    ],
    sentences: ['parcel'],
  },
  {
    what: 'internet with mobile, with an eSIM',
    items: [homeM],
    information: homeLine(eSim),
    dates: ['eSIM Alzette Home M by e-mail: 21 November 2026', `Alzette Home M, Fitting the fibre socket: ${visit}`],
    sentences: ['eSim'],
  },
  {
    what: 'TV that a technician installs',
    items: [tv],
    information: installed('line-1', 'tv-plus', 'technician'),
    dates: [`Alzette TV Plus, A technician comes: ${visit}`],
    sentences: [],
  },
  {
    what: 'internet and TV',
    items: [duo],
    information: installed('line-1', 'duo-family', 'first-socket'),
    dates: [`Alzette Duo Family, Fitting the fibre socket: ${visit}`],
    sentences: [],
  },
];

/** No technician comes: a start date without a half day, and a parcel where there is a box. */
const selfInstalled: readonly Row[] = [
  {
    what: 'internet that the shopper installs, with its router',
    items: [dsl, box],
    information: installed('line-1', 'internet-dsl-100', 'self'),
    dates: [box7, `Alzette DSL 100, I connect it myself, ${start}`],
    sentences: ['parcel'],
  },
  {
    what: 'internet with mobile that the shopper installs, with a card',
    items: [homeS, box],
    information: installed('line-1', 'internet-mobile-home-s', 'self', { simType: 'physical' }),
    dates: [
      'Wifi 7 box, SIM card Alzette Home S, expected by post: 24 November 2026',
      `Alzette Home S, I connect it myself, ${start}`,
    ],
    sentences: ['parcel'],
  },
  {
    what: 'internet with mobile that the shopper installs, with an eSIM',
    items: [homeS, box],
    information: installed('line-1', 'internet-mobile-home-s', 'self', eSim),
    dates: ['eSIM Alzette Home S by e-mail: 21 November 2026', box7, `Alzette Home S, I connect it myself, ${start}`],
    sentences: ['parcel', 'eSim'],
  },
  {
    what: 'TV that the shopper installs',
    items: [tv],
    information: installed('line-1', 'tv-plus', 'self'),
    dates: ['Set-top box, expected by post: 24 November 2026', `Alzette TV Plus, I connect it myself, ${start}`],
    sentences: ['parcel'],
  },
  {
    what: 'TV by an app',
    items: [tvApp],
    information: installed('line-1', 'tv-app', 'self'),
    dates: [`Alzette TV App, I install the app myself, ${start}`],
    sentences: [],
  },
  {
    what: 'internet and TV that the shopper installs',
    items: [duoStart, box],
    information: installed('line-1', 'duo-start', 'self'),
    dates: [
      'Set-top box, Wifi 7 box, expected by post: 24 November 2026',
      `Alzette Duo Start, I connect it myself, ${start}`,
    ],
    sentences: ['parcel'],
  },
];

async function confirmationOf(
  { items, information: line, becomes = {} }: Row,
  language: Locale = 'en',
): Promise<string> {
  const request = { items: [...items], complementaryInformations: [line], preferredLanguage: language };
  const { body } = await (await shop.guest()).createOrder(await withTotals(shop, request));
  const placed = await findOrderByReference(shop.database, body.tokenValue);
  if (!placed) throw new Error('The order was not stored');
  await shop.database
    .updateTable('order_complementary')
    .set({ information: JSON.stringify({ ...line, ...becomes }) })
    .where('order_id', '=', placed.id)
    .execute();
  const confirmedOrder = { ...placed, confirmed_at: new Date('2026-11-21T10:00:00Z') };
  const order = await presentOrder(shop.database, confirmedOrder, null);
  const [mail] = confirmationMails({ order, language, operator, siteUrl: 'https://shop.example', documents: [] });
  return (mail?.text ?? '').replace(/[\u00a0\u202f]/gu, ' ');
}

it.each([...rows, ...selfInstalled])(
  '[L1, L2, J2, J6] the confirmation of $what says only what comes when',
  async (row) => {
    const text = await confirmationOf(row);
    const [, dates = ''] = /^What happens when:((?: .*|(?:\n {2}.*)+))$/mu.exec(text) ?? [];
    expect(dates.split('\n').flatMap((line) => line.trim() || [])).toEqual(row.dates);
    const said = (Object.keys(says) as Sentence[]).filter((sentence) => text.includes(says[sentence]));
    expect(said).toEqual(row.sentences);
  },
);

/** What a text about a visit says, in each language. */
const ofVisit: Readonly<Record<Locale, RegExp>> = {
  fr: /technicien|rendez-vous|le matin|l’après-midi|majeure|visite/iu,
  en: /technician|appointment|morning|afternoon|adult|visit/iu,
  de: /Techniker|Termin(?!e:)|vormittags|nachmittags|volljährig|Besuch/u,
};
const startDate: Readonly<Record<Locale, string>> = {
  fr: 'date de début : 17 décembre 2026',
  en: 'start date: 17 December 2026',
  de: 'Startdatum: 17. Dezember 2026',
};

describe.each(locales)('in %s', (language) => {
  it.each(selfInstalled)(
    '[L2, J6] the confirmation of $what says the start date, and nothing of a visit',
    async (row) => {
      const text = await confirmationOf(row, language);
      expect(text).toContain(startDate[language]);
      expect(text).not.toMatch(ofVisit[language]);
    },
  );
});
