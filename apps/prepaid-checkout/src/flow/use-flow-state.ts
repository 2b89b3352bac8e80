import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useAddress, useBypass } from '@alzette/remote-react';
import { isPrepaidCheckout } from '@alzette/shop-model';
import { selectCart, selectValues } from '@alzette/shop-store';
import type { FlowState } from './flow-state';

/** Everything the flow's rules look at, as it is now. A confirmation's address names its type: its cart is empty. */
export function useFlowState(): FlowState {
  const { prepaid: product, checkoutType } = useSelector(selectCart);
  const values = useSelector(selectValues);
  const bypass = useBypass();
  const named = new URLSearchParams(useAddress().query).get('type');
  const type = [named, product?.type, checkoutType].find(isPrepaidCheckout) ?? 'prepaid_top_up';
  return useMemo(() => ({ type, product, values, bypass }), [type, product, values, bypass]);
}
