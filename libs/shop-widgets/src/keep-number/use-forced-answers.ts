import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useSettings } from '@alzette/remote-react';
import { mobileLineKeys, type CartItem } from '@alzette/shop-model';
import { keepNumberChosen, selectValues, valuesErased, valuesTyped, type SharedState } from '@alzette/shop-store';
import { numberKeys } from './use-keep-number';

/** Form value of an ICCID that nobody has to give. */
const unknownIccid = 'unknown';

/** Answers of a line in mode change that are settled: kept, with the provider's prepaid operator, no ICCID (spec row E2). */
export function useForcedAnswers({ identifier, keepNumber }: CartItem): void {
  const dispatch = useDispatch();
  const store = useStore<SharedState>();
  const { prepaidOperatorCode } = useSettings();

  useEffect(() => {
    const keys = mobileLineKeys(identifier);
    const { [keys.iccid]: iccid, [keys.keepNumber]: isKept } = selectValues(store.getState());
    if (!keepNumber) dispatch(keepNumberChosen({ identifier, keepNumber: true }));
    if (iccid === unknownIccid) return;
    // It was a new line until it was edited: what was said of another number does not count for this one.
    if (isKept === true) dispatch(valuesErased({ names: numberKeys(identifier) }));
    dispatch(
      valuesTyped({ [keys.keepNumber]: true, [keys.currentOperator]: prepaidOperatorCode, [keys.iccid]: unknownIccid }),
    );
  }, [dispatch, store, identifier, keepNumber, prepaidOperatorCode]);
}
