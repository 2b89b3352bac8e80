import type { HttpPort } from '@alzette/remote-contract';
import type { Locale, SubscriptionFamily, SubscriptionList, SubscriptionVariant } from '@alzette/shop-model';
import { answered } from '../answered';

/** All plans of a family, texts in the asked language. */
export async function getSubscriptions(
  http: HttpPort,
  family: SubscriptionFamily,
  locale: Locale,
): Promise<readonly SubscriptionVariant[]> {
  const { body } = await http.request<SubscriptionList>({
    method: 'GET',
    url: `/api/catalogue/subscriptions/${family}`,
    query: { locale },
  });
  return answered(body, Array.isArray(body?.items)).items;
}

/** One plan by its variant; `internet` also answers for internet-mobile. Fails with `offer_withdrawn` (410) or `not_found` (404). */
export async function getSubscription(
  http: HttpPort,
  family: SubscriptionFamily,
  variantCode: string,
  locale: Locale,
): Promise<SubscriptionVariant> {
  const path = family === 'internet-mobile' ? 'internet' : family;
  const { body } = await http.request<SubscriptionVariant>({
    method: 'GET',
    url: `/api/catalogue/subscriptions/${path}/variant/${encodeURIComponent(variantCode)}`,
    query: { locale },
  });
  return answered(body, Array.isArray(body?.additionals) && typeof body.price?.original === 'number');
}
