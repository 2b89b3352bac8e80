import fc from 'fast-check';
import {
  type AdditionalProduct,
  addOnItem,
  type CartItem,
  type DeviceOffer,
  deviceOfferCode,
  formatDecimalComma,
  offerOf,
  type Problem,
  type SubscriptionVariant,
  type TvPackage,
  tvPackageItem,
} from '@alzette/shop-model';
import { ShopHttpError } from '../http-error';

/** A random cart, and the offers of the catalogue that it comes from. */
export interface AnyCart {
  readonly items: readonly CartItem[];
  readonly offers: readonly (DeviceOffer | SubscriptionVariant)[];
}
export type Responses = Map<string, unknown>;

const cents = fc.integer({ min: 0, max: 200_000 });
const price = fc.record({
  applied: fc.record({ newCustomer: cents, existingCustomer: cents }),
  original: cents,
  discountDuration: fc.option(fc.integer({ min: 1, max: 24 })),
});

function sold(code: string) {
  return {
    code,
    name: `Name of ${code}`,
    product: { code: `product-${code}`, name: `Product ${code}` },
    activationFeeName: 'Fee',
    attributes: {},
  };
}

const anyAdditional = fc.record({
  isCountable: fc.boolean(),
  deliverable: fc.boolean(),
  required: fc.boolean(),
  price,
  activationFee: cents,
});

function additional(
  index: number,
  { isCountable, deliverable, required, price: itsPrice, activationFee }: Values<typeof anyAdditional>,
): AdditionalProduct {
  const code = `additional-${index}`;
  const variants = [1, 2].map((number) => ({
    ...sold(`${code}-${number}`),
    product: { code, name: code },
    price: itsPrice,
    activationFee,
  }));
  const attributes = {
    subscription_additional_title: `Title ${index}`,
    subscription_additional_is_countable: isCountable,
  };
  return {
    code,
    name: code,
    attributes,
    display: 'row',
    image: null,
    required,
    included: false,
    deliverable,
    variants,
  };
}

type Values<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const anyLine = fc.record({
  type: fc.constantFrom(
    'device' as const,
    'mobile' as const,
    'internet' as const,
    'internet-mobile' as const,
    'tv' as const,
    'duo' as const,
  ),
  price,
  activationFee: cents,
  upfront: fc.integer({ min: 0, max: 99_999 }),
  hasPlan: fc.boolean(),
  additionals: fc.array(anyAdditional, { maxLength: 3 }),
  packages: fc.integer({ min: 0, max: 2 }),
  chosen: fc.array(
    fc.record({
      isIn: fc.boolean(),
      variant: fc.integer({ min: 0, max: 1 }),
      quantity: fc.integer({ min: 1, max: 10 }),
    }),
    { minLength: 3, maxLength: 3 },
  ),
});

/** Carts of 1 to 8 items of every type, with add-ons and packages, the required ones included. */
export const anyCart: fc.Arbitrary<AnyCart> = fc.array(anyLine, { minLength: 1, maxLength: 8 }).map((lines) => {
  const made = lines.map(makeLine);
  return { items: made.flatMap(({ items }) => items), offers: made.map(({ offer }) => offer) };
});

function makeLine(
  values: Values<typeof anyLine>,
  index: number,
): { offer: AnyCart['offers'][number]; items: CartItem[] } {
  const offer =
    values.type === 'device'
      ? deviceOffer(values, index)
      : subscription(values.type, values, `${values.type}-${index}`);
  const added = { identifier: `line-${index}`, origin: '/en/offers' };
  const item = offer.type === 'device' ? offerOf(offer).item(added) : offerOf(offer).item(added);
  const offered = offer.type === 'device' ? offerOf(offer).addOns.products : offer.additionals;
  const packages = offer.type === 'device' ? [] : offer.tvPackages;
  const addOns = offered.flatMap((product, place) => {
    const { isIn, variant, quantity } = values.chosen[place % 3]!;
    return isIn || product.required ? [addOnItem(item, product, product.variants[variant]!, quantity)] : [];
  });
  return {
    offer,
    items: [item, ...addOns, ...packages.map((each, place) => tvPackageItem(item, each, `17970-${index}-${place}`))],
  };
}

function subscription(
  type: SubscriptionVariant['type'],
  values: Values<typeof anyLine>,
  code: string,
): SubscriptionVariant {
  const tvPackages: TvPackage[] = Array.from(
    { length: type === 'tv' || type === 'duo' ? values.packages : 0 },
    (_, place) => ({
      ...sold(`${code}-pack-${place}`),
      price: values.price,
      activationFee: 0,
    }),
  );
  return {
    ...sold(code),
    type,
    price: values.price,
    activationFee: values.activationFee,
    commitment: { months: 24, text: '24 months' },
    options: { data: null, data_eu: null },
    highlights: [],
    esim: values.hasPlan,
    installationModes: [],
    additionals: values.additionals.map((each, index) => additional(index, each)),
    tvPackages,
  };
}

function deviceOffer(values: Values<typeof anyLine>, index: number): DeviceOffer {
  const plan = values.hasPlan ? subscription('mobile', values, `plan-${index}`) : null;
  const extra = formatDecimalComma(values.upfront);
  return {
    ...sold(deviceOfferCode(`phone-${index}`, plan?.code ?? null)),
    type: 'device',
    taxon: `phone-${index}`,
    price: values.price,
    activationFee: 0,
    storage: { quantity: 256, unit: 'GB' },
    colour: { id: 'blue', label: 'Blue', swatch: '#20426a' },
    options: { device_funding: { code: 'funding-24', label: '24 instalments', extra, months: 24 } },
    commitment: { months: 24, text: '24 months' },
    subscription: plan,
    esim: true,
    image: '/blue.svg',
    additionals: [],
  };
}

/** The responses of a catalogue with exactly these offers. */
export function catalogueOf({ offers }: AnyCart): Responses {
  return new Map(
    offers.map((offer): [string, unknown] => {
      const family = offer.type === 'internet-mobile' ? 'internet' : offer.type;
      const base = offer.type === 'device' ? 'devices' : `subscriptions/${family}`;
      return [`/api/catalogue/${base}/variant/${encodeURIComponent(offer.code)}`, offer];
    }),
  );
}

export function goneProblem(name: string): ShopHttpError {
  const problem: Problem = { type: 'about:blank', title: 'Withdrawn', status: 410, code: 'offer_withdrawn', name };
  return new ShopHttpError(410, 'offer_withdrawn', problem);
}
