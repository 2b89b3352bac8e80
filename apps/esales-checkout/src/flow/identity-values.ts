import { useDispatch } from 'react-redux';
import { useGoToStep } from '@alzette/checkout-kit';
import { contractKeys } from '@alzette/shop-model';
import { valuesErased, valuesTyped } from '@alzette/shop-store';
import { personForgotten } from './order-progress';

/** Leads to the contract step, which requests the identity check again. */
export function useIdentityAgain(): () => void {
  const forgetIdentity = useForgetIdentity();
  const goToStep = useGoToStep();
  return () => {
    forgetIdentity();
    goToStep('contract');
  };
}

/** The keys of the values that an identity check fills in. */
export const identityKeys: readonly string[] = [
  contractKeys.gender,
  contractKeys.firstname,
  contractKeys.lastname,
  contractKeys.birthdate,
  contractKeys.origin,
  contractKeys.idType,
  contractKeys.idNumber,
];

/** Discards the verified person and the result of their credit check; every other value stays. */
export function useForgetIdentity(): () => void {
  const dispatch = useDispatch();
  return () => {
    dispatch(valuesErased({ names: [...identityKeys, contractKeys.kycId] }));
    dispatch(valuesTyped({ [contractKeys.authenticated]: false }));
    dispatch(personForgotten());
  };
}
