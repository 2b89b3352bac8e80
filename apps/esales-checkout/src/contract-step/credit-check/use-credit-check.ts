import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { atLeast, pause } from '@alzette/checkout-kit';
import { useServices } from '@alzette/remote-react';
import { checkCredit } from '@alzette/shop-client';
import type { CreditCheckOutcome, FormValues } from '@alzette/shop-model';
import { creditCheckPassed } from '../../order/order-slice';
import { useFlowState } from '../../flow/use-flow-state';
import { personKey, personOf } from './person';

/** Shortest time the check shows, so that it can be read (spec row I8), in milliseconds. */
const checkPacing = 3000;
const successShown = 1500;

export type CreditCheckState = 'idle' | 'checking' | 'passed' | Exclude<CreditCheckOutcome, 'no_error'>;

/** Runs the credit check of a guest; resolves with whether the step may go on. The same person is asked about once. */
export function useCreditCheck() {
  const { http, report } = useServices();
  const dispatch = useDispatch();
  const { order, items } = useFlowState();
  const [state, setState] = useState<CreditCheckState>('idle');
  const isRunning = useRef(false);

  async function check(values: FormValues): Promise<boolean> {
    if (isRunning.current) return false;
    const person = personKey(values);
    if (person === order.creditCheckedPerson) return true;
    isRunning.current = true;
    try {
      setState('checking');
      const outcome = await atLeast(checkPacing, checkCredit(http, personOf(values)));
      setState(outcome === 'no_error' ? 'passed' : outcome);
      if (outcome !== 'no_error') return false;
      dispatch(creditCheckPassed({ person }));
      await pause(successShown);
      return true;
    } catch (error) {
      report(error, { operation: 'credit check', variantCode: items[0]?.variant.code ?? '' });
      setState('generic');
      return false;
    } finally {
      isRunning.current = false;
    }
  }

  return { state, check, handleClose: () => setState('idle') };
}
