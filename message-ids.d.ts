// The ids of all French messages: `formatMessage` and `FormattedMessage` accept no others. `npx nx g ./tools:remote` adds those of a new
// remote, and tools/lint/message-ids.spec.cjs compares the list with the files.
export {};

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids:
        | keyof typeof import('./apps/cart/src/messages/fr.json')
        | keyof typeof import('./apps/dev-host/src/bar/messages/fr.json')
        | keyof typeof import('./apps/esales-checkout/src/cart-step/checks/messages/fr.json')
        | keyof typeof import('./apps/esales-checkout/src/later-steps/messages/fr.json')
        | keyof typeof import('./apps/esales-checkout/src/messages/fr.json')
        | keyof typeof import('./apps/orders/src/changes/messages/fr.json')
        | keyof typeof import('./apps/orders/src/messages/fr.json')
        | keyof typeof import('./apps/prepaid-checkout/src/messages/fr.json')
        | keyof typeof import('./apps/prepaid-checkout/src/payment/messages/fr.json')
        | keyof typeof import('./apps/shell/src/devices/messages/fr.json')
        | keyof typeof import('./apps/shell/src/home/messages/fr.json')
        | keyof typeof import('./apps/shell/src/messages/fr.json')
        | keyof typeof import('./apps/shell/src/offers/messages/fr.json')
        | keyof typeof import('./apps/shell/src/offers/availability/messages/fr.json')
        | keyof typeof import('./apps/shell/src/offers/compare/messages/fr.json')
        | keyof typeof import('./apps/shell/src/overrides/messages/fr.json')
        | keyof typeof import('./apps/shell/src/prepaid/messages/fr.json')
        | keyof typeof import('./apps/widget-gallery/src/messages/fr.json')
        | keyof typeof import('./libs/shop/checkout-kit/src/messages/fr.json')
        | keyof typeof import('./libs/shop/checkout-kit/src/payment/messages/fr.json')
        | keyof typeof import('./libs/shop/i18n/src/messages/fr.json')
        | keyof typeof import('./libs/shop/shop-widgets/src/messages/fr.json')
        | keyof typeof import('./libs/shop/shop-widgets/src/offers/messages/fr.json')
        | keyof typeof import('./libs/shop/shop-widgets/src/orders/messages/fr.json')
        | keyof typeof import('./libs/shop/shop-widgets/src/prices/messages/fr.json');
    }
  }
}
