import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigateTo } from './site-location';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Called once the link was followed here, for what should close then. */
  readonly onFollow?: () => void;
}

/** A link of the site that does not reload the page. Opening in a new tab works as for any link. */
export function SiteLink({ href, onFollow, children, ...rest }: SiteLinkProps) {
  return (
    <a href={href} onClick={followSiteLink(href, onFollow)} {...rest}>
      {children}
    </a>
  );
}

/** The press of a link that stays on the site; leaves to the browser what asks for a new tab or window. */
export function followSiteLink(href: string, onFollow?: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const asksForMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || asksForMore) return;
    event.preventDefault();
    onFollow?.();
    navigateTo(href);
  };
}
