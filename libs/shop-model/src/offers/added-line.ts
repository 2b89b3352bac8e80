import type { CartItem, ChangedLine, ItemPrice } from '../cart';
import type { AdditionalProduct, VariantPrice } from '../wire/catalogue';

/** What the shopper decided about a line, beside which offer it is. */
export interface AddedLine {
  readonly identifier: string;
  /** Same-site path of the page it is added from. */
  readonly origin: string;
  /** The customer's line that it changes; a new line without. */
  readonly changedLine?: ChangedLine | null;
}

/** The fields of a cart item that no catalogue decides, as they are at the start. */
export function freshLine({ identifier, origin, changedLine = null }: AddedLine) {
  return {
    identifier,
    origin,
    changedLine,
    parentIdentifier: null,
    quantity: 1,
    subscriptionMode: changedLine ? 'change' : 'new',
    keepNumber: typeof changedLine?.phoneNumber === 'string',
    voucher: null,
  } as const satisfies Partial<CartItem>;
}

/** A line as the offer makes it, with what the shopper answered on the line before, where the offer still has that answer. */
export function withAnswers(line: CartItem, before: CartItem): CartItem {
  const hasEsim = line.simType !== null && line.esim;
  const hasMode = line.installationModes.some(({ code }) => code === before.installationMode);
  return {
    ...line,
    simType: hasEsim ? (before.simType ?? line.simType) : line.simType,
    installationMode: hasMode ? before.installationMode : line.installationMode,
  };
}

interface PricedOffer {
  readonly price: VariantPrice;
  readonly activationFee: number;
  readonly activationFeeName: string;
}

export function itemPrice({ price, activationFee, activationFeeName }: PricedOffer, upfront = 0): ItemPrice {
  return { ...price, activationFee, activationFeeName, upfront };
}

/** Add-ons included at no price are no lines of their own: the line lists them (spec rows D6, 3.1). */
export function advantagesOf(additionals: readonly AdditionalProduct[]) {
  const included = additionals.filter((additional) => additional.included);
  return {
    advantages: included.map(({ code }) => code),
    advantageNames: included.map(({ name, attributes }) => String(attributes['subscription_additional_title'] ?? name)),
  };
}

export const noAddOnFields = { maxQuantity: 1, required: false, deliverable: false } as const;

export const noInstallation = { installationModes: [], installationMode: null } as const;
