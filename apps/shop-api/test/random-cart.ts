import fc, { type GeneratorValue } from 'fast-check';
import type { ComplementaryInformation, OrderItem, OrderRequest } from '@alzette/shop-model';
import { complementary, customerOrder, installed, orderItem } from './builders';
import type { OracleAddOn, OracleOffer } from './price-oracle';
import { residentProof } from './resident-proof';

/** A valid cart and its price by the oracle, in cents. */
export interface RandomCart {
  readonly isCustomer: boolean;
  readonly change: Partial<OrderRequest>;
  readonly totals: { readonly oneOff: number; readonly monthly: number };
}

interface Line {
  readonly items: readonly OrderItem[];
  readonly information: readonly ComplementaryInformation[];
  readonly oneOff: number;
  readonly monthly: number;
}

const voucher = { voucherCode: 'WELCOME50', amount: 5000, number: '+352691123456' };

/** One to four items of any family with add-ons, for a new or existing customer, sometimes with a voucher. */
export function randomCart(generate: GeneratorValue, offers: readonly OracleOffer[]): RandomCart {
  const isCustomer = generate(fc.boolean);
  const count = generate(fc.integer, { min: 1, max: 4 });
  const lines = Array.from({ length: count }, (_, index) =>
    randomLine(generate, offers, `line-${index}`, isCustomer, index === 0),
  );
  const items = lines.flatMap((item) => item.items);
  const totals = { oneOff: sum(lines, ({ oneOff }) => oneOff), monthly: sum(lines, ({ monthly }) => monthly) };
  const change = {
    items,
    complementaryInformations: lines.flatMap(({ information }) => information),
    displayedTotals: totals,
  };
  const buyer = isCustomer ? customerOrder : { proofOfResidence: residentProof({ items }) };
  return { isCustomer, totals, change: { ...buyer, ...change } };
}

function randomLine(
  generate: GeneratorValue,
  offers: readonly OracleOffer[],
  identifier: string,
  isCustomer: boolean,
  mayHaveVoucher: boolean,
): Line {
  const offer = pick(generate, offers);
  const hasVoucher = isCustomer && mayHaveVoucher && offer.type === 'device' && offer.hasSim && generate(fc.boolean);
  const quantity = hasVoucher ? 1 : generate(fc.integer, { min: 1, max: 3 });
  const mode = offer.modes.length > 0 ? pick(generate, offer.modes) : null;
  const addOns = chosenAddOns(generate, offer).map((addOn) => ({
    addOn,
    count: generate(fc.integer, { min: 1, max: addOn.most }),
  }));
  const { type, productCode, variantCode } = offer;
  const monthlyOf = (price: Pick<OracleOffer, 'forNew' | 'forExisting'>) =>
    isCustomer ? price.forExisting : price.forNew;
  const reduction = hasVoucher ? Math.min(voucher.amount, offer.upfront) : 0;
  return {
    items: [
      orderItem({
        identifier,
        type,
        productCode,
        variantCode,
        quantity,
        ...(hasVoucher && { voucherCode: voucher.voucherCode }),
      }),
      ...addOns.map(({ addOn, count }, index) => addOnItem(addOn, `${identifier}-${index}`, identifier, count)),
    ],
    information: informationOf(offer, identifier, mode?.code ?? null, hasVoucher),
    oneOff:
      (offer.once + (mode?.price ?? 0) - reduction) * quantity + sum(addOns, ({ addOn, count }) => addOn.once * count),
    monthly: monthlyOf(offer) * quantity + sum(addOns, ({ addOn, count }) => monthlyOf(addOn) * count),
  };
}

/** The required add-ons and some others, one variant of each. */
function chosenAddOns(generate: GeneratorValue, { addOns }: OracleOffer): OracleAddOn[] {
  const products = [...new Set(addOns.map(({ productCode }) => productCode))];
  return products.flatMap((productCode) => {
    const variants = addOns.filter((addOn) => addOn.productCode === productCode);
    const isWanted = variants.some(({ required }) => required) || generate(fc.integer, { min: 0, max: 3 }) === 0;
    return isWanted ? [pick(generate, variants)] : [];
  });
}

function addOnItem(
  { type, productCode, variantCode }: OracleAddOn,
  identifier: string,
  parentIdentifier: string,
  quantity: number,
) {
  return orderItem({ identifier, type, productCode, variantCode, parentIdentifier, quantity });
}

export function informationOf(
  { hasSim, variantCode }: OracleOffer,
  identifier: string,
  mode: string | null,
  changesLine: boolean,
) {
  const change = changesLine ? ({ subscriptionMode: 'change', currentPhoneNumber: voucher.number } as const) : {};
  const sim = { simType: hasSim ? ('physical' as const) : null, ...change };
  if (mode !== null) return [installed(identifier, variantCode, mode, sim)];
  return hasSim ? [complementary({ identifier, productVariant: { code: variantCode }, ...sim })] : [];
}

function sum<Value>(values: readonly Value[], amount: (value: Value) => number): number {
  return values.reduce((total, value) => total + amount(value), 0);
}

function pick<Value>(generate: GeneratorValue, values: readonly Value[]): Value {
  const value = values[generate(fc.nat, { max: values.length - 1 })];
  if (value === undefined) throw new RangeError('There is nothing to pick from');
  return value;
}
