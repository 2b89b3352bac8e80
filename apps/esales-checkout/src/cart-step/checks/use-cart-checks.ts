import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { loadMessages, useShopLocale } from '@alzette/i18n';
import { useBypass, useServices } from '@alzette/remote-react';
import { fetchQuery, type Query } from '@alzette/shop-client';
import { type CartItem, contractKeys } from '@alzette/shop-model';
import { selectIsExistingCustomer, selectItems, selectValues, type SharedState } from '@alzette/shop-store';
import type { LazyCode } from '@alzette/shop-widgets';
import { cartChecksCatalogue } from './catalogue';
import type * as Checks from './index';
import type { CartProblem } from './find-problems';

/** The checks load with the first press of Continue. */
export const cartChecks: Query<LazyCode<typeof Checks>> = {
  key: 'cart-checks',
  read: async (_http, locale) => {
    const [code, messages] = await Promise.all([
      import(/* webpackChunkName: "cart-checks" */ './index'),
      loadMessages(locale, [cartChecksCatalogue]),
    ]);
    return { code, messages };
  },
};

interface Refusal {
  readonly items: readonly CartItem[];
  readonly problems: readonly CartProblem[];
}

/** Goes on once the shop has no objection to the cart. Whatever fails stops nothing: the shop checks the order again. */
export function useCartChecks(onComplete: () => void) {
  const { http, report } = useServices();
  const locale = useShopLocale();
  const store = useStore<SharedState>();
  const bypass = useBypass();
  const isHere = useIsHere();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function handleComplete(): Promise<void> {
    const state = store.getState();
    const items = selectItems(state);
    const kycId = selectValues(state)[contractKeys.kycId];
    const cart = {
      items,
      isExistingCustomer: selectIsExistingCustomer(state),
      kycId: typeof kycId === 'string' && kycId !== '' ? kycId : null,
    };
    const problems = bypass.identity || bypass.validation ? [] : await findProblems(cart);
    if (!isHere.current) return;
    setRefusal({ items, problems });
    if (problems.length === 0) onComplete();
  }

  async function findProblems(cart: Parameters<typeof Checks.findCartProblems>[0]): Promise<readonly CartProblem[]> {
    try {
      const { code } = await fetchQuery(http, locale, cartChecks);
      return await code.findCartProblems(cart, { http, report });
    } catch (error) {
      report(error, { operation: 'checks of the cart' });
      return [];
    }
  }

  return { refusal, handleComplete };
}

/** Whether the step is still shown: the shopper may leave it while the shop is asked. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
