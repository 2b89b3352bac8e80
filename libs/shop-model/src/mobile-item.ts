import type { CartItem, ItemPrice, SimType } from './cart';
import type { MobileVariant } from './wire/catalogue';

interface AddedItem {
  readonly identifier: string;
  /** Same-site path of the page it is added from. */
  readonly origin: string;
}

/** A new mobile line from a plan of the catalogue. The SIM is physical until the shopper chooses otherwise. */
export function mobileItem(variant: MobileVariant, { identifier, origin }: AddedItem): CartItem {
  return {
    identifier,
    type: 'mobile',
    taxon: null,
    parentIdentifier: null,
    origin,
    quantity: 1,
    subscriptionMode: 'new',
    keepNumber: false,
    simType: 'physical',
    voucher: null,
    advantages: [],
    ...catalogueFields(variant),
  };
}

/** The same line with what the catalogue says now: names and facts in its language, today's prices. */
export function refreshedMobileItem(item: CartItem, variant: MobileVariant): CartItem {
  const simType: SimType | null = variant.esim ? item.simType : 'physical';
  return { ...item, ...catalogueFields(variant), simType };
}

function catalogueFields(variant: MobileVariant) {
  const { code, name, product, commitment, esim } = variant;
  return {
    product,
    variant: { code, name },
    esim,
    price: priceOf(variant),
    facts: [variant.options.data.label, commitment.text],
    commitmentMonths: commitment.months,
  };
}

function priceOf({ price, activationFee, activationFeeName }: MobileVariant): ItemPrice {
  return { ...price, activationFee, activationFeeName };
}
