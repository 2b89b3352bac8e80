import {
  type Embedded,
  type EmbedKind,
  type EmbedLocale,
  type EmbedOffer,
  EmbedOfferError,
  type EmbedState,
} from '../embed-host';
import { dispatch, type AlzetteEventMap } from './events';
import { renderFrame } from './frame';
import { loadHost } from './load-host';

/** After this time an empty element shows the fallback. */
const timeoutMs = 5800;
const locales: readonly string[] = ['fr', 'en', 'de'] satisfies EmbedLocale[];

/** The attribute of each property. Frameworks may set either. */
const attributeOf = {
  site: 'site',
  locale: 'locale',
  consent: 'consent',
  cartHref: 'cart-href',
  checkoutHref: 'checkout-href',
  supportPhone: 'support-phone',
} as const;
type Option = keyof typeof attributeOf;

/** The origin of `embed.js`, known only while it runs; null where a page bundles or inlines the script. */
const scriptOrigin = findScriptOrigin();

function findScriptOrigin(): string | null {
  // A module has no current script, but the stack names its file.
  const addresses = [(document.currentScript as HTMLScriptElement | null)?.src, new Error().stack];
  const [, origin] = /(https?:\/\/[^/\s]+)\/embed\.js\b/u.exec(addresses.join('\n')) ?? [];
  return origin ?? null;
}

/** The shop's origin for an element; null when the page names none. */
function siteFor(element: HTMLElement): string | null {
  const site = element.getAttribute(attributeOf.site);
  if (site === null) return scriptOrigin;
  try {
    return new URL(site).origin;
  } catch {
    return null;
  }
}

/** Also shown in the element, because only the page's developers can fix it. */
class MissingSiteError extends Error {
  override readonly name = 'MissingSiteError';

  constructor(element: string) {
    super(
      `<${element}> needs the attribute site with the shop's origin, for example site="https://shop.operator.example"`,
    );
  }
}

/** Whether React is going to hydrate a node: it has a container around the node, and has not adopted the node itself. */
function awaitsReact(node: Node): boolean {
  if (hasMark(node, '__reactFiber$')) return false;
  for (let outer = node.parentNode; outer; outer = outer.parentNode)
    if (hasMark(outer, '__reactContainer$')) return true;
  return false;
}

/** React marks nodes with a property whose name ends at random. */
function hasMark(node: Node, mark: string): boolean {
  return Object.entries(node).some(([name, value]) => name.startsWith(mark) && Boolean(value));
}

/** The time of an element on the page, from one connection to the next. */
interface Visit {
  state: EmbedState;
  embedded: Embedded | null;
  /** Resolves when the host is loaded; null when it is unavailable or the element was removed. */
  loading: Promise<Embedded | null>;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface Listening {
  addEventListener<Name extends keyof AlzetteEventMap>(
    name: Name,
    listener: (event: AlzetteEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** An element with the properties above, which are defined at the end, and typed events. */
const PageElement = HTMLElement as new () => Listening & HTMLElement & Partial<Record<Option, string | null>>;

/** Base class of the three elements. They render into the light DOM and clean up when they are removed. */
export abstract class AlzetteElement extends PageElement {
  static readonly observedAttributes = [attributeOf.site, attributeOf.locale];

  protected abstract readonly kind: EmbedKind;
  #visit: Visit | null = null;

  connectedCallback(): void {
    for (const option of Object.keys(attributeOf) as Option[]) this.#adopt(option);
    this.#connect();
  }

  disconnectedCallback(): void {
    this.#disconnect();
    this.replaceChildren();
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (this.#visit && before !== now) this.retry();
  }

  /**
   * React hydrates the HTML of the server, which is an empty element. Until React has adopted it, the content stays hidden
   * from React; otherwise it would discard the page's HTML and render everything again.
   */
  override get firstChild(): ChildNode | null {
    return awaitsReact(this) ? null : super.firstChild;
  }

  /** Loads the remote again, like the button of the fallback. */
  retry(): void {
    this.#disconnect();
    if (this.isConnected) this.#connect();
  }

  /** Adds an offer to the cart of this page. Before the shop is loaded, it waits. */
  async add(offer: EmbedOffer): Promise<void> {
    const embedded = await this.#visit?.loading;
    if (!embedded) throw new EmbedOfferError('unavailable');
    return embedded.add(offer);
  }

  #connect(): void {
    const locale = this.#locale();
    const frame = renderFrame(this, {
      locale,
      phone: this.getAttribute(attributeOf.supportPhone),
      onRetry: () => this.retry(),
    });
    const visit: Visit = {
      state: 'loading',
      embedded: null,
      loading: Promise.resolve(null),
      timer: setTimeout(() => show('failed'), timeoutMs),
    };
    this.#visit = visit;
    frame.show('loading');

    const show = (state: EmbedState, message = 'The shop cannot be shown', isForPage = false) => {
      if (this.#visit !== visit || visit.state === state) return;
      visit.state = state;
      if (state !== 'loading') clearTimeout(visit.timer);
      frame.show(state, isForPage ? message : null);
      if (state === 'ready') dispatch(this, 'alzette-ready', null);
      if (state === 'failed') dispatch(this, 'alzette-error', { message });
    };

    const site = siteFor(this);
    visit.loading = (site === null ? Promise.reject(new MissingSiteError(this.localName)) : loadHost(site)).then(
      (host) => {
        if (this.#visit !== visit) return null;
        visit.embedded = host.embed({ element: this, kind: this.kind, locale, place: frame.slot, onState: show });
        return visit.embedded;
      },
      (error: unknown) => {
        console.error(error);
        show('failed', error instanceof Error ? error.message : undefined, error instanceof MissingSiteError);
        return null;
      },
    );
  }

  #disconnect(): void {
    const visit = this.#visit;
    this.#visit = null;
    if (!visit) return;
    clearTimeout(visit.timer);
    visit.embedded?.leave();
  }

  /** A property that was set before the definition shadows the accessor, so it is set again. */
  #adopt(option: Option): void {
    if (!Object.hasOwn(this, option)) return;
    const value = this[option] ?? null;
    delete this[option];
    this[option] = value;
  }

  #locale(): EmbedLocale {
    const candidates = [this.getAttribute('locale'), document.documentElement.lang.slice(0, 2)];
    return (candidates.find((each) => each !== null && locales.includes(each)) ?? 'fr') as EmbedLocale;
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
