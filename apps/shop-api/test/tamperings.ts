import fc, { type GeneratorValue } from 'fast-check';
import type { OrderItem, OrderRequest } from '@alzette/shop-model';
import { needsProofOfResidence } from '@alzette/shop-model';
import type { RandomCart } from './random-cart';

export interface Tampering {
  readonly name: string;
  /** The tampered order; null if the tampering does not fit this cart. */
  readonly change: (cart: RandomCart, generate: GeneratorValue) => Partial<OrderRequest> | null;
  /** The possible problem codes. */
  readonly codes: readonly string[];
}

const anyAmount = (generate: GeneratorValue) => generate(fc.integer, { min: 1, max: 100_000 });

/** The order with one fitting item changed; null without such an item. */
function withItem(fits: (item: OrderItem) => boolean, to: (item: OrderItem) => Partial<OrderItem>) {
  return ({ change }: RandomCart): Partial<OrderRequest> | null => {
    const items = change.items ?? [];
    const found = items.find(fits);
    return found ? { ...change, items: items.map((item) => (item === found ? { ...item, ...to(item) } : item)) } : null;
  };
}

const isLine = ({ parentIdentifier }: OrderItem) => parentIdentifier === null;
const isAddOn = (item: OrderItem) => !isLine(item);

export const tamperings: readonly Tampering[] = [
  {
    name: 'lower-total',
    change: ({ change, totals }, generate) =>
      totals.oneOff > 0
        ? { ...change, displayedTotals: { ...totals, oneOff: Math.max(0, totals.oneOff - anyAmount(generate)) } }
        : null,
    codes: ['price_changed'],
  },
  {
    name: 'lower-monthly',
    change: ({ change, totals }, generate) =>
      totals.monthly > 0
        ? { ...change, displayedTotals: { ...totals, monthly: Math.max(0, totals.monthly - anyAmount(generate)) } }
        : null,
    codes: ['price_changed'],
  },
  {
    name: 'price-of-its-own',
    change: ({ change }) => ({
      ...change,
      items: change.items?.map((item) => ({ ...item, price: 1, discount: 100 })) ?? [],
    }),
    codes: ['invalid_request'],
  },
  {
    name: 'more-pieces',
    change: withItem(isLine, ({ quantity }) => ({ quantity: quantity + 1 })),
    codes: ['price_changed', 'quantity_too_high'],
  },
  { name: 'too-many-of-an-option', change: withItem(isAddOn, () => ({ quantity: 99 })), codes: ['quantity_too_high'] },
  {
    name: 'unknown-offer',
    change: withItem(isLine, () => ({ variantCode: 'free-for-all' })),
    codes: ['unknown_variant'],
  },
  {
    name: 'name-of-a-cheaper-product',
    change: withItem(isLine, () => ({ productCode: 'alzette-none' })),
    codes: ['unknown_variant'],
  },
  {
    name: 'option-of-another-offer',
    change: withItem(isAddOn, () => ({ productCode: 'not-its-own' })),
    codes: ['option_not_offered', 'required_option_missing'],
  },
  {
    name: 'option-of-no-line',
    change: withItem(isAddOn, () => ({ parentIdentifier: 'nowhere' })),
    codes: ['unknown_parent'],
  },
  {
    name: 'line-below-itself',
    change: withItem(isLine, ({ identifier }) => ({ parentIdentifier: identifier })),
    codes: ['unexpected_parent'],
  },
  {
    name: 'voucher-of-somebody-else',
    change: withItem(
      (item) => isLine(item) && (item.voucherCode ?? null) === null,
      () => ({ voucherCode: 'WELCOME50' }),
    ),
    codes: ['voucher_not_applicable', 'voucher_unknown', 'quantity_too_high'],
  },
  {
    name: 'unknown-voucher',
    change: withItem(
      ({ voucherCode }) => voucherCode === 'WELCOME50',
      () => ({ voucherCode: 'WELCOME51' }),
    ),
    codes: ['voucher_unknown'],
  },
  {
    name: 'identity-of-somebody-else',
    change: ({ change, isCustomer }) => (isCustomer ? null : { ...change, kycId: 'kyc-of-another' }),
    codes: ['identity_required'],
  },
  {
    name: 'no-proof-of-residence',
    change: ({ change, isCustomer }) =>
      !isCustomer && needsProofOfResidence({ isGuest: true, items: change.items ?? [] })
        ? { ...change, proofOfResidence: null }
        : null,
    codes: ['proof_of_residence_required'],
  },
  {
    name: 'account-of-somebody-else',
    change: ({ change }) => ({ ...change, accountNumber: 'A-9999' }),
    codes: ['account_mismatch'],
  },
  {
    name: 'free-installation',
    change: ({ change }) => {
      const told = change.complementaryInformations ?? [];
      const found = told.find(({ installation }) => installation);
      const installation = { mode: 'for-nothing', time: 'morning', date: '2026/12/17' } as const;
      return found
        ? {
            ...change,
            complementaryInformations: told.map((entry) => (entry === found ? { ...entry, installation } : entry)),
          }
        : null;
    },
    codes: ['installation_mode_unknown'],
  },
];
