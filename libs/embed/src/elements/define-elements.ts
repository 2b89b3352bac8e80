import type { EmbedKind } from '../embed-host';
import { AlzetteElement } from './alzette-element';
import { addStyle } from './style';

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

/** Makes the elements known to the page. A page that loads `embed.js` twice has them once. */
export function defineElements(): void {
  if (customElements.get('alzette-cart')) return;
  addStyle();
  customElements.define('alzette-cart', AlzetteCartElement);
  customElements.define('alzette-esales-checkout', AlzetteEsalesCheckoutElement);
  customElements.define('alzette-prepaid-checkout', AlzettePrepaidCheckoutElement);
}
