import { sharedTexts, type MobilePlan } from './mobile-plan';

export const alzetteM: MobilePlan = {
  code: 'mobile-alzette-m',
  product_code: 'alzette-m',
  price_new_customer: 2999,
  price_existing_customer: 3999,
  price_original: 3999,
  discount_months: 12,
  activation_fee: 1900,
  commitment_months: 24,
  esim: true,
  data_code: 'data_100gb',
  data_eu_code: 'data_eu_35gb',
  attributes: { subscription_mobile_webdeals: true, subscription_mobile_webdeals_value: 10 },
  texts: {
    fr: {
      ...sharedTexts.fr,
      name: 'Alzette M',
      product_name: 'Alzette M',
      commitment: 'Engagement de 24 mois',
      data_label: '100 Go en 5G',
      data_eu_label: '35 Go en Europe',
      attributes: {
        mobile_subscription_full_name: 'Forfait mobile Alzette M',
        subscription_mobile_webdeals_text: 'Exclusivité web : 10 € de moins par mois pendant 12 mois',
      },
      highlights: [
        'Appels et SMS illimités au Luxembourg et en Europe',
        '5G incluse',
        'Deuxième carte SIM pour votre tablette',
      ],
    },
    en: {
      ...sharedTexts.en,
      name: 'Alzette M',
      product_name: 'Alzette M',
      commitment: '24-month contract',
      data_label: '100 GB on 5G',
      data_eu_label: '35 GB in Europe',
      attributes: {
        mobile_subscription_full_name: 'Alzette M mobile plan',
        subscription_mobile_webdeals_text: 'Online only: €10 off a month for 12 months',
      },
      highlights: [
        'Unlimited calls and texts in Luxembourg and Europe',
        '5G included',
        'Second SIM card for your tablet',
      ],
    },
    de: {
      ...sharedTexts.de,
      name: 'Alzette M',
      product_name: 'Alzette M',
      commitment: '24 Monate Laufzeit',
      data_label: '100 GB mit 5G',
      data_eu_label: '35 GB in Europa',
      attributes: {
        mobile_subscription_full_name: 'Mobilfunktarif Alzette M',
        subscription_mobile_webdeals_text: 'Nur online: 12 Monate lang 10 € weniger im Monat',
      },
      highlights: [
        'Unbegrenzt telefonieren und simsen in Luxemburg und Europa',
        '5G inklusive',
        'Zweite SIM-Karte für Ihr Tablet',
      ],
    },
  },
};
