import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useBypass, useSettings } from '@alzette/remote-react';
import { selectItems, selectValues, sessionSlice } from '@alzette/shop-store';
import { selectOrder } from '../order/order-slice';
import type { FlowState } from './flow-state';

/** Everything the flow's rules look at, as it is now. */
export function useFlowState(): FlowState {
  const items = useSelector(selectItems);
  const values = useSelector(selectValues);
  const order = useSelector(selectOrder);
  const isGuest = useSelector(sessionSlice.selectors.selectIsGuest);
  const { minimumAge } = useSettings();
  const bypass = useBypass();
  return useMemo(
    () => ({ items, values, order, isGuest, minimumAge, bypass }),
    [items, values, order, isGuest, minimumAge, bypass],
  );
}
