import { useReading, type Reading } from '@alzette/offer-widgets';
import { getSubscriptions } from '@alzette/shop-client';
import type { SubscriptionFamily, SubscriptionVariant } from '@alzette/shop-model';

/** The plans of a family in the page's language. */
export function usePlans(family: SubscriptionFamily): Reading<readonly SubscriptionVariant[]> {
  return useReading(`subscriptions/${family}`, (http, locale) => getSubscriptions(http, family, locale));
}

/** The plan of that code; otherwise the one in the middle, which most people take. */
export function planToShow(plans: readonly SubscriptionVariant[], code: string | null): SubscriptionVariant | null {
  return plans.find((plan) => plan.code === code) ?? plans[Math.floor((plans.length - 1) / 2)] ?? null;
}
