import { inVolume } from '@alzette/server-kit/testing';
import {
  cartTotals,
  offerOf,
  type CartItem,
  type DeviceOffer,
  type Offer,
  type OrderItem,
  type SubscriptionVariant,
} from '@alzette/shop-model';
import { costOfItem, totalOverTerm, totalSentence } from '@alzette/shop-model/terms';
import { customerOrder, orderItem } from '../../../test/builders';
import { itWithPoppler as it, pdfText } from '../../../test/pdf-text';
import { readOracle, type OracleOffer } from '../../../test/price-oracle';
import { informationOf } from '../../../test/random-cart';
import { residentProof } from '../../../test/resident-proof';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';

/** The test sells one of this many offers. */
const everyOffer = inVolume({ test: 4, full: 1 });

/** Lines of one order, which has at most 100 items. */
const linesOfOrder = 5;

/** An item of the cart with its add-ons, and how the server sells it. */
interface Line {
  readonly item: CartItem;
  readonly addOns: readonly CartItem[];
  readonly sold: OracleOffer;
}

let shop: TestShop;
let offers: readonly OracleOffer[];

beforeAll(async () => {
  shop = await openTestShop();
  offers = withContract(await readOracle(shop.database));
});
afterAll(() => shop.close());

/** Every plan, and every price of a device with a plan; colours share their price, and plans take turns. */
function withContract(all: readonly OracleOffer[]): readonly OracleOffer[] {
  const plans = all.filter(({ type }) => type !== 'device');
  const codes = plans.filter(({ type }) => type === 'mobile').map(({ variantCode }) => variantCode);
  const alone = all.filter(({ type, hasSim }) => type === 'device' && !hasSim);
  const byPrice = new Map(alone.map((device) => [`${device.productCode} ${device.once} ${device.forNew}`, device]));
  const withPlan = [...byPrice.values()].flatMap(({ variantCode }, index) => {
    const code = `${variantCode}.${codes[index % codes.length] ?? ''}`;
    return all.find((offer) => offer.variantCode === code) ?? [];
  });
  return [...plans, ...withPlan].filter((_offer, index) => index % everyOffer === 0);
}

/** The line as a shopper puts it together from the catalogue's responses, with every add-on and the most expensive installation. */
async function lineOf(visitor: ShopVisitor, sold: OracleOffer, identifier: string): Promise<Line> {
  const offer = await offerFor(visitor, sold);
  const item = { ...offer.item({ identifier, origin: '/en/mobile' }), installationMode: modeOf(sold) };
  const chosen = new Map(sold.addOns.map((addOn) => [addOn.productCode, addOn]));
  const addOns = [...chosen.values()].flatMap(({ type, productCode, variantCode, most }) => {
    const wanted = { type, identifier: `${identifier} ${variantCode}`, productCode, code: variantCode, quantity: most };
    return offer.addOns.item(item, wanted) ?? [];
  });
  expect(addOns).toHaveLength(chosen.size);
  return { item, addOns, sold };
}

const modeOf = ({ modes }: OracleOffer) => modes.at(-1)?.code ?? null;

async function offerFor(visitor: ShopVisitor, { type, variantCode }: OracleOffer): Promise<Offer> {
  const family = type === 'internet-mobile' ? 'internet' : type;
  const path = type === 'device' ? `devices/variant/${variantCode}` : `subscriptions/${family}/variant/${variantCode}`;
  const url = `/api/catalogue/${path}?locale=en`;
  return offerOf((await visitor.call<SubscriptionVariant | DeviceOffer>('GET', url)).body);
}

function orderItemOf({ identifier, type, product, variant, taxon, parentIdentifier, quantity }: CartItem): OrderItem {
  const codes = { productCode: product.code, variantCode: variant.code, taxonCode: taxon };
  return orderItem({ identifier, type, parentIdentifier, quantity, ...codes });
}

/** The text of the summaries of an order of these lines, by the identifier of the line. */
async function summariesOf(
  visitor: ShopVisitor,
  lines: readonly Line[],
  isCustomer: boolean,
): Promise<ReadonlyMap<string | null, string>> {
  const items = lines.flatMap(({ item, addOns }) => [item, ...addOns]);
  const ordered = items.map(orderItemOf);
  const { oneOff, monthly } = cartTotals(items, isCustomer);
  const buyer = isCustomer ? customerOrder : { proofOfResidence: residentProof({ items: ordered }) };
  const { status, body } = await visitor.createOrder({
    ...buyer,
    items: ordered,
    complementaryInformations: lines.flatMap(({ item, sold }) =>
      informationOf(sold, item.identifier, modeOf(sold), false),
    ),
    displayedTotals: { oneOff, monthly },
    preferredLanguage: 'en',
  });
  expect(status).toBe(201);
  await visitor.sendCustomerInformation(body.tokenValue);
  const { documents } = (await visitor.documents(body.tokenValue)).body;
  const summaries = documents.filter(({ kind }) => kind === 'summary');
  const texts = summaries.map(async ({ lineIdentifier, filename }) => {
    const { bytes } = await visitor.call('GET', `/api/v2/tool/sign/document/${filename}`);
    return [lineIdentifier, pdfText(bytes).replaceAll(/\s+/gu, ' ')] as const;
  });
  return new Map(await Promise.all(texts));
}

it.each([
  ['a new', false],
  ['an existing', true],
])(
  '[K13] the shop shows %s customer the totals of the contract summaries, for the whole demo catalogue',
  async (_kind, isCustomer) => {
    const visitor = isCustomer ? await shop.visitor({ account: 'A-1001' }) : await shop.guest();
    let compared = 0;
    for (let start = 0; start < offers.length; start += linesOfOrder) {
      const batch = offers.slice(start, start + linesOfOrder);
      const items = await Promise.all(batch.map((sold, index) => lineOf(visitor, sold, `line-${index}`)));
      const summaries = await summariesOf(visitor, items, isCustomer);
      for (const { item, addOns } of items) {
        const cost = costOfItem(item, addOns, isCustomer);
        const sentence = cost && totalSentence(cost, 'en');
        const printed = /(?:Total cost over|Total of the amount)[^€]*€[\d,.]+\d\./u.exec(
          summaries.get(item.identifier) ?? '',
        );
        expect([item.variant.code, printed?.[0] ?? null]).toEqual([item.variant.code, sentence]);
        if (cost && totalOverTerm(cost) !== null) compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(40 / everyOffer);
  },
  120_000,
);
