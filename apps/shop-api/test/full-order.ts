import type { OrderRequest } from '@alzette/shop-model';
import { complementary, installed, orderItem } from './builders';

/** Code of a phone in instalments with its plan. */
export const phone = 'ernz-9-pro-256-midnight-f24.mobile-alzette-m';

export const phoneWithPlan = orderItem({
  identifier: 'phone',
  type: 'device',
  variantCode: phone,
  productCode: 'ernz-9-pro',
  taxonCode: 'ernz-9-pro',
});

export const tvWithSport = [
  orderItem({ identifier: 'tv', type: 'tv', variantCode: 'tv-plus', productCode: 'tv-plus' }),
  orderItem({
    identifier: 'sport',
    type: 'tv-package',
    variantCode: 'pack-sport-1',
    productCode: 'pack-sport',
    parentIdentifier: 'tv',
  }),
];

/** A device without a subscription, which a guest orders with a proof of residence. */
export const barePhone: Pick<OrderRequest, 'items' | 'complementaryInformations' | 'displayedTotals'> = {
  items: [
    orderItem({
      type: 'device',
      variantCode: 'attert-mini-128-snow-cash',
      productCode: 'attert-mini',
      taxonCode: 'attert-mini',
    }),
  ],
  complementaryInformations: [],
  displayedTotals: { oneOff: 44_900, monthly: 0 },
};

/** One item of every type. */
export const oneOfEach: Pick<OrderRequest, 'items' | 'complementaryInformations'> = {
  items: [
    phoneWithPlan,
    orderItem({ identifier: 'care', ...additional('phone', 'screen-care', 'screen-care-monthly') }),
    orderItem({ identifier: 'music', ...additional('phone', 'music', 'music-monthly') }),
    orderItem({ identifier: 'mobile', variantCode: 'mobile-alzette-s', productCode: 'alzette-s' }),
    orderItem({ identifier: 'sims', ...additional('mobile', 'data-sim', 'data-sim-5'), quantity: 3 }),
    orderItem({
      identifier: 'internet',
      type: 'internet',
      variantCode: 'internet-fibre-500',
      productCode: 'fibre-500',
    }),
    orderItem({ identifier: 'box', ...additional('internet', 'wifi-box', 'wifi-box-7') }),
    orderItem({ identifier: 'booster', ...additional('internet', 'wifi-booster', 'wifi-booster-7'), quantity: 2 }),
    orderItem({
      identifier: 'home',
      type: 'internet-mobile',
      variantCode: 'internet-mobile-home-m',
      productCode: 'home-m',
    }),
    ...tvWithSport,
    orderItem({ identifier: 'duo', type: 'duo', variantCode: 'duo-family', productCode: 'duo-family' }),
    orderItem({
      identifier: 'bare',
      type: 'device',
      variantCode: 'attert-mini-128-snow-cash',
      productCode: 'attert-mini',
      taxonCode: 'attert-mini',
    }),
  ],
  complementaryInformations: [
    complementary({ identifier: 'phone', productVariant: { code: phone }, simType: 'eSIM' }),
    complementary({ identifier: 'mobile', productVariant: { code: 'mobile-alzette-s' } }),
    installed('internet', 'internet-fibre-500', 'first-socket'),
    installed('home', 'internet-mobile-home-m', 'first-socket', { simType: 'physical' }),
    installed('tv', 'tv-plus', 'self'),
    installed('duo', 'duo-family', 'first-socket'),
  ],
};

export function additional(parentIdentifier: string, productCode: string, variantCode: string) {
  return { type: 'subscription-additional', parentIdentifier, productCode, variantCode } as const;
}
