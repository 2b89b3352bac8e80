import { sharedTexts, type MobilePlan } from './mobile-plan';

/** The plan without anything due today. */
export const alzetteXs: MobilePlan = {
  code: 'mobile-alzette-xs',
  product_code: 'alzette-xs',
  price_new_customer: 999,
  price_existing_customer: 999,
  price_original: 999,
  discount_months: null,
  activation_fee: 0,
  commitment_months: 0,
  esim: false,
  data_code: 'data_2gb',
  data_eu_code: 'null_eu',
  attributes: { subscription_mobile_webdeals: false },
  texts: {
    fr: {
      ...sharedTexts.fr,
      name: 'Alzette XS',
      product_name: 'Alzette XS',
      commitment: 'Sans engagement',
      data_label: '2 Go en 4G',
      data_eu_label: 'Pas de données en Europe',
      attributes: { mobile_subscription_full_name: 'Forfait mobile Alzette XS' },
      highlights: ['Appels et SMS illimités au Luxembourg', 'Sans frais d’activation', 'Résiliable chaque mois'],
    },
    en: {
      ...sharedTexts.en,
      name: 'Alzette XS',
      product_name: 'Alzette XS',
      commitment: 'No minimum term',
      data_label: '2 GB on 4G',
      data_eu_label: 'No data in Europe',
      attributes: { mobile_subscription_full_name: 'Alzette XS mobile plan' },
      highlights: ['Unlimited calls and texts in Luxembourg', 'No activation fee', 'Cancel any month'],
    },
    de: {
      ...sharedTexts.de,
      name: 'Alzette XS',
      product_name: 'Alzette XS',
      commitment: 'Ohne Mindestlaufzeit',
      data_label: '2 GB mit 4G',
      data_eu_label: 'Kein Datenvolumen in Europa',
      attributes: { mobile_subscription_full_name: 'Mobilfunktarif Alzette XS' },
      highlights: ['Unbegrenzt telefonieren und simsen in Luxemburg', 'Ohne Aktivierungsgebühr', 'Monatlich kündbar'],
    },
  },
};
