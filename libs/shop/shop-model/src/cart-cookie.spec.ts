import { addOnItem } from './offers/items';
import { cartCookieOf, type CartItem, cookieItems, type Offer, offerOf, parseCartCookie } from './index';
import {
  aCartItem,
  aDeviceItem,
  aMobileVariant,
  anAdditional,
  anAdditionalVariant,
  aStarterPack,
  aTvPackage,
  aTvVariant,
} from './testing';

const booster = anAdditional();
const plan = aCartItem({ identifier: crypto.randomUUID(), simType: 'eSIM', keepNumber: true });
const addOn = addOnItem(plan, booster, anAdditionalVariant());
const tvOffer = offerOf(aTvVariant({ tvPackages: [aTvPackage()] }));
const tv = tvOffer.item({ identifier: 'tv-1', origin: '/en/tv?plan=ü' });

const written = (...items: readonly CartItem[]) => cartCookieOf({ items, prepaid: null });
const read = (cookie: string) => parseCartCookie(decodeURIComponent(cookie));
const entries = (cookie: string) => {
  const cart = read(cookie);
  return cart?.kind === 'items' ? cart.entries : null;
};

describe('the cookie of a cart', () => {
  it('[B5] holds codes, quantities and values of every line item', () => {
    expect(entries(written(plan, addOn))).toEqual([
      expect.objectContaining({
        type: 'mobile',
        identifier: plan.identifier,
        productCode: plan.product.code,
        code: plan.variant.code,
        origin: '/en/mobile',
        parentIdentifier: null,
        quantity: 1,
        keepNumber: true,
        simType: 'eSIM',
      }),
      expect.objectContaining({
        type: 'subscription-additional',
        identifier: addOn.identifier,
        parentIdentifier: plan.identifier,
      }),
    ]);
  });

  it('[B5] becomes the same line items again, from the catalogue of today', async () => {
    const offers = new Map<string, Offer>([
      [plan.variant.code, offerOf(aMobileVariant({ additionals: [booster] }))],
      [tv.variant.code, tvOffer],
    ]);
    const cookie = written(plan, addOn, tv);
    const found = entries(cookie) ?? [];
    const rebuilt = await cookieItems(found, async ({ code }) => offers.get(code) ?? null, '/en');
    expect(rebuilt).toEqual([plan, addOn, tv]);
    expect(written(...(rebuilt ?? []))).toBe(cookie);
  });

  it('[B5] does not become a cart of which an item or an add-on is no longer sold', async () => {
    const found = entries(written(plan, addOn)) ?? [];
    const without = offerOf(aMobileVariant({ additionals: [] }));
    await expect(cookieItems(found, async () => without, '/en')).resolves.toBeNull();
    await expect(cookieItems(found, async () => null, '/en')).resolves.toBeNull();
  });

  it('[B5] fits 50 items of every type, and says so when a cart is larger', () => {
    const kinds = [plan, tv, aDeviceItem()];
    const line = (index: number) => ({ ...kinds[index % kinds.length]!, identifier: crypto.randomUUID() });
    const lines = Array.from({ length: 50 }, (_each, index) => line(index));
    expect(entries(written(...lines))).toHaveLength(50);
    expect(written(...lines).length).toBeLessThanOrEqual(3500);
    expect(read(written(...lines, ...lines))).toEqual({ kind: 'browser' });
  });

  it('[C1, B11] holds nothing personal: a cart with a voucher or a changed line has none of it', () => {
    const line = { id: 'l1', name: 'Mobile', phoneNumber: '+352661123456' };
    for (const personal of [
      aDeviceItem({ voucher: { voucherCode: 'SAVE', amount: 100 } }),
      aCartItem({ changedLine: line, subscriptionMode: 'change' }),
    ])
      expect(written(personal)).toBe('browser');
  });

  it('[M1] names the product of a prepaid cart; an empty cart is no missing one', () => {
    const product = aStarterPack();
    expect(read(cartCookieOf({ items: [], prepaid: product }))).toEqual({
      kind: 'prepaid',
      type: 'prepaid_starter_pack',
      code: product.code,
    });
    expect(entries(written())).toEqual([]);
  });
});

describe('a cookie that a visitor wrote', () => {
  const good = decodeURIComponent(written(plan, addOn));

  it.each([
    ['nothing', ''],
    ['another version', good.replace('1|', '2|')],
    ['one of 8 kB', `${good}${'x'.repeat(8192)}`],
    ['500 lines', `1|${'1.0..1.2.3..1..!'.repeat(500)}|a\nb\nc\nd`],
    ['an unknown type', good.replace('|1.', '|77.')],
    ['a negative quantity', good.replace('.1.ke.', '.-1.ke.')],
    ['a quantity of 100', good.replace('.1.ke.', '.100.ke.')],
    ['an unknown response', good.replace('.ke.', '.kx.')],
    ['a text that is not there', good.replace('|1.0.', '|1.99.')],
    ['a parent that is not there', good.replace('..0.', '..7.')],
    ['one identifier twice', `1|1.0..1.2.3..1..!1.0..1.2.3..1..|a\nb\nc\n/en`],
    ['an origin of another site', good.replace('/en/mobile', 'https://elsewhere.test')],
    ['script instead of rows', '1|<script>|<script>'],
    ['a very long text', `${good}\n${'x'.repeat(301)}`],
  ])('[B5] is refused: %s', (_what, cookie) => {
    expect(parseCartCookie(cookie)).toBeNull();
  });

  it('[B5] is refused wherever it is cut', () => {
    const complete = JSON.stringify(parseCartCookie(good));
    for (let end = 0; end < good.length; end += 1) {
      expect(JSON.stringify(parseCartCookie(good.slice(0, end)))).not.toBe(complete);
    }
  });
});
