import { useState } from 'react';
import { useBrowserValue } from '@alzette/remote-react';
import type { Query } from '@alzette/shop-client';
import { LoadedPart } from '../loaded-part';
import type * as Restoration from './saved-cart-restoration';

export interface SavedCartRestorerProps {
  /** The page's path and query, from the host. */
  readonly path: string;
  readonly query: string;
}

const restoration: Query<typeof Restoration> = {
  key: 'saved cart',
  read: () => import(/* webpackChunkName: "saved-cart" */ './saved-cart-restoration'),
};

/** Restores the cart of a link on any page, and reports the result. Its code loads with the first such link. */
export function SavedCartRestorer(props: SavedCartRestorerProps) {
  const isInBrowser = useBrowserValue(() => true, false);
  const [isWanted, setWanted] = useState(false);
  // The token leaves the address; the result stays.
  if (isInBrowser && !isWanted && new URLSearchParams(props.query).has('cartSaved')) setWanted(true);
  if (!isWanted) return null;
  return (
    <LoadedPart query={restoration}>{({ SavedCartRestoration }) => <SavedCartRestoration {...props} />}</LoadedPart>
  );
}
