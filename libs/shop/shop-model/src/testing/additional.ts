import type { AdditionalProduct } from '../index';

/** An add-on with one variant: 6.99 € a month, with a toggle. */
export function anAdditional(overrides: Partial<AdditionalProduct> = {}): AdditionalProduct {
  return {
    code: 'screen-care',
    name: 'Screen care',
    attributes: {
      subscription_additional_title: 'Screen care',
      subscription_additional_subtitle: 'One repair a year',
      subscription_additional_show_toggle: true,
    },
    display: 'row',
    image: null,
    required: false,
    included: false,
    deliverable: false,
    variants: [anAdditionalVariant({ name: titleOf(overrides) })],
    ...overrides,
  };
}

function titleOf({ name = 'Screen care', attributes }: Partial<AdditionalProduct>): string {
  const title = attributes?.['subscription_additional_title'];
  return typeof title === 'string' ? title : name;
}

export function anAdditionalVariant(
  overrides: Partial<AdditionalProduct['variants'][number]> = {},
): AdditionalProduct['variants'][number] {
  return {
    code: 'screen-care-1',
    name: 'Screen care',
    product: { code: 'screen-care', name: 'Screen care' },
    price: { applied: { newCustomer: 699, existingCustomer: 699 }, original: 699, discountDuration: null },
    activationFee: 0,
    activationFeeName: '',
    attributes: {},
    ...overrides,
  };
}
