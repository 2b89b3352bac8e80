import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { atLeast, pause } from '@alzette/checkout-kit';
import { useServices, useSettings } from '@alzette/remote-react';
import { checkCredit, errorCode } from '@alzette/shop-client';
import { type CreditCheckOutcome, type FormValues, phoneHref } from '@alzette/shop-model';
import { useLoginAddress } from '@alzette/shop-widgets';
import { AlertPopup, LinkButton, LoadingPopup, Untranslated } from '@alzette/ui';
import { creditCheckPassed } from '../flow/order-progress';
import { useFlowState } from '../flow/flow-state';
import { personKey, personOf } from './contract-schema';
import styles from './contract-step.module.css';

interface CreditCheckPopupProps {
  readonly state: CreditCheckState;
  readonly onClose: () => void;
}

/** Progress, success or the problem of the credit check, with the next action. */
export function CreditCheckPopup({ state, onClose }: CreditCheckPopupProps) {
  const loginAddress = useLoginAddress();
  const { support } = useSettings();
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
      <p>
        <FormattedMessage id={`credit.${state}.text`} />
      </p>
      <div className={styles.ways}>
        {customerProblems.includes(state) && loginAddress !== null && (
          <LinkButton href={loginAddress}>
            <FormattedMessage id="credit.logIn" />
          </LinkButton>
        )}
        <LinkButton href={phoneHref(support.phone)}>
          <FormattedMessage id="credit.call" values={{ phone: <Untranslated>{support.phone}</Untranslated> }} />
        </LinkButton>
      </div>
    </AlertPopup>
  );
}

/** Shortest time the check shows, so that it can be read (spec row I8), in milliseconds. */
const checkPacing = 3000;
const successShown = 1500;

/** The message for a shopper whose check does not pass. */
type CreditProblem =
  Exclude<CreditCheckOutcome, 'no_error'> | 'no-customer' | 'bad-customer' | 'pro-customer' | 'unreachable';
type CreditCheckState = 'idle' | 'checking' | 'passed' | CreditProblem;

/** Generic outcomes (spec row I8) with a text of their own. */
const genericProblems: Readonly<Record<string, CreditProblem>> = {
  'existing--no_customer': 'no-customer',
  'existing--bad_customer': 'bad-customer',
  'existing--pro_customer': 'pro-customer',
};

/** Problems of a person who has an account already. */
const customerProblems: readonly CreditProblem[] = ['existing-customer', 'bad-customer', 'pro-customer'];

/** Runs the credit check of a guest; resolves with whether the shopper may continue. The same person is checked once. */
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
      const { outcome, status } = await atLeast(checkPacing, checkCredit(http, personOf(values)));
      if (outcome !== 'no_error') {
        setState(outcome === 'generic' ? (genericProblems[status] ?? outcome) : outcome);
        return false;
      }
      setState('passed');
      dispatch(creditCheckPassed({ person }));
      await pause(successShown);
      return true;
    } catch (error) {
      report(error, { operation: 'credit check', variantCode: items[0]?.variant.code ?? '' });
      setState(errorCode(error) === 'unreachable' ? 'unreachable' : 'generic');
      return false;
    } finally {
      isRunning.current = false;
    }
  }

  return { state, check, handleClose: () => setState('idle') };
}
