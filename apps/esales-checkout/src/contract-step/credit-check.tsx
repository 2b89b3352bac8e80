import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { atLeast, pause } from '@alzette/checkout-kit';
import { useServices } from '@alzette/remote-react';
import { checkCredit } from '@alzette/shop-client';
import type { CreditCheckOutcome, FormValues } from '@alzette/shop-model';
import { AlertPopup, LoadingPopup } from '@alzette/ui';
import { useFlowState } from '../flow';
import { creditCheckPassed } from '../order/order-slice';
import { personKey, personOf } from './contract-schema';

interface CreditCheckPopupProps {
  readonly state: CreditCheckState;
  readonly onClose: () => void;
}

export function CreditCheckPopup({ state, onClose }: CreditCheckPopupProps) {
  const { formatMessage } = useIntl();
  if (state === 'idle') return null;
  if (state === 'checking' || state === 'passed') {
    const isPassed = state === 'passed';
    return (
      <LoadingPopup
        open
        title={<FormattedMessage id={isPassed ? 'credit.passed.title' : 'credit.checking.title'} />}
        steps={[
          {
            id: 'form',
            label: <FormattedMessage id="credit.step.form" />,
            state: 'done',
          },
          {
            id: 'credit',
            label: <FormattedMessage id="credit.step.check" />,
            state: isPassed ? 'done' : 'active',
          },
        ]}
        doneLabel={formatMessage({ id: 'common.done' })}
      >
        <FormattedMessage id="credit.checking.text" />
      </LoadingPopup>
    );
  }
  return (
    <AlertPopup
      open
      title={formatMessage({ id: `credit.${state}.title` })}
      closeLabel={formatMessage({ id: 'common.close' })}
      onClose={onClose}
    >
      <FormattedMessage id={`credit.${state}.text`} />
    </AlertPopup>
  );
}

/** Shortest time the check shows, so that it can be read (spec row I8), in milliseconds. */
const checkPacing = 3000;
const successShown = 1500;

type CreditCheckState = 'idle' | 'checking' | 'passed' | Exclude<CreditCheckOutcome, 'no_error'>;

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
