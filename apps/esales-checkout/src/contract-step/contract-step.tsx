import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { answersUnder, type StepProps, atLeast, pause } from '@alzette/checkout-kit';
import { ShopForm, useShopForm } from '@alzette/forms';
import { useBypass, useServices, useSettings } from '@alzette/remote-react';
import { checkCredit } from '@alzette/shop-client';
import {
  contractKeys,
  type Customer,
  type FormValues,
  needsProofOfResidence,
  type CreditCheckOutcome,
} from '@alzette/shop-model';
import { selectCustomer, selectItems, selectValues, valuesTyped } from '@alzette/shop-store';
import { AlertPopup, Button, Card, LinkButton, LoadingPopup, ValidatedBlock } from '@alzette/ui';
import { creditCheckPassed, useFlowState, useLoginAddress, useTrackEvent } from '../flow';
import { StepActions } from '../side-panel';
import { BankCard, BillingCard, ContactCard } from './contract-cards';
import {
  contractDefaults,
  contractSchema,
  customerContractSchema,
  exactPhone,
  personKey,
  personOf,
} from './contract-schema';
import { IdentityPanel } from './identity';
import { IdentityCard } from './identity-card';
import { ProofCard, heldProof } from './proof-of-residence';

/** A guest proves who they are first; the form comes filled with what was seen (spec rows H1, H2). A customer has done so. */
export function ContractStep({ onComplete }: StepProps) {
  const isAuthenticated = useSelector(selectValues)[contractKeys.authenticated] === true;
  const customer = useSelector(selectCustomer);
  useBypassedIdentity();
  useFocusAfterIdentity(isAuthenticated);
  if (customer) return <CustomerForm customer={customer} onComplete={onComplete} />;
  return isAuthenticated ? <ContractForm onComplete={onComplete} /> : <IdentityPanel />;
}

/** Spec row H2: the bypass authenticates at once. */
function useBypassedIdentity() {
  const dispatch = useDispatch();
  const { identity } = useBypass();
  useEffect(() => {
    if (identity) dispatch(valuesTyped({ [contractKeys.authenticated]: true }));
  }, [identity, dispatch]);
}

/** The panel that had focus makes way for the form, or the form for the panel: focus goes to the step's title, as on every arrival. */
function useFocusAfterIdentity(isAuthenticated: boolean) {
  const was = useRef(isAuthenticated);
  useEffect(() => {
    if (isAuthenticated !== was.current) {
      if (!isAuthenticated) window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('[data-step=contract] h1')?.focus({ preventScroll: true });
    }
    was.current = isAuthenticated;
  }, [isAuthenticated]);
}

/** Who signs, how to reach them, where the bill goes and how it is paid; then the credit check. */
function ContractForm({ onComplete }: { readonly onComplete: () => void }) {
  const values = useSelector(selectValues);
  const items = useSelector(selectItems);
  const dispatch = useDispatch();
  const { store } = useServices();
  const trackStepEvent = useTrackEvent();
  const { minimumAge } = useSettings();
  const bypass = useBypass();
  const { state, check, handleClose } = useCreditCheck();
  const isHere = useIsHere();
  const [begun] = useState(values);
  const schema = useMemo(() => contractSchema({ items, minimumAge, bypass }, exactPhone), [items, minimumAge, bypass]);

  async function handleSubmit(submitted: FormValues) {
    dispatch(valuesTyped(submitted));
    trackStepEvent('checkout_contact_detail');
    // Who went back during the check stays where they went.
    const goesOn = bypass.validation || (await check(submitted));
    if (goesOn && isHere.current) onComplete();
  }

  return (
    <>
      <ShopForm
        initialValues={{ ...contractDefaults, ...answersUnder(values, 'contract.'), ...(!heldProof(store) && noProof) }}
        schema={schema}
        skipsChecks={bypass.validation}
        onSubmit={handleSubmit}
        onValuesChange={(typed) => dispatch(valuesTyped(typed))}
      >
        <IdentityCard values={begun} />
        <ContactCard />
        <BillingCard />
        {needsProofOfResidence({ isGuest: true, items }) && <ProofCard />}
        <BankCard />
        <ContractActions />
      </ShopForm>
      <CreditCheckPopup state={state} onClose={handleClose} />
    </>
  );
}

/** A name without its file is nothing. */
const noProof: FormValues = { [contractKeys.residentFile]: '', [contractKeys.residentFileState]: '' };

/** Whether this form still stands on the page. */
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

interface CustomerFormProps {
  readonly customer: Customer;
  readonly onComplete: () => void;
}

const customerSchema = customerContractSchema(exactPhone);

/** The contract of a customer: account and contact, neither billing nor bank (spec row I9), and no credit check. */
function CustomerForm({ customer, onComplete }: CustomerFormProps) {
  const values = useSelector(selectValues);
  const dispatch = useDispatch();
  const trackStepEvent = useTrackEvent();
  const bypass = useBypass();

  function handleSubmit(submitted: FormValues) {
    dispatch(valuesTyped(submitted));
    trackStepEvent('checkout_contact_detail');
    onComplete();
  }

  return (
    <ShopForm
      initialValues={{ ...contractDefaults, ...answersUnder(values, 'contract.') }}
      schema={customerSchema}
      skipsChecks={bypass.validation}
      onSubmit={handleSubmit}
      onValuesChange={(typed) => dispatch(valuesTyped(typed))}
    >
      <AccountCard customer={customer} />
      <ContactCard />
      <ContractActions />
    </ShopForm>
  );
}

/** The account identifies the customer: the page shows the person and asks nothing (spec row I1). */
function AccountCard({ customer }: { readonly customer: Customer }) {
  const { accountNumber, user } = customer;
  return (
    <Card
      title={<FormattedMessage id="contract.account.title" />}
      sentence={<FormattedMessage id="contract.account.text" />}
    >
      <ValidatedBlock
        label={<FormattedMessage id="contract.account.number" />}
        value={accountNumber}
        text={`${user.firstname} ${user.lastname}`}
      />
    </Card>
  );
}

function ContractActions() {
  const { isSubmitting } = useShopForm();
  return (
    <StepActions
      button={
        <Button variant="primary" type="submit" busy={isSubmitting}>
          <FormattedMessage id="checkout.contract.next" />
        </Button>
      }
      barButton={
        <Button variant="primary" type="submit" compact busy={isSubmitting}>
          <FormattedMessage id="common.continue" />
        </Button>
      }
    />
  );
}

interface CreditCheckPopupProps {
  readonly state: CreditCheckState;
  readonly onClose: () => void;
}

function CreditCheckPopup({ state, onClose }: CreditCheckPopupProps) {
  const loginAddress = useLoginAddress();
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
      {state === 'existing-customer' && loginAddress !== null && (
        <LinkButton href={loginAddress}>
          <FormattedMessage id="credit.logIn" />
        </LinkButton>
      )}
    </AlertPopup>
  );
}

/** Shortest time the check shows, so that it can be read (spec row I8), in milliseconds. */
const checkPacing = 3000;
const successShown = 1500;

type CreditCheckState = 'idle' | 'checking' | 'passed' | Exclude<CreditCheckOutcome, 'no_error'>;

/** Runs the credit check of a guest; resolves with whether the step may go on. The same person is asked about once. */
function useCreditCheck() {
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
