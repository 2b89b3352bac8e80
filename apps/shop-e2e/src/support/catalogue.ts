// The responses of the catalogue's server, and sums over them that share no code with the shop.

interface Price {
  readonly applied: { readonly newCustomer: number; readonly existingCustomer: number };
}

interface Sold {
  readonly code: string;
  readonly price: Price;
  readonly activationFee: number;
}

interface Offer extends Sold {
  readonly additionals: readonly {
    readonly code: string;
    readonly required: boolean;
    readonly included: boolean;
    readonly variants: readonly Sold[];
  }[];
  readonly tvPackages?: readonly Sold[];
  readonly options: { readonly device_funding?: { readonly extra: string } };
  readonly subscription?: Offer | null;
}

export interface Due {
  readonly monthly: number;
  readonly today: number;
}

type Client = keyof Price['applied'];

/** One item of an order as the catalogue has it; amounts in cents for one piece. */
export interface SoldLine {
  readonly code: string;
  readonly quantity: number;
  readonly monthly: number;
  readonly activation: number;
  readonly upfront: number;
}

/** An offer's item, then those of the add-ons and packages whose variant codes are given, and of the required ones. */
export async function linesFor(
  apiUrl: string,
  path: string,
  chosen: Readonly<Record<string, number>> = {},
  client: Client = 'newCustomer',
): Promise<readonly SoldLine[]> {
  const response = await fetch(`${apiUrl}/api/catalogue/${path}?locale=en`);
  if (!response.ok) throw new Error(`The catalogue responded ${response.status} for ${path}`);
  const offer = (await response.json()) as Offer;
  const plans = offer.subscription ? [offer, offer.subscription] : [offer];
  const offered = plans.flatMap((plan) => [
    ...plan.additionals
      .filter(({ included }) => !included)
      .flatMap(({ variants, required }) =>
        variants.map((variant, place) => ({ ...variant, isRequired: required && place === 0 })),
      ),
    ...(plan.tvPackages ?? []).map((each) => ({ ...each, isRequired: false })),
  ]);
  const missing = Object.keys(chosen).filter((code) => !offered.some((each) => each.code === code));
  if (missing.length > 0) throw new Error(`${path} does not offer ${missing.join(', ')}`);
  const main = {
    code: offer.code,
    quantity: 1,
    monthly: plans.reduce((sum, { price }) => sum + price.applied[client], 0),
    activation: plans.reduce((sum, { activationFee }) => sum + activationFee, 0),
    upfront: upfrontOf(offer),
  };
  const addOns = offered.map(({ code, price, activationFee, isRequired }) => ({
    code,
    quantity: chosen[code] ?? (isRequired ? 1 : 0),
    monthly: price.applied[client],
    activation: activationFee,
    upfront: 0,
  }));
  return [main, ...addOns.filter(({ quantity }) => quantity > 0)];
}

/** The amounts that the cart should show for the same products. */
export async function dueFor(apiUrl: string, path: string, chosen?: Readonly<Record<string, number>>): Promise<Due> {
  return dueOf(await linesFor(apiUrl, path, chosen));
}

export function dueOf(items: readonly SoldLine[]): Due {
  return {
    monthly: items.reduce((sum, { quantity, monthly }) => sum + quantity * monthly, 0),
    today: items.reduce((sum, { quantity, activation, upfront }) => sum + quantity * (activation + upfront), 0),
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
