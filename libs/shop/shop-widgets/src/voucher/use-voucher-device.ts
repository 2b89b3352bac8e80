import { useSelector } from 'react-redux';
import type { CartItem } from '@alzette/shop-model';
import { selectIsExistingCustomer, selectItems } from '@alzette/shop-store';

/** The device that a customer's voucher applies to: the first device in mode change (spec row F1); null without one. */
export function useVoucherDevice(): CartItem | null {
  const items = useSelector(selectItems);
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  if (!isExistingCustomer) return null;
  return items.find(({ type, subscriptionMode }) => type === 'device' && subscriptionMode === 'change') ?? null;
}
