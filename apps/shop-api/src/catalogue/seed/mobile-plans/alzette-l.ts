import { sharedTexts, type MobilePlan } from './mobile-plan';

export const alzetteL: MobilePlan = {
  code: 'mobile-alzette-l',
  product_code: 'alzette-l',
  price_new_customer: 4499,
  price_existing_customer: 4999,
  price_original: 4999,
  discount_months: 6,
  activation_fee: 1900,
  commitment_months: 24,
  esim: true,
  data_code: 'data_200gb',
  data_eu_code: 'data_eu_50gb',
  attributes: { subscription_mobile_webdeals: true, subscription_mobile_webdeals_value: 5 },
  texts: {
    fr: {
      ...sharedTexts.fr,
      name: 'Alzette L',
      product_name: 'Alzette L',
      commitment: 'Engagement de 24 mois',
      data_label: '200 Go en 5G',
      data_eu_label: '50 Go en Europe',
      attributes: {
        mobile_subscription_full_name: 'Forfait mobile Alzette L',
        subscription_mobile_webdeals_text: 'Exclusivité web : 5 € de moins par mois pendant 6 mois',
      },
      highlights: [
        'Appels et SMS illimités au Luxembourg et en Europe',
        '120 minutes vers le reste du monde',
        'Deux cartes SIM pour vos autres appareils',
        '5G incluse',
      ],
    },
    en: {
      ...sharedTexts.en,
      name: 'Alzette L',
      product_name: 'Alzette L',
      commitment: '24-month contract',
      data_label: '200 GB on 5G',
      data_eu_label: '50 GB in Europe',
      attributes: {
        mobile_subscription_full_name: 'Alzette L mobile plan',
        subscription_mobile_webdeals_text: 'Online only: €5 off a month for 6 months',
      },
      highlights: [
        'Unlimited calls and texts in Luxembourg and Europe',
        '120 minutes to the rest of the world',
        'Two SIM cards for your other devices',
        '5G included',
      ],
    },
    de: {
      ...sharedTexts.de,
      name: 'Alzette L',
      product_name: 'Alzette L',
      commitment: '24 Monate Laufzeit',
      data_label: '200 GB mit 5G',
      data_eu_label: '50 GB in Europa',
      attributes: {
        mobile_subscription_full_name: 'Mobilfunktarif Alzette L',
        subscription_mobile_webdeals_text: 'Nur online: 6 Monate lang 5 € weniger im Monat',
      },
      highlights: [
        'Unbegrenzt telefonieren und simsen in Luxemburg und Europa',
        '120 Minuten in den Rest der Welt',
        'Zwei SIM-Karten für Ihre anderen Geräte',
        '5G inklusive',
      ],
    },
  },
};
