import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { textOf } from '@alzette/checkout-kit';
import { useServices } from '@alzette/remote-react';
import { getKycInformation } from '@alzette/shop-client';
import { contractKeys } from '@alzette/shop-model';
import { selectValues, valuesTyped } from '@alzette/shop-store';

/**
 * The id number is never stored here; after a reload it is read again from the finished check.
 *
 * @returns whether it is being read: until it is there nobody can say which steps are complete
 */
export function useRestoredIdNumber(): boolean {
  const { http, report } = useServices();
  const dispatch = useDispatch();
  const values = useSelector(selectValues);
  const [failedKycId, setFailedKycId] = useState<string | null>(null);
  const kycId = textOf(values, contractKeys.kycId);
  const isRestoring = kycId !== '' && kycId !== failedKycId && values[contractKeys.idNumber] === undefined;

  useEffect(() => {
    if (!isRestoring) return;
    getKycInformation(http, kycId).then(
      ({ NationalNumber }) => dispatch(valuesTyped({ [contractKeys.idNumber]: NationalNumber })),
      (error: unknown) => {
        report(error, { operation: 'identity check, read again' });
        setFailedKycId(kycId);
      },
    );
  }, [http, report, dispatch, kycId, isRestoring]);

  return isRestoring;
}
