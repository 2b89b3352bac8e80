import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { StepProps } from '@alzette/checkout-kit';
import { useBypass } from '@alzette/remote-react';
import { contractKeys } from '@alzette/shop-model';
import { selectCustomer, selectValues, valuesTyped } from '@alzette/shop-store';
import { lazyComponent } from '@alzette/shop-widgets';
import { loadFailure } from '../load-steps';
import { IdentityPanel } from './identity';
import { contractForms } from './load-forms';

const ContractForm = lazyComponent(contractForms, (forms) => forms.ContractForm, loadFailure);
const CustomerForm = lazyComponent(contractForms, (forms) => forms.CustomerForm, loadFailure);

/** A guest passes the identity check first, which fills in the form (spec rows H1, H2). A customer is already identified. */
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

/** The form replaces the panel that had focus, or the reverse: focus moves to the step's title, as on every arrival. */
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
