import { useEffect, useState } from 'react';
import { useBrowserValue, useServices } from '@alzette/remote-react';
import type { Query } from '@alzette/shop-client';
import { QueryContent } from '../query-content';
import type * as Restoration from './saved-cart-restoration';

interface SavedCartRestorerProps {
  /** The page's path and query, from the host. */
  readonly path: string;
  readonly query: string;
}

const restoration: Query<typeof Restoration> = {
  key: 'saved cart',
  read: () => import(/* webpackChunkName: "saved-cart" */ './saved-cart-restoration'),
};

/**
 * Restores the cart of the `cartSaved` parameter on any page, and reports the result. The token is removed from the address at once; the
 * code loads with the first token.
 */
export function SavedCartRestorer({ path, query }: SavedCartRestorerProps) {
  const token = useTokenOfAddress(path, query);
  const isInBrowser = useBrowserValue(() => true, false);
  if (token === null || !isInBrowser) return null;
  return (
    <QueryContent query={restoration}>
      {({ SavedCartRestoration }) => <SavedCartRestoration key={token} token={token} />}
    </QueryContent>
  );
}

/** The last token of the address, from which it is removed without a reload. */
function useTokenOfAddress(path: string, query: string): string | null {
  const { navigate } = useServices();
  const present = new URLSearchParams(query).get('cartSaved');
  const [last, setLast] = useState(present);
  if (present !== null && present !== last) setLast(present);
  useEffect(() => {
    if (present === null) return;
    const search = new URLSearchParams(query);
    search.delete('cartSaved');
    navigate(search.size > 0 ? `${path}?${search}` : path, { replace: true });
  }, [present, path, query, navigate]);
  return last;
}
