import { useState } from 'react';
import { useStore } from 'react-redux';
import { useIsMounted } from '@alzette/checkout-kit';
import { loadMessages } from '@alzette/i18n';
import { useBypass, useServices } from '@alzette/remote-react';
import { fetchQuery, type Query } from '@alzette/shop-client';
import type { CartItem } from '@alzette/shop-model';
import { selectItems, type SharedState, valuesTyped } from '@alzette/shop-store';
import type { LazyCode } from '@alzette/shop-widgets';
import { cartChecksMessages } from './messages';
import type * as Checks from './index';
import type { CartProblem, CheckedCart } from './find-problems';

/** The checks load with the first press of Continue, in one chunk with the forms of the next step. */
export const cartChecks: Query<LazyCode<typeof Checks>> = {
  key: 'cart-checks',
  read: async (_http, locale) => {
    const [code, messages] = await Promise.all([
      import(/* webpackChunkName: "contract-forms" */ './index'),
      loadMessages(locale, [cartChecksMessages]),
    ]);
    return { code, messages };
  },
};

interface Refusal {
  readonly items: readonly CartItem[];
  readonly problems: readonly CartProblem[];
}

const unchecked: CheckedCart = { problems: [], delivery: {} };

/** Continues once the shop finds no problem in the cart. A failed check does not block the shopper: the shop checks the order again. */
export function useCartChecks(onComplete: () => void) {
  const { http, locale, report } = useServices();
  const store = useStore<SharedState>();
  const bypass = useBypass();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isMounted = useIsMounted();

  async function handleComplete(): Promise<void> {
    const state = store.getState();
    const { problems, delivery } =
      bypass.identity || bypass.validation
        ? unchecked
        : await fetchQuery(http, locale, cartChecks)
            .then(({ code }) => code.checkCart(state, { http, report }))
            .catch((error: unknown) => {
              report(error, { operation: 'checks of the cart' });
              return unchecked;
            });
    if (!isMounted.current) return;
    setRefusal({ items: selectItems(state), problems });
    if (problems.length > 0) return;
    store.dispatch(valuesTyped(delivery));
    onComplete();
  }

  return { refusal, handleComplete };
}
