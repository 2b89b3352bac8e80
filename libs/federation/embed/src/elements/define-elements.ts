import type { EmbedKind } from '../embed-host';
import { AlzetteElement } from './alzette-element';
import { addStyle } from './frame';

export class AlzetteCartElement extends AlzetteElement {
  protected readonly kind: EmbedKind = 'cart';
}

export class AlzetteEsalesCheckoutElement extends AlzetteElement {
  protected readonly kind: EmbedKind = 'esales';
}

export class AlzettePrepaidCheckoutElement extends AlzetteElement {
  protected readonly kind: EmbedKind = 'prepaid';
}

declare global {
  interface HTMLElementTagNameMap {
    'alzette-cart': AlzetteCartElement;
    'alzette-esales-checkout': AlzetteEsalesCheckoutElement;
    'alzette-prepaid-checkout': AlzettePrepaidCheckoutElement;
  }
}

/** Defines the elements, once even when a page loads `embed.js` twice. */
export function defineElements(): void {
  if (customElements.get('alzette-cart')) return;
  addStyle();
  customElements.define('alzette-cart', AlzetteCartElement);
  customElements.define('alzette-esales-checkout', AlzetteEsalesCheckoutElement);
  customElements.define('alzette-prepaid-checkout', AlzettePrepaidCheckoutElement);
}
