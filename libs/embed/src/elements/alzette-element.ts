import type { Embedded, EmbedKind, EmbedLocale, EmbedState } from '../embed-host';
import { EmbedOfferError, type EmbedOffer } from '../embed-offer';
import { tell, type AlzetteEventMap } from './events';
import { drawFrame } from './frame';
import { loadHost } from './load-host';

/** How long nothing may stand in an element before it offers another try, in milliseconds. */
const patience = 5800;
const locales: readonly string[] = ['fr', 'en', 'de'] satisfies EmbedLocale[];

/** Attribute by property. Frameworks may set either. */
const attributeOf = {
  site: 'site',
  locale: 'locale',
  consent: 'consent',
  cartHref: 'cart-href',
  checkoutHref: 'checkout-href',
  supportPhone: 'support-phone',
} as const;
type Option = keyof typeof attributeOf;

/** Where `embed.js` comes from. It is read while that file runs: later nobody knows. */
export const scriptOrigin = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? window.location.href)
  .origin;

/** One stay of an element on the page. */
interface Visit {
  state: EmbedState;
  embedded: Embedded | null;
  /** What it was given, once the shop's script is there; null when it cannot be had, or the element left before. */
  arrival: Promise<Embedded | null>;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface Listening {
  addEventListener<Name extends keyof AlzetteEventMap>(
    name: Name,
    listener: (event: AlzetteEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** An element with the properties of the table above (defined at the end) and the events it tells of. */
const PageElement = HTMLElement as new () => Listening & HTMLElement & Partial<Record<Option, string | null>>;

/** What the three elements have in common: they draw into the page itself, and leave nothing behind. */
export abstract class AlzetteElement extends PageElement {
  static readonly observedAttributes = [attributeOf.site, attributeOf.locale];

  protected abstract readonly kind: EmbedKind;
  #visit: Visit | null = null;

  connectedCallback(): void {
    for (const option of Object.keys(attributeOf) as Option[]) this.#adopt(option);
    this.#arrive();
  }

  disconnectedCallback(): void {
    this.#leave();
    this.replaceChildren();
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (this.#visit && before !== now) this.retry();
  }

  /** Begins anew, as the button of the fallback does. */
  retry(): void {
    this.#leave();
    if (this.isConnected) this.#arrive();
  }

  /** Puts an offer of the shop into the cart of this page. Asked before the shop is there, it waits for it. */
  async add(offer: EmbedOffer): Promise<void> {
    const embedded = await this.#visit?.arrival;
    if (!embedded) throw new EmbedOfferError('unavailable');
    return embedded.add(offer);
  }

  #arrive(): void {
    const locale = this.#locale();
    const frame = drawFrame(this, {
      locale,
      phone: this.getAttribute(attributeOf.supportPhone),
      onRetry: () => this.retry(),
    });
    const visit: Visit = {
      state: 'loading',
      embedded: null,
      arrival: Promise.resolve(null),
      timer: setTimeout(() => show('failed'), patience),
    };
    this.#visit = visit;
    frame.show('loading');

    const show = (state: EmbedState, message = 'The shop cannot be shown') => {
      if (this.#visit !== visit || visit.state === state) return;
      visit.state = state;
      if (state !== 'loading') clearTimeout(visit.timer);
      frame.show(state);
      if (state === 'ready') tell(this, 'alzette-ready', null);
      if (state === 'failed') tell(this, 'alzette-error', { message });
    };

    visit.arrival = loadHost(this.getAttribute(attributeOf.site) ?? scriptOrigin).then(
      (host) => {
        if (this.#visit !== visit) return null;
        visit.embedded = host.embed({ element: this, kind: this.kind, locale, place: frame.slot, onState: show });
        return visit.embedded;
      },
      (error: unknown) => {
        console.error(error);
        show('failed', error instanceof Error ? error.message : undefined);
        return null;
      },
    );
  }

  #leave(): void {
    const visit = this.#visit;
    this.#visit = null;
    if (!visit) return;
    clearTimeout(visit.timer);
    visit.embedded?.leave();
  }

  /** A property that was set before the element was defined hides the one defined here: it is set again. */
  #adopt(option: Option): void {
    if (!Object.hasOwn(this, option)) return;
    const value = this[option] ?? null;
    delete this[option];
    this[option] = value;
  }

  #locale(): EmbedLocale {
    const wished = [this.getAttribute('locale'), document.documentElement.lang.slice(0, 2)];
    return (wished.find((each) => each !== null && locales.includes(each)) ?? 'fr') as EmbedLocale;
  }
}

for (const [option, attribute] of Object.entries(attributeOf)) {
  Object.defineProperty(AlzetteElement.prototype, option, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return this.getAttribute(attribute);
    },
    set(this: HTMLElement, value: string | null | undefined) {
      if (value === null || value === undefined) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
  });
}
