/** What `alzette-navigate` is about. Cancel it to go there yourself. */
export interface NavigateDetail {
  /** The page's name in the shop, for instance `checkout`; null for one that has none. */
  readonly page: string | null;
  /** Path and query in the shop. */
  readonly path: string;
  /** The same with the shop's origin. */
  readonly href: string;
}

/** An event in the shape of GA4's data layer. Cancel it to keep it out of `window.dataLayer`. */
export interface TrackDetail {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The shop cannot be reached, does not let this page embed it, or cannot show a remote. */
export interface ErrorDetail {
  /** For developers: what a shopper reads stands in the element. */
  readonly message: string;
}

export interface CartChangedDetail {
  /** Things to buy; add-ons do not count. */
  readonly count: number;
}

/** Every event bubbles. */
export interface AlzetteEventMap {
  'alzette-ready': CustomEvent<null>;
  'alzette-error': CustomEvent<ErrorDetail>;
  'alzette-navigate': CustomEvent<NavigateDetail>;
  'alzette-track': CustomEvent<TrackDetail>;
  'alzette-cart-changed': CustomEvent<CartChangedDetail>;
}

type DetailOf<Name extends keyof AlzetteEventMap> = AlzetteEventMap[Name]['detail'];

/** Tells the page. Answers whether the page left the default to happen. */
export function tell<Name extends keyof AlzetteEventMap>(
  element: HTMLElement,
  name: Name,
  detail: DetailOf<Name>,
): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, cancelable: true }));
}
