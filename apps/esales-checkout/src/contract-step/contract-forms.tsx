import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { valuesUnder, type StepProps, useIsMounted } from '@alzette/checkout-kit';
import { ShopForm, useShopForm } from '@alzette/forms';
import { useBypass, useServices, useSettings } from '@alzette/remote-react';
import {
  billingFromEligibility,
  contractKeys,
  type Customer,
  type FormValues,
  fullName,
  needsProofOfResidence,
} from '@alzette/shop-model';
import { selectItems, selectValues, valuesTyped } from '@alzette/shop-store';
import { preload } from '@alzette/shop-widgets';
import { Button, Card, Untranslated, ValidatedBlock } from '@alzette/ui';
import { useTrackEvent } from '../flow/track-event';
import { laterSteps } from '../load-steps';
import { StepActions } from '../side-panel';
import { BankCard, BillingCard, ContactCard } from './contract-cards';
import { contractDefaults, contractSchema, customerContractSchema, exactPhone, formRules } from './contract-schema';
import { CreditCheckPopup, useCreditCheck } from './credit-check';
import { IdentityCard } from './identity-card';
import { ProofCard, heldProof } from './proof-of-residence';

// The two forms of the contract step, a chunk of their own: a guest first proves who they are.

/** The person who signs, contact, billing address and payment of the bill; then the credit check. */
export function ContractForm({ onComplete }: StepProps) {
  const values = useSelector(selectValues);
  const items = useSelector(selectItems);
  const dispatch = useDispatch();
  const { store, http, locale } = useServices();
  const trackStepEvent = useTrackEvent();
  const { minimumAge } = useSettings();
  const bypass = useBypass();
  const { state, check, handleClose } = useCreditCheck();
  const isMounted = useIsMounted();
  const [begun] = useState(values);
  const schema = useMemo(() => contractSchema({ items, minimumAge, bypass }, formRules), [items, minimumAge, bypass]);

  async function handleSubmit(submitted: FormValues) {
    dispatch(valuesTyped(submitted));
    trackStepEvent('checkout_contact_detail');
    preload(laterSteps, http, locale);
    // A shopper who went back during the check stays on that page.
    const goesOn = bypass.validation || (await check(submitted));
    if (goesOn && isMounted.current) onComplete();
  }

  return (
    <>
      <ShopForm
        initialValues={{
          ...contractDefaults,
          ...valuesUnder(values, 'contract.'),
          ...billingFromEligibility(values),
          ...(!heldProof(store) && noProof),
        }}
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

/** Erases the name of a file that the page does not hold. */
const noProof: FormValues = { [contractKeys.residentFile]: '', [contractKeys.residentFileState]: '' };

interface CustomerFormProps extends StepProps {
  readonly customer: Customer;
}

const customerSchema = customerContractSchema(exactPhone);

/** The contract of a customer: account and contact, neither billing nor bank (spec row I9), and no credit check. */
export function CustomerForm({ customer, onComplete }: CustomerFormProps) {
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
      initialValues={{ ...contractDefaults, ...valuesUnder(values, 'contract.') }}
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

/** The account identifies the customer: the page shows the person without questions (spec row I1). */
function AccountCard({ customer }: { readonly customer: Customer }) {
  const { accountNumber, user } = customer;
  return (
    <Card
      title={<FormattedMessage id="contract.account.title" />}
      sentence={<FormattedMessage id="contract.account.text" />}
    >
      <ValidatedBlock
        label={<FormattedMessage id="contract.account.number" />}
        value={<Untranslated>{accountNumber}</Untranslated>}
        text={<Untranslated>{fullName({ firstName: user.firstname, lastName: user.lastname })}</Untranslated>}
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
