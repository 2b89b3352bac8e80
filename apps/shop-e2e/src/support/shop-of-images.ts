import type { Addresses } from './shop-servers';

/** The shop that the test of the images started. */
export interface ShopOfImages extends Addresses {
  /** Secret of `erp`, the operator's system that may read orders and report on them. */
  readonly clientSecret: string;
  /** What Alzette S costs a month since the import, in cents. */
  readonly monthly: number;
}

/** @throws Error when the images were not started */
export function shopOfImages(): ShopOfImages {
  const text = process.env['ALZETTE_E2E_IMAGES'];
  if (text === undefined) throw new Error('Only the test of the images starts this: npx nx images image');
  return JSON.parse(text) as ShopOfImages;
}
