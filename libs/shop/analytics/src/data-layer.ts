type DataLayer = unknown[];

/**
 * Pushes an event in the shape that GA4 reads from a data layer. Ecommerce data stays in the layer, so an event with
 * ecommerce data clears the former one first.
 */
export function pushToDataLayer(layer: DataLayer, event: string, data: Readonly<Record<string, unknown>>): void {
  if ('ecommerce' in data) layer.push({ ecommerce: null });
  layer.push({ event, ...data });
}

/** The order number of a `purchase`, prepaid or not; null for any other event. */
export function purchaseNumber(event: string, { ecommerce }: Readonly<Record<string, unknown>>): string | null {
  if (event !== 'purchase' && event !== 'prepaid_purchase') return null;
  const number = (ecommerce as { transaction_id?: unknown } | undefined)?.transaction_id;
  return typeof number === 'string' ? number : null;
}

const sevenDays = 7 * 24 * 60 * 60;

/** Sets the cookie that the operator's survey reads, for seven days (spec row L3). Hosts call it with a purchase, after consent. */
export function inviteToSurvey(): void {
  document.cookie = `surveyBasket=true; path=/; max-age=${sevenDays}; samesite=lax`;
}
