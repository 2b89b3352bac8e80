import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigateTo } from './site-location';

/** A link of the site that does not reload the page. Opening in a new tab works as for any link. */
export function SiteLink({ href, onClick, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const asksForMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || asksForMore) return;
    event.preventDefault();
    navigateTo(href);
  };
  return (
    <a href={href} onClick={handleClick} {...rest}>
      {children}
    </a>
  );
}
