import type { SubscriptionVariant } from '../wire/catalogue';
import { anAdditional, anAdditionalVariant } from './additional';
import { aDeviceOffer } from './device';
import { aMobileVariant, aTvPackage } from './subscription-variant';

// Offers of this lib's own specs.

export const plan = aMobileVariant({
  activationFeeName: 'Activation',
  commitment: { months: 24, text: '24 months' },
  options: { data: { code: 'data-40', label: '40 GB' }, data_eu: { code: 'null_eu', label: '' } },
  attributes: {},
});

export const sport = aTvPackage({
  attributes: { tv_thematic_package_title: 'Sport and more', tv_thematic_package_detail_subtitle: '12 channels' },
});

export const tv: SubscriptionVariant = {
  ...plan,
  type: 'tv',
  code: 'tv-plus',
  name: 'TV Plus',
  options: { data: null, data_eu: null },
  attributes: { subscription_tv_characteristic_main_unit: '92 channels', subscription_tv_require_apple_tv: true },
  esim: false,
  tvPackages: [sport],
};

export const simCard = anAdditional({
  code: 'data-sim',
  name: 'Data SIM',
  attributes: {
    subscription_additional_title: 'SIM for a tablet',
    subscription_additional_subtitle: 'Shares your data',
    subscription_additional_is_countable: true,
  },
  deliverable: true,
  variants: [
    anAdditionalVariant({
      code: 'data-sim-5',
      name: 'SIM for a tablet, 5 GB',
      attributes: { subscription_additional_variant_name: '5 GB' },
    }),
  ],
});

export const phone = aDeviceOffer({
  code: 'ernz-9-256-blue-f24',
  name: 'Ernz 9',
  product: { code: 'ernz-9', name: 'Ernz 9' },
  taxon: 'ernz-9',
  colour: { id: 'blue', label: 'Blue', swatch: '#20426a' },
  additionals: [],
});
