import type { MouseEvent, ReactNode } from 'react';
import { useServices } from '@alzette/remote-react';

interface InternalLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another page of the shop, which the shell shows without a reload. */
export function InternalLink({ href, className, children }: InternalLinkProps) {
  const { navigate } = useServices();
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(href);
  }
  return (
    <a href={href} className={className} onClick={handleClick}>
      {children}
    </a>
  );
}
