import type { AddOnSeed, SubscriptionSeed } from '../seed-types';
import { price } from '../seed-types';
import { activation, same, words } from '../words';

const mobileOptions = ['europe-world', 'data-boost', 'data-sim', 'itemised-bill'];

/** Add-ons of the plans that migration 0002 put on offer, by their codes. */
export const firstPlanAdditionals: Readonly<Record<string, AddOnSeed>> = {
  'mobile-alzette-xs': { optional: ['music', 'data-boost', 'visual-voicemail', 'itemised-bill'] },
  'mobile-alzette-s': { optional: ['music', 'cloud', ...mobileOptions, 'visual-voicemail'] },
  'mobile-alzette-m': { optional: ['music', 'cloud', ...mobileOptions], included: ['visual-voicemail'] },
  'mobile-alzette-l': { optional: ['music', ...mobileOptions], included: ['visual-voicemail'] },
  'mobile-alzette-unlimited': {
    optional: ['data-sim', 'itemised-bill', 'europe-world'],
    included: ['visual-voicemail', 'music'],
  },
};

/** A plan of the year before: saved carts still hold it. */
export const withdrawnMobilePlan: SubscriptionSeed = {
  family: 'mobile',
  code: 'mobile-alzette-mini',
  productCode: 'alzette-mini',
  name: same('Alzette Mini'),
  price: price(1499),
  activationFee: 1900,
  activationFeeName: activation.mobile,
  commitmentMonths: 12,
  esim: false,
  data: { code: 'data_8gb', label: words('8 Go en 4G', '8 GB on 4G', '8 GB mit 4G') },
  dataEu: { code: 'data_eu_4gb', label: words('4 Go en Europe', '4 GB in Europe', '4 GB in Europa') },
  attributes: {
    mobile_subscription_full_name: words(
      'Forfait mobile Alzette Mini',
      'Alzette Mini mobile plan',
      'Mobilfunktarif Alzette Mini',
    ),
    subscription_mobile_webdeals: false,
  },
  highlights: [
    words(
      'Appels et SMS illimités au Luxembourg',
      'Unlimited calls and texts in Luxembourg',
      'Unbegrenzt telefonieren und simsen in Luxemburg',
    ),
  ],
  additionals: { optional: ['music'] },
  withdrawn: true,
};
