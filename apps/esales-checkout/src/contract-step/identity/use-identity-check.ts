import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '@alzette/remote-kit';
import { getKycInformation } from '@alzette/shop-client';
import { selectItems, valuesTyped } from '@alzette/shop-store';
import { kycValues } from './kyc-values';

export type IdentityState = 'INITIAL' | 'OPEN' | 'READING' | 'ERROR';

/** The states of the identity check (spec row H2); AUTHENTICATED is kept with the form's values. */
export function useIdentityCheck() {
  const { http, track, report } = useServices();
  const dispatch = useDispatch();
  const variant = useSelector(selectItems)[0]?.variant.code ?? '';
  const [state, setState] = useState<IdentityState>('INITIAL');

  const handleOpen = useCallback(() => {
    track('checkout_authentification');
    setState('OPEN');
  }, [track]);

  const handleFailed = useCallback(
    (error: unknown) => {
      track('checkout_authentification_error');
      report(error, { operation: 'identity check', variantCode: variant });
      setState('ERROR');
    },
    [track, report, variant],
  );

  const handleCompleted = useCallback(
    async (verificationId: string) => {
      setState('READING');
      try {
        const information = await getKycInformation(http, verificationId);
        track('checkout_authentification_success');
        dispatch(valuesTyped(kycValues(information)));
      } catch (error) {
        handleFailed(error);
      }
    },
    [http, track, dispatch, handleFailed],
  );

  return { state, handleOpen, handleCompleted, handleFailed };
}
