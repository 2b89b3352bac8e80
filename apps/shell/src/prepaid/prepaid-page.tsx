import { useContext, useState } from 'react';
import { useStore } from 'react-redux';
import { useBrowserValue } from '@alzette/remote-react';
import { selectCart, selectTypedValues, type SharedState } from '@alzette/shop-store';
import { DrawnPageContext } from '../drawn-page';
import type { PrepaidPageName } from '../pages';
import { StarterPacksPage } from './starter-packs';
import { TopUpPage } from './top-up';

const pages = { 'top-up': TopUpPage, 'starter-packs': StarterPacksPage };

/** The prepaid pages. */
export function PrepaidPage({ page }: { readonly page: PrepaidPageName }) {
  const OpenPage = pages[page];
  const isRestored = useRestoredChoice();
  return <OpenPage key={isRestored ? 'restored' : 'new'} />;
}

/** Whether the browser has answers that the server could not draw: the page then begins again from them. */
function useRestoredChoice(): boolean {
  const drawn = useContext(DrawnPageContext);
  const store = useStore<SharedState>();
  const [hasAnswers] = useState(() => {
    const state = store.getState();
    return selectCart(state).prepaid !== null || Object.keys(selectTypedValues(state)).length > 0;
  });
  const isHydrated = useBrowserValue(() => true, false);
  return drawn !== null && isHydrated && hasAnswers;
}
