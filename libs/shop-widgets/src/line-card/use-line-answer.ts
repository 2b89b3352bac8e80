import { useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { CartItem } from '@alzette/shop-model';
import { selectValues, valuesTyped, type SharedState } from '@alzette/shop-store';
import { loadMobileRule } from '../phone-number/mobile-rule';
import { findLineProblems, type LineProblem } from './line-problems';
import { LineProblemsContext } from './line-problems-context';

/**
 * One answer of a line, kept under its form key. It is looked at when it is left not empty, and when the page says so; an
 * error found on leaving goes with the next edit, one of the page as soon as it is corrected.
 */
export function useLineAnswer(item: CartItem, name: string) {
  const dispatch = useDispatch();
  const store = useStore<SharedState>();
  const { formatMessage } = useIntl();
  const value = useSelector((state: SharedState) => selectValues(state)[name]);
  const foundByPage = useContext(LineProblemsContext).find((problem) => problem.name === name);
  const [left, setLeft] = useState<{ readonly value: typeof value; readonly problem: LineProblem } | null>(null);
  const problem = foundByPage ?? (left?.value === value ? left?.problem : undefined);

  async function look() {
    if (typeof value !== 'string' || value === '') return;
    const isMobile = await loadMobileRule();
    const found = findLineProblems(item, selectValues(store.getState()), isMobile).find((each) => each.name === name);
    setLeft(found ? { value, problem: found } : null);
  }

  return {
    value,
    setValue: (next: string | boolean) => void dispatch(valuesTyped({ [name]: next })),
    field: {
      name,
      error: problem && formatMessage({ id: problem.messageId }),
      onBlur: () => void look(),
    },
  };
}
