import type { PrepaidProduct } from '../index';

/** A top-up of 20.00 €. */
export function aTopUp(overrides: Partial<PrepaidProduct> = {}): PrepaidProduct {
  return {
    type: 'prepaid_top_up',
    code: 'top-up-20',
    productCode: 'top-up',
    name: '€20 top-up',
    amount: 2000,
    credit: 2000,
    ...overrides,
  };
}

/** A starter pack for 15.00 € with 20.00 € of credit. */
export function aStarterPack(overrides: Partial<PrepaidProduct> = {}): PrepaidProduct {
  return {
    type: 'prepaid_starter_pack',
    code: 'starter-20',
    productCode: 'starter-plus',
    name: 'Alzette Prepaid 20',
    amount: 1500,
    credit: 2000,
    ...overrides,
  };
}
