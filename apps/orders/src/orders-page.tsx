import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { MountProps } from '@alzette/remote-contract';
import { focusHeadingOnceLoaded } from '@alzette/ui';
import { readChange } from './order-address';
import { OrderList } from './order-list';
import { OpenLink } from './open-link';
import { OrderView } from './order-view';

/** The list of the visitor's orders, one of them (`?order=`) or a change of it, or the link of a mail (`#link=`). */
export function OrdersPage(address: MountProps) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(address.query);
  // The link that had the focus is no longer on the page.
  useEffect(() => {
    if (shown.current === address.query || !page.current) return undefined;
    shown.current = address.query;
    return focusHeadingOnceLoaded(page.current);
  }, [address.query]);
  return (
    <div ref={page}>
      <OrdersView {...address} />
    </div>
  );
}

function OrdersView({ path, query }: MountProps) {
  const address = new URLSearchParams(query);
  const link = useMailedLink();
  const order = address.get('order');
  if (link !== null) return <OpenLink key={link} token={link} path={path} />;
  // Loaded again after a change.
  if (order !== null) return <OrderView key={query} tokenValue={order} change={readChange(address)} path={path} />;
  return <OrderList path={path} isWithdrawal={address.has('withdraw')} />;
}

/** The token of a mailed link. It is in the fragment, which never reaches servers, logs or referrers. */
function useMailedLink(): string | null {
  const fragment = useSyncExternalStore(
    subscribeToFragment,
    () => window.location.hash,
    () => '',
  );
  return new URLSearchParams(fragment.slice(1)).get('link');
}

function subscribeToFragment(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
