import { useDispatch } from 'react-redux';
import { useGoToStep } from '@alzette/checkout-kit';
import { contractKeys } from '@alzette/shop-model';
import { valuesTyped } from '@alzette/shop-store';

/** Leads to the contract, where the identity check is asked for anew. */
export function useIdentityAgain(): () => void {
  const dispatch = useDispatch();
  const goToStep = useGoToStep();
  return () => {
    dispatch(valuesTyped({ [contractKeys.authenticated]: false }));
    goToStep('contract');
  };
}
