import { setTimeout as sleep } from 'node:timers/promises';
import {
  centsToEuros,
  type DeviceList,
  devicePath,
  type DeviceTaxon,
  type DeviceVariant,
  isLegalPage,
  isSoldOut,
  isSubscriptionFamily,
  type Offer,
  offerOf,
  pathFor,
  phoneHref,
  type StarterPackList,
  storageText,
  type SubscriptionList,
  type SubscriptionVariant,
} from '@alzette/shop-model';
import {
  DeviceListSchema,
  DeviceTaxonSchema,
  StarterPackListSchema,
  SubscriptionListSchema,
} from '@alzette/shop-model/schemas';
import { Ajv } from 'ajv';
import type { FastifyBaseLogger } from 'fastify';
import type { ReadCatalogue } from '../ssr/catalogue-responses';
import { escapeJson } from '../http/escape-json';
import { type SharedPart, sharedPart } from '../http/page-body';
import { pageMessages } from './messages';
import type { OperatorFiles } from './operator-files';
import { priceFields, totalPrice } from './offer-prices';
import type { FoundPage } from './search-engines';

type Described = Pick<FoundPage, 'page' | 'device' | 'locale' | 'operator' | 'siteUrl'>;
type Node = Readonly<Record<string, unknown>>;

/** The offers of a page for search engines, as escaped JSON-LD; null for other pages, and without the catalogue. */
export type StructuredData = (page: Described) => Promise<SharedPart | null>;

const ajv = new Ajv();
const isDeviceList = ajv.compile<DeviceList>(DeviceListSchema);
const isDevice = ajv.compile<DeviceTaxon>(DeviceTaxonSchema);
const isStarterPackList = ajv.compile<StarterPackList>(StarterPackListSchema);
const isSubscriptionList = ajv.compile<SubscriptionList>(SubscriptionListSchema);

/** How long the page waits for the catalogue. */
const timeoutMs = 300;

/** Prices are those of a new customer, on the pages of all visitors: search engines visit without a login. */
export function structuredData(
  read: ReadCatalogue,
  { pictures }: OperatorFiles,
  log: FastifyBaseLogger,
): StructuredData {
  // The catalogue's responses are cached, and so are the descriptions created from them.
  const described = new WeakMap<object, SharedPart | null>();
  const withoutOffers = new Map<string, SharedPart>();

  function describe(page: Described, body: unknown): SharedPart | null {
    try {
      return written(nodesOf(page, body));
    } catch (err) {
      log.error({ err }, 'offers not described: the page is sent without JSON-LD');
      return null;
    }
  }

  async function offersOn(page: Described, path: string): Promise<SharedPart | null> {
    const response = await read(`/api/catalogue/${path}?locale=${page.locale}`);
    if (response.status !== 200) return null;
    const known = described.get(response);
    if (known !== undefined) return known;
    const text = describe(page, response.body);
    described.set(response, text);
    return text;
  }

  /** The description of a page that does not depend on the catalogue. */
  function describedOnce(page: Described, nodes: () => readonly Node[]): SharedPart {
    const key = `${page.page} ${page.locale}`;
    const known = withoutOffers.get(key) ?? written(nodes());
    withoutOffers.set(key, known);
    return known;
  }

  return async (page) => {
    if (page.page === 'home') return describedOnce(page, () => [organization(page, pictures['icon-512'])]);
    // All amounts are one product, which has no price of its own.
    if (page.page === 'top-up') return describedOnce(page, () => [breadcrumbs(page)]);
    const path = pathInCatalogue(page);
    if (path === null) return null;
    const offers = offersOn(page, path).catch((err: unknown) => {
      log.warn({ err }, 'offers not read: the page is sent without JSON-LD');
      return null;
    });
    return Promise.race([offers, sleep(timeoutMs, null, { ref: false })]);
  };
}

function pathInCatalogue({ page, device }: Described): string | null {
  if (page === 'phones') return device === null ? 'devices' : `devices/${encodeURIComponent(device)}`;
  if (page === 'starter-packs') return 'prepaid/starter-packs';
  return isSubscriptionFamily(page) ? `subscriptions/${page}` : null;
}

function written(graph: readonly Node[]): SharedPart {
  return sharedPart(escapeJson({ '@context': 'https://schema.org', '@graph': graph }));
}

/** @throws for a body that is not a response of the catalogue */
function nodesOf(page: Described, body: unknown): readonly Node[] {
  if (page.device !== null && isDevice(body)) return [breadcrumbs(page, body.name), deviceProduct(page, body)];
  if (page.device === null && page.page === 'phones' && isDeviceList(body)) {
    return list(
      page,
      body.items.map((device) => listedDevice(page, device)),
    );
  }
  if (page.page === 'starter-packs' && isStarterPackList(body)) {
    return list(
      page,
      body.items.map((pack) => packProduct(page, pack)),
    );
  }
  if (isSubscriptionFamily(page.page) && isSubscriptionList(body)) {
    return list(
      page,
      body.items.map((plan) => planProduct(page, plan)),
    );
  }
  throw new Error('The catalogue sent an unexpected response');
}

function list(page: Described, products: readonly Node[]): readonly Node[] {
  const elements = products.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item }));
  return [breadcrumbs(page), ...(elements.length > 0 ? [{ '@type': 'ItemList', itemListElement: elements }] : [])];
}

function organization({ operator, siteUrl }: Described, logo: string | undefined): Node {
  const { street, postcode, city } = operator.registeredOffice;
  const telephone = phoneHref(operator.support.phone).replace('tel:', '');
  return {
    ...seller({ operator, siteUrl }),
    legalName: operator.legalName,
    url: siteUrl,
    ...(logo !== undefined && { logo: new URL(logo, siteUrl).href }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode,
      addressLocality: city,
      addressCountry: 'LU',
    },
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone },
  };
}

function seller({ operator, siteUrl }: Pick<Described, 'operator' | 'siteUrl'>): Node {
  return { '@type': 'Organization', '@id': new URL('/#organization', siteUrl).href, name: operator.name };
}

function breadcrumbs(page: Described, deviceName: string | null = null): Node {
  const { locale, operator, siteUrl } = page;
  const steps = [
    { name: operator.name, path: pathFor('home', locale, operator.paths) },
    { name: titleOf(page), path: listPath(page) },
    ...(deviceName === null ? [] : [{ name: deviceName, path: devicePath(page.device ?? '', locale, operator.paths) }]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, siteUrl).href,
    })),
  };
}

function titleOf({ page, locale }: Described): string {
  return pageMessages[locale].titles[page === 'remote' || isLegalPage(page) ? 'unknown' : page];
}

/** The page itself, or for a device the page of all devices. */
function listPath({ page, locale, operator }: Described): string {
  return pathFor(page === 'remote' || page === 'unknown' ? 'home' : page, locale, operator.paths);
}

function planProduct(page: Described, plan: SubscriptionVariant): Node {
  const offer = offerOf(plan);
  const url = new URL(listPath(page), page.siteUrl);
  url.searchParams.set('plan', plan.code);
  return {
    '@type': 'Product',
    name: plan.name,
    sku: plan.code,
    description: [...new Set([...offer.facts, ...plan.highlights])].join(', '),
    category: titleOf(page),
    brand: { '@type': 'Brand', name: page.operator.name },
    offers: {
      '@type': 'Offer',
      url: url.href,
      availability: 'https://schema.org/InStock',
      seller: seller(page),
      ...priceFields(offer),
    },
  };
}

/** Its price is paid once. */
function packProduct(page: Described, { code, name, amount, highlights }: StarterPackList['items'][number]): Node {
  return {
    '@type': 'Product',
    name,
    sku: code,
    description: highlights.join(', '),
    category: titleOf(page),
    brand: { '@type': 'Brand', name: page.operator.name },
    offers: {
      '@type': 'Offer',
      url: new URL(listPath(page), page.siteUrl).href,
      availability: 'https://schema.org/InStock',
      seller: seller(page),
      priceCurrency: 'EUR',
      price: centsToEuros(amount),
    },
  };
}

/** A device of the list with the variant whose price the list shows. */
function listedDevice(page: Described, device: DeviceList['items'][number]): Node {
  const offers = { ...variantOffer(page, device.from, { ...device, additionals: [] }), seller: seller(page) };
  return { ...productOfDevice(page, device), offers };
}

function deviceProduct(page: Described, device: DeviceTaxon): Node {
  const inStock = device.variants.filter((variant) => !isSoldOut(variant));
  const offered = inStock.length > 0 ? inStock : device.variants;
  const totals = offered.map((variant) => totalPrice(aloneOffer(variant, device)));
  return {
    ...productOfDevice(page, device),
    description: device.description,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      lowPrice: Math.min(...totals),
      highPrice: Math.max(...totals),
      offerCount: device.variants.length,
      seller: seller(page),
      offers: device.variants.map((variant) => variantOffer(page, variant, device)),
    },
  };
}

type ListedDevice = Pick<DeviceTaxon, 'slug' | 'name' | 'availableBrands' | 'images' | 'attributes' | 'additionals'>;

function productOfDevice(
  page: Described,
  { slug, name, availableBrands, images }: Omit<ListedDevice, 'additionals'>,
): Node {
  const { locale, operator, siteUrl } = page;
  return {
    '@type': 'Product',
    name,
    url: new URL(devicePath(slug, locale, operator.paths), siteUrl).href,
    image: Object.values(images).map((image) => new URL(image, siteUrl).href),
    category: titleOf(page),
    brand: { '@type': 'Brand', name: availableBrands[0]?.label },
  };
}

function variantOffer(page: Described, variant: DeviceVariant, device: Omit<ListedDevice, 'name'>): Node {
  const { storage, colour, options, code, stock } = variant;
  const url = new URL(devicePath(variant.taxon, page.locale, page.operator.paths), page.siteUrl);
  // At this address the page shows the device alone, as it is priced here.
  url.search = new URLSearchParams({ variant: code, plan: 'none' }).toString();
  return {
    '@type': 'Offer',
    name: [storageText(storage), colour.label, options.device_funding.label].join(', '),
    sku: code,
    url: url.href,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${isSoldOut(variant) ? 'OutOfStock' : 'InStock'}`,
    ...(typeof stock?.expectedOn === 'string' && { availabilityStarts: stock.expectedOn }),
    ...priceFields(aloneOffer(variant, device)),
  };
}

/** The offer of a device without a plan. */
function aloneOffer(
  variant: DeviceVariant,
  { attributes, images, additionals }: Omit<ListedDevice, 'slug' | 'name'>,
): Offer {
  const image = images[variant.colour.id] ?? '';
  return offerOf({ ...variant, subscription: null, esim: attributes.esim, image, additionals });
}
