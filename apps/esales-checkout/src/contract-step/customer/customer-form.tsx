import { useDispatch, useSelector } from 'react-redux';
import { answersUnder } from '@alzette/checkout-kit';
import { ShopForm } from '@alzette/forms';
import { useBypass } from '@alzette/remote-react';
import type { Customer, FormValues } from '@alzette/shop-model';
import { selectValues, valuesTyped } from '@alzette/shop-store';
import { useTell } from '../../flow/use-tell';
import { ContactCard } from '../contact-card';
import { ContractActions } from '../contract-actions';
import { contractDefaults, customerContractSchema } from '../contract-schema';
import { AccountCard } from './account-card';

interface CustomerFormProps {
  readonly customer: Customer;
  readonly onComplete: () => void;
}

/** The contract of a customer: account and contact, neither billing nor bank (spec row I9), and no credit check. */
export function CustomerForm({ customer, onComplete }: CustomerFormProps) {
  const values = useSelector(selectValues);
  const dispatch = useDispatch();
  const tell = useTell();
  const bypass = useBypass();

  function handleSubmit(submitted: FormValues) {
    dispatch(valuesTyped(submitted));
    tell('checkout_contact_detail');
    onComplete();
  }

  return (
    <ShopForm
      initialValues={{ ...contractDefaults, ...answersUnder(values, 'contract.') }}
      schema={customerContractSchema}
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
