/** The detail of `alzette-navigate`. Cancel the event to navigate on your own. */
export interface NavigateDetail {
  /** The page of the shop, for instance `checkout`; null for other addresses. */
  readonly page: string | null;
  /** Path and query in the shop. */
  readonly path: string;
  /** The absolute address. */
  readonly href: string;
}

/** The detail of `alzette-step`, before a checkout changes the page's address. Cancel the event to change it on your own. */
export interface StepDetail {
  /** The page's own address with the step, for a router: path, query and hash. */
  readonly path: string;
  readonly href: string;
  /** Whether the address replaces the present one instead of following it. */
  readonly replace: boolean;
}

/** An event in the shape of GA4's data layer. Cancel it to skip `window.dataLayer`. */
export interface TrackDetail {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The shop is unavailable, does not allow this page to embed it, or cannot show a remote. */
export interface ErrorDetail {
  /** For developers. Shoppers read the text in the element. */
  readonly message: string;
}

export interface CartChangedDetail {
  /** The number of products, without add-ons. */
  readonly count: number;
}

/** Every event bubbles. */
export interface AlzetteEventMap {
  'alzette-ready': CustomEvent<null>;
  'alzette-error': CustomEvent<ErrorDetail>;
  'alzette-navigate': CustomEvent<NavigateDetail>;
  'alzette-step': CustomEvent<StepDetail>;
  'alzette-track': CustomEvent<TrackDetail>;
  'alzette-cart-changed': CustomEvent<CartChangedDetail>;
}

type DetailOf<Name extends keyof AlzetteEventMap> = AlzetteEventMap[Name]['detail'];

/** Dispatches an event. Returns false when the page cancelled it. */
export function dispatch<Name extends keyof AlzetteEventMap>(
  element: HTMLElement,
  name: Name,
  detail: DetailOf<Name>,
): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, cancelable: true }));
}
