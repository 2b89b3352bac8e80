import { noBypass, type PublicSettings } from '@alzette/operator-config';

/** Public settings of an operator, with partners at `partner.test`. */
export function aSettings(overrides: Partial<PublicSettings> = {}): PublicSettings {
  return {
    provider: 'alzette',
    name: 'Alzette',
    legalName: 'Alzette S.A.',
    channel: 'ALZETTE_WEBSTORE',
    prepaidOperatorCode: 'alzette-prepaid',
    support: { phone: '8002 4000', opensAt: 8, closesAt: 20 },
    appointmentUrl: 'tel:+35280024000',
    activationUrl: 'https://www.alzette.example/activate',
    paths: {
      cart: { fr: 'panier', en: 'cart', de: 'warenkorb' },
      checkout: { fr: 'checkout', en: 'checkout', de: 'checkout' },
      mobile: { fr: 'mobile', en: 'mobile', de: 'mobil' },
      phones: { fr: 'telephones', en: 'phones', de: 'handys' },
      internet: { fr: 'internet', en: 'internet', de: 'internet' },
      'internet-mobile': { fr: 'internet-et-mobile', en: 'internet-and-mobile', de: 'internet-und-mobil' },
      tv: { fr: 'tv', en: 'tv', de: 'tv' },
      duo: { fr: 'duo', en: 'duo', de: 'duo' },
      'top-up': { fr: 'recharge', en: 'top-up', de: 'aufladen' },
      'starter-packs': { fr: 'packs-de-demarrage', en: 'starter-packs', de: 'starterpakete' },
      orders: { fr: 'commandes', en: 'orders', de: 'bestellungen' },
    },
    pages: {},
    partners: {
      payment: { slug: 'cardpay', name: 'CardPay' },
      signature: { slug: 'sign', name: 'LuxSign' },
      identity: { slug: 'identity', name: 'IdentLux' },
    },
    cardMarks: ['CardPay', 'VISA', 'LuxCard', 'Mastercard'],
    logo: 'waves',
    minimumAge: 18,
    vatPercent: 17,
    identityUrl: 'http://partner.test/identity/check',
    signatureOrigin: 'http://partner.test',
    bypass: noBypass,
    ...overrides,
  };
}
