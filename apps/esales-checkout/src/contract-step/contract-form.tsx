import { useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { answersUnder } from '@alzette/checkout-kit';
import { ShopForm } from '@alzette/forms';
import { useBypass, useServices, useSettings } from '@alzette/remote-react';
import { contractKeys, needsProofOfResidence, type FormValues } from '@alzette/shop-model';
import { selectItems, selectValues, valuesTyped } from '@alzette/shop-store';
import { useTell } from '../flow/use-tell';
import { BankCard } from './bank-card';
import { BillingCard } from './billing-card';
import { ContactCard } from './contact-card';
import { ContractActions } from './contract-actions';
import { contractDefaults, contractSchema } from './contract-schema';
import { CreditCheckPopup } from './credit-check/credit-check-popup';
import { useCreditCheck } from './credit-check/use-credit-check';
import { IdentityCard } from './identity-card';
import { heldProof } from './proof-of-residence/held-proof';
import { ProofCard } from './proof-of-residence/proof-card';

/** Who signs, how to reach them, where the bill goes and how it is paid; then the credit check. */
export function ContractForm({ onComplete }: { readonly onComplete: () => void }) {
  const values = useSelector(selectValues);
  const items = useSelector(selectItems);
  const dispatch = useDispatch();
  const { store } = useServices();
  const tell = useTell();
  const { minimumAge } = useSettings();
  const bypass = useBypass();
  const { state, check, handleClose } = useCreditCheck();
  const isHere = useIsHere();
  const schema = useMemo(() => contractSchema({ items, minimumAge, bypass }), [items, minimumAge, bypass]);

  async function handleSubmit(submitted: FormValues) {
    dispatch(valuesTyped(submitted));
    tell('checkout_contact_detail');
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
        <IdentityCard />
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
