import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { selectItems, selectValues, type SharedState } from '@alzette/shop-store';
import { hasMobileShape, loadMobileRule, type MobileRule } from '@alzette/shop-widgets';
import { scrollToField } from '@alzette/ui';
import { useFlowState } from '../flow/use-flow-state';
import { asksNumber, findCartProblems, type CartProblem } from './cart-problems';

interface FailedTry {
  readonly attempt: number;
  /** Fields that were wrong; each is named until it is right. */
  readonly names: readonly string[];
  readonly isMobile: MobileRule;
}

interface CartCheck {
  readonly attempt: number;
  readonly problems: readonly CartProblem[];
  readonly isChecking: boolean;
  /** Goes on when nothing is asked any more; otherwise scrolls to the first field that needs correcting. */
  readonly check: () => Promise<void>;
}

/** What keeps the shopper from going on to the contract, from the first try on. */
export function useCartCheck(onComplete: () => void): CartCheck {
  const store = useStore<SharedState>();
  const { items, values, bypass } = useFlowState();
  const [isChecking, setChecking] = useState(false);
  const [failed, setFailed] = useState<FailedTry>({ attempt: 0, names: [], isMobile: hasMobileShape });
  const problems = findCartProblems(items, values, failed.isMobile).filter(({ name }) => failed.names.includes(name));
  useScrollToFirst(failed);

  async function check() {
    if (isChecking) return;
    if (bypass.validation) return onComplete();
    let isMobile = hasMobileShape;
    if (asksNumber(items)) {
      setChecking(true);
      isMobile = await loadMobileRule();
      setChecking(false);
    }
    const state = store.getState();
    const names = findCartProblems(selectItems(state), selectValues(state), isMobile).map(({ name }) => name);
    if (names.length === 0) onComplete();
    else setFailed(({ attempt }) => ({ attempt: attempt + 1, names, isMobile }));
  }

  return { attempt: failed.attempt, problems, isChecking, check };
}

function useScrollToFirst({ names: [first], attempt }: FailedTry) {
  useEffect(() => {
    if (attempt > 0 && first !== undefined) scrollToField(first);
    // A new try scrolls again, also to the same field.
  }, [attempt, first]);
}
