import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '@alzette/remote-kit';
import { getKycInformation } from '@alzette/shop-client';
import { contractKeys } from '@alzette/shop-model';
import { selectValues, valuesTyped } from '@alzette/shop-store';
import { textOf } from '../../flow/values';

/** The id number is never stored here; after a reload it is read again from the finished check. */
export function useRestoredIdNumber(): void {
  const { http, report } = useServices();
  const dispatch = useDispatch();
  const values = useSelector(selectValues);
  const kycId = textOf(values, contractKeys.kycId);
  const isMissing = values[contractKeys.idNumber] === undefined;

  useEffect(() => {
    if (!isMissing || !kycId) return;
    getKycInformation(http, kycId).then(
      ({ NationalNumber }) => dispatch(valuesTyped({ [contractKeys.idNumber]: NationalNumber })),
      (error: unknown) => report(error, { operation: 'identity check, read again' }),
    );
  }, [http, report, dispatch, kycId, isMissing]);
}
