import { type AnchorHTMLAttributes, type MouseEvent, useContext, useSyncExternalStore } from 'react';
import { SsrPageContext } from '../hydration/ssr-page';

const moved = 'alzette:moved';

interface SiteLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** The address of the page, updated by links, `navigateTo` and the browser's Back. */
export function useSiteLocation(): SiteLocation {
  const rendered = useContext(SsrPageContext);
  const address = useSyncExternalStore(
    subscribe,
    () => window.location.pathname + window.location.search,
    () => rendered?.address ?? '/',
  );
  const queryStart = address.indexOf('?');
  if (queryStart === -1) return { pathname: address, search: '' };
  return { pathname: address.slice(0, queryStart), search: address.slice(queryStart) };
}

/** Opens a path of this site without a reload, any other address with one. */
export function navigateTo(path: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  const target = new URL(path, window.location.href);
  if (target.origin !== window.location.origin) {
    window.location.assign(target.href);
    return;
  }
  const samePage = target.pathname === window.location.pathname;
  window.history[replace ? 'replaceState' : 'pushState'](null, '', target.pathname + target.search + target.hash);
  window.dispatchEvent(new Event(moved));
  if (!samePage) window.scrollTo(0, 0);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(moved, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(moved, listener);
  };
}

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Called after the link was followed on this page, for menus that close. */
  readonly onFollow?: () => void;
}

/** A link of the site that does not reload the page. Opening it in a new tab works as usual. */
export function SiteLink({ href, onFollow, children, ...rest }: SiteLinkProps) {
  return (
    <a href={href} onClick={followSiteLink(href, onFollow)} {...rest}>
      {children}
    </a>
  );
}

/** Handles the press of a site link; a press for a new tab or window is left to the browser. */
export function followSiteLink(href: string, onFollow?: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const asksForMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || asksForMore) return;
    event.preventDefault();
    onFollow?.();
    navigateTo(href);
  };
}
