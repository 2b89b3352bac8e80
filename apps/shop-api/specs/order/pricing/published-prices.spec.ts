import { setTimeout } from 'node:timers/promises';
import { inVolume } from '@alzette/server-kit/testing';
import { complementary, orderItem } from '../../../test/builders';
import { starterPack } from '../../../test/prepaid';
import { type OracleOffer, readOracle } from '../../../test/price-oracle';
import { informationOf } from '../../../test/random-cart';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';
import { type SiteServer, startSiteServer } from '../../../test/site-server';

let shop: TestShop;
let sites: readonly SiteServer[];
beforeAll(async () => {
  shop = await openTestShop();
  const shopApiUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  // In sequence: both bundle the site server.
  sites = [await startSiteServer(shopApiUrl, 'alzette'), await startSiteServer(shopApiUrl, 'moselle')];
}, 120_000);
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await shop.close();
});

/** The fields of schema.org that a price is made of. */
interface Published {
  readonly sku: string;
  readonly availability: string;
  readonly price?: number;
  readonly priceSpecification?: readonly {
    readonly price: number;
    readonly unitCode?: 'MON';
    readonly billingStart?: number;
    readonly billingDuration?: number;
  }[];
}

const lists = ['phones', 'mobile', 'internet', 'internet-and-mobile', 'tv', 'duo', 'starter-packs'];

/** Every offer of a site by its code, from all pages of its sitemap in English. */
async function publishedOn({ url }: SiteServer): Promise<ReadonlyMap<string, readonly Published[]>> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*\/en\/[^<]*)<\/loc>/gu)].map(([, address = '']) => address);
  expect(pages).toEqual(expect.arrayContaining(lists.map((list) => `${url}/en/${list}`)));
  const offers: Published[] = [];
  for (const page of pages) offers.push(...(await offersAt(page)));
  const codes = [...new Set(offers.map(({ sku }) => sku))];
  return new Map(codes.map((code) => [code, offers.filter(({ sku }) => sku === code)]));
}

/** While the catalogue takes longer than a page waits, its page has no offers. */
async function offersAt(page: string): Promise<readonly Published[]> {
  const isOfferPage = lists.some((list) => page.includes(`/en/${list}`));
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const offers = offersIn(await (await fetch(page)).text());
    if (offers.length > 0 || !isOfferPage) return offers;
    await setTimeout(100);
  }
  throw new Error(`${page} publishes no offer`);
}

interface Node extends Partial<Published> {
  readonly '@type'?: string;
  readonly offers?: Published;
}

/** An offer without a code of its own has that of its product. */
function offersIn(page: string): readonly Published[] {
  const [, text = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/su.exec(page) ?? [];
  const found: Published[] = [];
  JSON.parse(text, (_key, value: Node | string | number) => {
    if (typeof value !== 'object' || value.sku === undefined) return value;
    if (value['@type'] === 'Offer') found.push(value as Published);
    else if (value.offers) found.push({ ...value.offers, sku: value.sku });
    return value;
  });
  return found;
}

const cents = (euros: number) => Math.round(euros * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function dueToday({ price, priceSpecification = [] }: Published): number {
  const parts = priceSpecification.filter(({ unitCode }) => unitCode === undefined);
  return cents(price ?? 0) + sum(parts.map((part) => cents(part.price)));
}

/** What is published for a month, counted from 0; null after the last instalment. */
function dueInMonth({ priceSpecification = [] }: Published, month: number): number | null {
  const parts = priceSpecification
    .filter(({ unitCode }) => unitCode === 'MON')
    .filter(({ billingStart = 0, billingDuration = Infinity }) => {
      return billingStart <= month && month < billingStart + billingDuration;
    });
  return parts.length === 0 ? null : sum(parts.map((part) => cents(part.price)));
}

/** The shop refuses an order whose totals differ from those of its page. */
async function charged(guest: ShopVisitor, offer: OracleOffer, published: Published) {
  const mode = offer.modes[0]?.code ?? null;
  const items = [
    orderItem({ type: offer.type, productCode: offer.productCode, variantCode: offer.variantCode }),
    ...offer.addOns
      .filter(({ required }) => required)
      .map(({ type, productCode, variantCode }, index) =>
        orderItem({ identifier: `add-on-${index}`, parentIdentifier: 'line-1', type, productCode, variantCode }),
      ),
  ];
  const complementaryInformations = informationOf(offer, complementary().identifier, mode, false);
  const displayedTotals = { oneOff: dueToday(published), monthly: dueInMonth(published, 0) ?? 0 };
  const { status, body } = await guest.createOrder({ items, complementaryInformations, displayedTotals });
  expect({ code: offer.variantCode, status, body }).toMatchObject({ status: 201 });
  const rows = await shop.database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.token_value', '=', body.tokenValue)
    .select(['monthly', 'original_monthly', 'discount_months'])
    .execute();
  return (month: number) =>
    sum(rows.map((row) => ((row.discount_months ?? Infinity) <= month ? row.original_monthly : row.monthly)));
}

it('[D7, D12, D14, K1] the pages of both operators publish every offer at the price that an order of it is charged', async () => {
  const [onAlzette, onMoselle] = await Promise.all(sites.map(publishedOn));
  const offers = (await readOracle(shop.database)).filter(({ variantCode }) => !variantCode.includes('.'));
  expect(offers.length).toBeGreaterThan(60);
  let guest = await shop.guest();
  for (const [index, offer] of offers.entries()) {
    if (index % inVolume({ test: 4, full: 1 }) > 0) continue;
    // Below the limits of a session.
    if (index % 15 === 0) guest = await shop.guest();
    const published = [onAlzette, onMoselle].flatMap((site) => site?.get(offer.variantCode) ?? []);
    expect({ code: offer.variantCode, pages: published.length }).not.toMatchObject({ pages: 0 });
    for (const each of published) {
      expect(each.availability).toBe('https://schema.org/InStock');
      const inMonth = await charged(guest, offer, each);
      for (let month = 0; month < 48; month += 1) {
        const due = dueInMonth(each, month);
        if (due !== null)
          expect({ code: each.sku, month, due }).toEqual({ code: each.sku, month, due: inMonth(month) });
      }
    }
  }
  const packs = await shop.database.selectFrom('catalogue_starter_packs').select(['code', 'product_code']).execute();
  for (const { code, product_code: productCode } of packs) {
    const published = [onAlzette, onMoselle].flatMap((site) => site?.get(code) ?? []);
    expect({ code, pages: published.length }).toEqual({ code, pages: 2 });
    for (const each of published) {
      const items = [orderItem({ type: 'prepaid-starter-pack', productCode, variantCode: code })];
      const displayedTotals = { oneOff: dueToday(each), monthly: 0 };
      const { status } = await (await shop.guest()).createOrder(starterPack({ items, displayedTotals }));
      expect({ code, status }).toEqual({ code, status: 201 });
    }
  }
  // Every published offer is on sale, unless it is sold out.
  const codes = new Set([...offers.map(({ variantCode }) => variantCode), ...packs.map(({ code }) => code)]);
  for (const site of [onAlzette, onMoselle]) {
    const others = [...(site ?? [])].filter(([code]) => !codes.has(code)).flatMap(([, published]) => published);
    expect(others.length).toBeGreaterThan(0);
    for (const { availability } of others) expect(availability).toBe('https://schema.org/OutOfStock');
  }
}, 300_000);
