import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { mobileLineKeys, type CartItem } from '@alzette/shop-model';
import { keepNumberChosen, selectValues, valuesErased, valuesTyped, type SharedState } from '@alzette/shop-store';

/** Switches a new line between a number that comes along and a fresh one, whose answers are erased (spec row E1). */
export function useKeepNumber({ identifier, keepNumber }: CartItem): (keepNumber: boolean) => void {
  const dispatch = useDispatch();
  const store = useStore<SharedState>();

  // A line that changed another one until it was edited left the answers of that mode behind.
  useEffect(() => {
    const isAnswered = selectValues(store.getState())[mobileLineKeys(identifier).keepNumber] === true;
    if (!keepNumber && isAnswered) dispatch(valuesErased({ names: numberKeys(identifier) }));
  }, [dispatch, store, identifier, keepNumber]);

  return (next) => {
    dispatch(keepNumberChosen({ identifier, keepNumber: next }));
    if (next) dispatch(valuesTyped({ [mobileLineKeys(identifier).keepNumber]: true }));
    else dispatch(valuesErased({ names: numberKeys(identifier) }));
  };
}

/** All that a line says about the number it keeps. */
export function numberKeys(identifier: string): readonly string[] {
  const { keepNumber, currentOperator, currentNumber, iccid } = mobileLineKeys(identifier);
  return [keepNumber, currentOperator, currentNumber, iccid];
}
