import type { StarterPackList } from '@alzette/shop-model';
import { fakeHttp } from '@alzette/testing';

export const amountsPath = '/api/catalogue/prepaid/top-up-amounts';
export const packsPath = '/api/catalogue/prepaid/starter-packs';

export const amounts = [500, 2000, 5000].map((amount) => ({
  code: `top-up-${amount / 100}`,
  name: `€${amount / 100} top-up`,
  amount,
}));

export const packs: StarterPackList['items'] = [
  {
    code: 'starter-10',
    name: 'Alzette Prepaid 10',
    product: { code: 'starter', name: 'Alzette Prepaid 10' },
    attributes: {},
    amount: 1000,
    credit: 1000,
    highlights: ['Valid for 12 months'],
  },
  {
    code: 'starter-20',
    name: 'Alzette Prepaid 20',
    product: { code: 'starter-plus', name: 'Alzette Prepaid 20' },
    attributes: {},
    amount: 1500,
    credit: 2000,
    highlights: ['2 GB in Europe', 'Valid for 12 months'],
  },
];

/** A catalogue with three amounts and two packs. */
export function prepaidCatalogue() {
  return fakeHttp().on('GET', amountsPath, { items: amounts }).on('GET', packsPath, { items: packs });
}
