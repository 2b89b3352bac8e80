import { loadOperator } from '@alzette/operator-config/load';
import { type ComplementaryInformation, locales, type Locale, type OrderItem, withQuantity } from '@alzette/shop-model';
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

/** One item that a household orders, and the texts about this item alone. */
interface Piece {
  readonly what: string;
  readonly items: (identifier: string) => readonly OrderItem[];
  readonly line: (identifier: string) => ComplementaryInformation;
  readonly parcel?: readonly string[];
  /** The plan of a SIM card that comes by post. */
  readonly simCard?: string;
  readonly eSim?: boolean;
  readonly movesNumber?: boolean;
  /** The visit, or the action of the shopper, on the chosen day. */
  readonly mode?: string;
}

const box = (identifier: string) =>
  orderItem({ identifier: `${identifier}-box`, ...additional(identifier, 'wifi-box', 'wifi-box-7') });
const plan = (identifier: string) => [orderItem({ identifier })];
const number = {
  keepNumber: true,
  currentOperator: 'post',
  currentPhoneNumber: '+352661234567',
  iccid: '8935201123456789012',
};

const pieces: readonly Piece[] = [
  {
    what: 'a phone with its plan',
    items: (identifier) => [{ ...phoneWithPlan, identifier }],
    line: (identifier) => complementary({ identifier, productVariant: { code: phone } }),
    parcel: ['Ernz 9 Pro'],
    simCard: 'Alzette M',
  },
  { what: 'a plan', items: plan, line: (identifier) => complementary({ identifier }), simCard: 'Alzette M' },
  {
    what: 'a plan with an eSIM',
    items: plan,
    line: (identifier) => complementary({ identifier, simType: 'eSIM' }),
    eSim: true,
  },
  {
    what: 'a plan that keeps a number',
    items: plan,
    line: (identifier) => complementary({ identifier, ...number }),
    simCard: 'Alzette M',
    movesNumber: true,
  },
  {
    what: 'fibre with its router',
    items: (identifier) => [
      orderItem({ identifier, type: 'internet', variantCode: 'internet-fibre-500', productCode: 'fibre-500' }),
      box(identifier),
    ],
    line: (identifier) => installed(identifier, 'internet-fibre-500', 'comfort'),
    parcel: ['Wifi 7 box'],
    mode: 'Comfort installation',
  },
  {
    what: 'TV that the shopper installs',
    items: (identifier) => [orderItem({ identifier, type: 'tv', variantCode: 'tv-plus', productCode: 'tv-plus' })],
    line: (identifier) => installed(identifier, 'tv-plus', 'self'),
    parcel: ['Set-top box'],
    mode: 'I connect it myself',
  },
  {
    what: 'a duo that the shopper installs',
    items: (identifier) => [
      orderItem({ identifier, type: 'duo', variantCode: 'duo-start', productCode: 'duo-start' }),
      box(identifier),
    ],
    line: (identifier) => installed(identifier, 'duo-start', 'self'),
    parcel: ['Set-top box', 'Wifi 7 box'],
    mode: 'I connect it myself',
  },
  {
    what: 'TV by an app',
    items: (identifier) => [orderItem({ identifier, type: 'tv', variantCode: 'tv-app', productCode: 'tv-app' })],
    line: (identifier) => installed(identifier, 'tv-app', 'self'),
    mode: 'I install the app myself',
  },
];

const pairs = pieces.flatMap((one, index) => pieces.slice(index + 1).map((other) => [one, other]));
const twoPlans = [1, 1].map((index) => pieces[index]!);
const household = [0, 3, 4, 5, 6].map((index) => pieces[index]!);
const combinations = [...pairs, twoPlans, household].map((ordered) => ({
  what: ordered.map(({ what }) => what).join(' and '),
  ordered,
}));

async function confirmationOf(ordered: readonly Piece[], language: Locale): Promise<string> {
  const request = {
    items: ordered.flatMap(({ items }, index) => items(`line-${index}`)),
    complementaryInformations: ordered.map(({ line }, index) => line(`line-${index}`)),
    preferredLanguage: language,
  };
  const { body } = await (await shop.guest()).createOrder(await withTotals(shop, request));
  const placed = await findOrderByReference(shop.database, body.tokenValue);
  if (!placed) throw new Error('The order was not stored');
  const order = await presentOrder(shop.database, { ...placed, confirmed_at: new Date('2026-11-21T10:00:00Z') }, null);
  const [mail] = confirmationMails({ order, language, operator, siteUrl: 'https://shop.example', documents: [] });
  return (mail?.text ?? '').replace(/[\u00a0\u202f]/gu, ' ');
}

/** The dated lines of the mail. */
function datesIn(text: string): readonly string[] {
  const [, dates = ''] = /^What happens when:((?: .*|(?:\n {2}.*)+))$/mu.exec(text) ?? [];
  return dates.split('\n').flatMap((line) => line.trim() || []);
}

/** Equal items once, with their quantity. */
function counted(things: readonly string[]): readonly string[] {
  return [...new Set(things)].map((thing) => withQuantity(things.filter((each) => each === thing).length, thing));
}

it.each(combinations)('[L1, L2, J2] the confirmation of $what is one mail, not several', async ({ ordered }) => {
  const text = await confirmationOf(ordered, 'en');
  expect(text.match(/^Hello /gmu)).toHaveLength(1);
  expect(text).not.toMatch(/undefined|null|NaN/u);
  const dates = datesIn(text);

  const things = counted(ordered.flatMap(({ parcel = [] }) => parcel));
  const simCards = ordered.flatMap(({ simCard = [] }) => simCard);
  const parcels = dates.filter((line) => line.includes('expected by post'));
  expect(parcels).toHaveLength(things.length + simCards.length > 0 ? 1 : 0);
  for (const thing of things) expect(parcels[0]?.split(', ')).toContain(thing);
  for (const plans of counted(simCards)) expect(parcels[0]).toContain(plans);

  expect(dates.filter((line) => line.includes('by e-mail'))).toHaveLength(ordered.some(({ eSim }) => eSim) ? 1 : 0);
  const moves = ordered.filter(({ movesNumber }) => movesNumber);
  expect(dates.filter((line) => line.includes('moves'))).toHaveLength(moves.length);
  expect(text.includes('do not end the contract')).toBe(moves.length > 0);
  const modes = new Set(ordered.flatMap(({ mode = [] }) => mode));
  for (const mode of modes) expect(dates.filter((line) => line.includes(mode))).toHaveLength(1);

  const days = dates.map((line) => Date.parse(/\d+ \w+ 2026/u.exec(line)?.[0] ?? ''));
  expect(days).toEqual([...days].sort((one, other) => one - other));
});

describe.each(locales)('in %s', (language) => {
  it('[L2] the confirmation of a household has the same lines', async () => {
    const text = await confirmationOf(household, language);
    const english = await confirmationOf(household, 'en');
    expect(text.split('\n')).toHaveLength(english.split('\n').length);
    expect(text).not.toMatch(/undefined|null|NaN|\{/u);
  });
});
