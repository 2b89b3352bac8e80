import { locales, subscriptionFamilies, type DeviceList, type SubscriptionList } from '@alzette/shop-model';
import { openTestShop, type TestShop } from '../../test/shop';
import type { ShopVisitor } from '../../test/shop-visitor';

let shop: TestShop;
let visitor: ShopVisitor;

beforeAll(async () => {
  shop = await openTestShop();
  visitor = await shop.visitor();
});
afterAll(() => shop.close());

const base = '/api/catalogue';

/** Only the name of a fee of 0 may be empty. */
function emptyTexts(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  return Object.entries(fields).flatMap(([key, entry]) =>
    key === 'activationFeeName' && fields['activationFee'] === 0 ? [] : emptyTexts(entry, `${path}/${key}`),
  );
}

const paths = [
  'devices',
  ...subscriptionFamilies.map((family) => `subscriptions/${family}`),
  'prepaid/top-up-amounts',
  'prepaid/starter-packs',
];
it.each(paths)('[D9, D11, D12] every text of %s is in three languages', async (path) => {
  const responses = await Promise.all(
    locales.map((locale) => visitor.call<{ items: unknown[] }>('GET', `${base}/${path}?locale=${locale}`)),
  );
  for (const { body } of responses) {
    expect(body.items.length).toBeGreaterThan(0);
    expect(emptyTexts(body, path)).toEqual([]);
  }
  const [french, english, german] = responses.map(({ bytes }) => bytes.toString());
  expect(french).not.toBe(english);
  expect(english).not.toBe(german);
});

it('[D12] every text of every device is in three languages', async () => {
  const { body } = await visitor.call<DeviceList>('GET', `${base}/devices`);
  for (const { slug } of body.items) {
    const responses = await Promise.all(
      locales.map((locale) => visitor.call('GET', `${base}/devices/${slug}?locale=${locale}`)),
    );
    for (const response of responses) expect(emptyTexts(response.body, slug)).toEqual([]);
    expect(new Set(responses.map(({ bytes }) => bytes.toString())).size).toBe(3);
  }
});

/** The attributes of spec 3.2 by kind of entry, and our own: the recommendation of a plan and the channels of a package. */
const attributeNames = {
  variant: [
    'subscription_internet_speed_value',
    'subscription_internet_speed_unit',
    'subscription_internet_webdeals',
    'subscription_internet_webdeals_value',
    'subscription_internet_webdeals_text',
    'subscription_internet_label',
    'subscription_mobile_webdeals',
    'subscription_mobile_webdeals_value',
    'subscription_mobile_webdeals_text',
    'subscription_duo_webdeals',
    'subscription_duo_webdeals_value',
    'subscription_duo_webdeals_text',
    'subscription_internet_mobile_webdeals',
    'subscription_internet_mobile_webdeals_value',
    'subscription_internet_mobile_webdeals_text',
    'mobile_subscription_full_name',
    'subscription_tv_characteristic_main_unit',
    'subscription_tv_characteristic_second_unit',
    'subscription_tv_require_apple_tv',
    'subscription_recommended',
  ],
  installation: ['installation_mode_label', 'installation_mode_description'],
  package: ['tv_thematic_package_title', 'tv_thematic_package_detail_subtitle', 'tv_thematic_package_channels'],
  additional: [
    'title',
    'subtitle',
    'pretitle',
    'header_title',
    'footer_description',
    'show_toggle',
    'is_countable',
    'max_quantity',
    'on_add_popup',
    'on_remove_popup',
    'read_more_link',
    'read_more_popup_enabled',
    'read_more_popup_title',
    'read_more_popup_content',
    'variant_name',
  ].map((name) => `subscription_additional_${name}`),
};

it('[D9, D10, D11] the catalogue uses every attribute of the specification, and two more', async () => {
  const lists = await Promise.all(
    subscriptionFamilies.map((family) => visitor.call<SubscriptionList>('GET', `${base}/subscriptions/${family}`)),
  );
  const offers = lists.flatMap(({ body }) => body.items);
  const phone = await visitor.call<SubscriptionList['items'][number]>('GET', `${base}/devices/ernz-9-pro`);
  const additionals = [...offers, phone.body].flatMap((offer) => offer.additionals);
  const used = {
    variant: namesOf(offers),
    installation: namesOf(offers.flatMap(({ installationModes }) => installationModes)),
    package: namesOf(offers.flatMap(({ tvPackages }) => tvPackages)),
    additional: namesOf([...additionals, ...additionals.flatMap(({ variants }) => variants)]),
  };
  for (const kind of ['variant', 'installation', 'package', 'additional'] as const) {
    expect(used[kind]).toEqual([...attributeNames[kind]].sort());
  }
});

it('[D6, D7, D8, D9] the catalogue has add-ons of every kind', async () => {
  const { body: phone } = await visitor.call<SubscriptionList['items'][number]>('GET', `${base}/devices/ernz-9-pro`);
  const lists = await Promise.all(
    subscriptionFamilies.map((family) => visitor.call<SubscriptionList>('GET', `${base}/subscriptions/${family}`)),
  );
  const all = [phone, ...lists.flatMap(({ body }) => body.items)].flatMap(({ additionals }) => additionals);
  const countable = all.filter(({ attributes }) => attributes['subscription_additional_is_countable'] === true);
  const codesOf = (list: typeof all) => new Set(list.map(({ code }) => code));
  expect(codesOf(all).size).toBeGreaterThanOrEqual(12);
  expect(
    codesOf(countable.filter(({ attributes }) => attributes['subscription_additional_max_quantity'] === undefined)),
  ).toEqual(new Set(['data-boost']));
  expect(countable.some(({ attributes }) => attributes['subscription_additional_max_quantity'] === 3)).toBe(true);
  expect(all.some(({ required }) => required) && all.some(({ included }) => included)).toBe(true);
  expect(new Set(all.map(({ display }) => display))).toEqual(new Set(['row', 'column']));
  expect(all.some(({ variants }) => variants.length > 1)).toBe(true);
  const variants = all.flatMap((additional) => additional.variants);
  expect(
    variants.some(({ price }) => price.discountDuration !== null && price.applied.newCustomer < price.original),
  ).toBe(true);
  expect(variants.some(({ activationFee }) => activationFee > 0)).toBe(true);
  expect(all.some(({ deliverable, image }) => deliverable && image !== null)).toBe(true);
});

function namesOf(entries: readonly { readonly attributes: object }[]): string[] {
  return [...new Set(entries.flatMap(({ attributes }) => Object.keys(attributes)))].sort();
}
