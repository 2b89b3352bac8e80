import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '@alzette/remote-react';
import { getKycInformation } from '@alzette/shop-client';
import { selectItems, valuesTyped } from '@alzette/shop-store';
import { useTell } from '../../flow/use-tell';
import { kycValues } from './kyc-values';

export type IdentityState = 'INITIAL' | 'OPEN' | 'READING' | 'ERROR';

/** The states of the identity check (spec row H2); AUTHENTICATED is kept with the form's values. */
export function useIdentityCheck() {
  const { http, report } = useServices();
  const tell = useTell();
  const dispatch = useDispatch();
  const variant = useSelector(selectItems)[0]?.variant.code ?? '';
  const [state, setState] = useState<IdentityState>('INITIAL');

  const handleOpen = useCallback(() => {
    tell('checkout_authentification');
    setState('OPEN');
  }, [tell]);

  const handleFailed = useCallback(
    (error: unknown) => {
      tell('checkout_authentification_error');
      report(error, { operation: 'identity check', variantCode: variant });
      setState('ERROR');
    },
    [tell, report, variant],
  );

  const handleCompleted = useCallback(
    async (verificationId: string) => {
      setState('READING');
      try {
        const information = await getKycInformation(http, verificationId);
        tell('checkout_authentification_success');
        dispatch(valuesTyped(kycValues(information)));
      } catch (error) {
        handleFailed(error);
      }
    },
    [http, tell, dispatch, handleFailed],
  );

  return { state, handleOpen, handleCompleted, handleFailed };
}
