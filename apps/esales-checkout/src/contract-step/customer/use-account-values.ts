import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useServices } from '@alzette/remote-react';
import { contractKeys } from '@alzette/shop-model';
import { selectCustomer, selectIsGuest, selectValues, valuesForgotten, valuesTyped } from '@alzette/shop-store';
import { accountValues } from './account-values';

/** Fills the form from the account once a customer is known, and forgets it with them. True until that is done. */
export function useAccountValues(): boolean {
  const { store } = useServices();
  const customer = useSelector(selectCustomer);
  const isGuest = useSelector(selectIsGuest);
  const filledFor = useSelector(selectValues)[contractKeys.accountNumber];
  useEffect(() => {
    if (customer && filledFor !== customer.accountNumber) store.dispatch(valuesTyped(accountValues(customer)));
    if (isGuest && filledFor) store.dispatch(valuesForgotten());
  }, [store, customer, isGuest, filledFor]);
  return !isGuest && (customer === null || filledFor !== customer.accountNumber);
}
