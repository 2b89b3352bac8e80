// The catalogue as its server answers it, and sums over it written apart from the shop's own code.

interface Price {
  readonly applied: { readonly newCustomer: number; readonly existingCustomer: number };
}

interface Sold {
  readonly code: string;
  readonly price: Price;
  readonly activationFee: number;
}

interface Offer extends Sold {
  readonly additionals: readonly { readonly code: string; readonly required: boolean; readonly included: boolean; readonly variants: readonly Sold[] }[];
  readonly tvPackages?: readonly Sold[];
  readonly options: { readonly device_funding?: { readonly extra: string } };
  readonly subscription?: Offer | null;
}

export interface Due {
  readonly monthly: number;
  readonly today: number;
}

/** What the cart should ask for: one offer with the add-ons and packages whose variant codes are given, each with its quantity. */
export async function dueFor(apiUrl: string, path: string, chosen: Readonly<Record<string, number>> = {}): Promise<Due> {
  const answer = await fetch(`${apiUrl}/api/catalogue/${path}?locale=en`);
  if (!answer.ok) throw new Error(`The catalogue answered ${answer.status} for ${path}`);
  const offer = (await answer.json()) as Offer;
  const plans = offer.subscription ? [offer, offer.subscription] : [offer];
  const offered = plans.flatMap((plan) => [
    ...plan.additionals.filter(({ included }) => !included).flatMap(({ variants, required }) => variants.map((variant, place) => ({ ...variant, isRequired: required && place === 0 }))),
    ...(plan.tvPackages ?? []).map((each) => ({ ...each, isRequired: false })),
  ]);
  const addOns = offered.flatMap((each) => {
    const quantity = chosen[each.code] ?? (each.isRequired ? 1 : 0);
    return Array.from({ length: quantity }, () => each);
  });
  const missing = Object.keys(chosen).filter((code) => !offered.some((each) => each.code === code));
  if (missing.length > 0) throw new Error(`${path} does not offer ${missing.join(', ')}`);
  const parts: readonly Sold[] = [...plans, ...addOns];
  return {
    monthly: parts.reduce((sum, { price }) => sum + price.applied.newCustomer, 0),
    today: parts.reduce((sum, { activationFee }) => sum + activationFee, 0) + upfrontOf(offer),
  };
}

export function sumOf(dues: readonly Due[]): Due {
  return {
    monthly: dues.reduce((sum, { monthly }) => sum + monthly, 0),
    today: dues.reduce((sum, { today }) => sum + today, 0),
  };
}

/** `149,00` is 14900. */
function upfrontOf({ options }: Offer): number {
  return Number((options.device_funding?.extra ?? '0,00').replace(',', ''));
}
