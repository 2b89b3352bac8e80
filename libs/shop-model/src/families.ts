/** The families of subscriptions; each has its list in the catalogue and its page in the shop. */
export const subscriptionFamilies = ['mobile', 'internet', 'internet-mobile', 'tv', 'duo'] as const;
export type SubscriptionFamily = (typeof subscriptionFamilies)[number];

export function isSubscriptionFamily(value: unknown): value is SubscriptionFamily {
  return subscriptionFamilies.some((family) => family === value);
}
