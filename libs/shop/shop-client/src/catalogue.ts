import type { HttpPort } from '@alzette/remote-contract';
import {
  type CartItem,
  catalogueListOf,
  type DeliveryPrices,
  type DeviceList,
  type DeviceOffer,
  type DeviceTaxon,
  isSubscriptionFamily,
  type ItemType,
  type Locale,
  type Offer,
  offerOf,
  type PrepaidProduct,
  type StarterPackList,
  type SubscriptionFamily,
  type SubscriptionList,
  type SubscriptionVariant,
  type TopUpAmounts,
  topUpProduct,
} from '@alzette/shop-model';
import { checkedBody, errorProblem, isGone, type Unchecked } from './http-error';
import type { Query } from './query';

export const devicesQuery: Query<DeviceList> = { key: 'devices', read: getDevices };

/** A device on sale, or the name under which it was sold before; the name is null for an unknown device. */
export type FoundDevice =
  { readonly isSold: true; readonly device: DeviceTaxon } | { readonly isSold: false; readonly name: string | null };

/** A device that is not sold is a response, not a failure. */
export function deviceQuery(slug: string): Query<FoundDevice> {
  return {
    key: `devices/${slug}`,
    async read(http, locale) {
      try {
        return { isSold: true, device: await getDevice(http, slug, locale) };
      } catch (error) {
        if (!isGone(error)) throw error;
        return { isSold: false, name: errorProblem(error)?.name ?? null };
      }
    },
  };
}

export function subscriptionsQuery(family: SubscriptionFamily): Query<readonly SubscriptionVariant[]> {
  return { key: `subscriptions/${family}`, read: (http, locale) => getSubscriptions(http, family, locale) };
}

/** The offer of a cart item: `offerQuery(item.type, item.variant.code)`. */
export function offerQuery(type: ItemType, code: string): Query<Offer> {
  return {
    key: `offer ${type} ${code}`,
    read: async (http, locale) =>
      offerOf(
        isSubscriptionFamily(type)
          ? await getSubscription(http, type, code, locale)
          : await getDeviceOffer(http, code, locale),
      ),
  };
}

export const topUpAmountsQuery: Query<readonly PrepaidProduct[]> = {
  key: 'prepaid/top-up-amounts',
  read: getTopUpAmounts,
};

export const starterPacksQuery: Query<StarterPackList['items']> = {
  key: 'prepaid/starter-packs',
  read: getStarterPacks,
};

export const deliveryPricesQuery: Query<DeliveryPrices> = {
  key: 'delivery-prices',
  read: getDeliveryPrices,
};

/** Every device on sale, with the brands to filter by. */
export async function getDevices(http: HttpPort, locale: Locale): Promise<DeviceList> {
  const { body } = await http.request<Unchecked<DeviceList>>({
    method: 'GET',
    url: '/api/catalogue/devices',
    query: { locale },
  });
  return checkedBody(body, Array.isArray(body?.items) && Array.isArray(body.availableBrands));
}

/** One device with all its variants. */
export async function getDevice(http: HttpPort, slug: string, locale: Locale): Promise<DeviceTaxon> {
  const { body } = await http.request<Unchecked<DeviceTaxon>>({
    method: 'GET',
    url: `/api/catalogue/devices/${encodeURIComponent(slug)}`,
    query: { locale },
  });
  return checkedBody(body, Array.isArray(body?.variants));
}

/** One variant of a device, alone or with a plan (`deviceOfferCode`). */
export async function getDeviceOffer(http: HttpPort, code: string, locale: Locale): Promise<DeviceOffer> {
  const { body } = await http.request<Unchecked<DeviceOffer>>({
    method: 'GET',
    url: `/api/catalogue/devices/variant/${encodeURIComponent(code)}`,
    query: { locale },
  });
  return checkedBody(body, typeof body?.options?.device_funding?.extra === 'string');
}

export async function getSubscriptions(
  http: HttpPort,
  family: SubscriptionFamily,
  locale: Locale,
): Promise<readonly SubscriptionVariant[]> {
  const { body } = await http.request<Unchecked<SubscriptionList>>({
    method: 'GET',
    url: `/api/catalogue/subscriptions/${family}`,
    query: { locale },
  });
  return checkedBody(body, Array.isArray(body?.items)).items;
}

/**
 * One plan by its variant; `internet` also serves internet-mobile. Fails with `offer_withdrawn` (410) or `not_found`
 * (404).
 */
export async function getSubscription(
  http: HttpPort,
  family: SubscriptionFamily,
  variantCode: string,
  locale: Locale,
): Promise<SubscriptionVariant> {
  const { body } = await http.request<Unchecked<SubscriptionVariant>>({
    method: 'GET',
    url: `/api/catalogue/subscriptions/${catalogueListOf(family)}/variant/${encodeURIComponent(variantCode)}`,
    query: { locale },
  });
  return checkedBody(body, Array.isArray(body?.additionals) && typeof body.price?.original === 'number');
}

/**
 * Address of the contract summary of an offer, as PDF: a subscription, or a device with its plan. Its prices are those for the visitor.
 */
export function contractSummaryUrl(
  provider: string,
  { type, variant }: Pick<CartItem, 'type' | 'variant'>,
  locale: Locale,
): string {
  return `/api/v2/shop/${provider}/offers/${type}/${encodeURIComponent(variant.code)}/contract-summary?locale=${locale}`;
}

export async function getStarterPacks(http: HttpPort, locale: Locale): Promise<StarterPackList['items']> {
  const { body } = await http.request<Unchecked<StarterPackList>>({
    method: 'GET',
    url: '/api/catalogue/prepaid/starter-packs',
    query: { locale },
  });
  return checkedBody(body, Array.isArray(body?.items)).items;
}

export async function getTopUpAmounts(http: HttpPort, locale: Locale): Promise<readonly PrepaidProduct[]> {
  const { body } = await http.request<Unchecked<TopUpAmounts>>({
    method: 'GET',
    url: '/api/catalogue/prepaid/top-up-amounts',
    query: { locale },
  });
  return checkedBody(body, Array.isArray(body?.items)).items.map(topUpProduct);
}

/** The operator's tariff of deliveries, in cents. It is the same in every language. */
export async function getDeliveryPrices(http: HttpPort): Promise<DeliveryPrices> {
  const { body } = await http.request<Unchecked<DeliveryPrices>>({
    method: 'GET',
    url: '/api/catalogue/delivery-prices',
  });
  return checkedBody(body, typeof body === 'object' && body !== null);
}

/** The name of an add-on or TV package, on sale or not. */
export async function getAddOnName(
  http: HttpPort,
  type: 'subscription-additional' | 'tv-package',
  productCode: string,
  locale: Locale,
): Promise<string> {
  const kind = type === 'tv-package' ? 'tv-packages' : 'additionals';
  const { body } = await http.request<Unchecked<{ name: string }>>({
    method: 'GET',
    url: `/api/catalogue/${kind}/${encodeURIComponent(productCode)}`,
    query: { locale },
  });
  return checkedBody(body, typeof body?.name === 'string').name;
}
