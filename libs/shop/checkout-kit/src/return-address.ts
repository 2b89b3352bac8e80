import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAddress, useServices } from '@alzette/remote-react';
import { selectCart } from '@alzette/shop-store';

export interface ReturnAddress {
  /** Empty where neither the address nor this browser has an order. */
  readonly orderToken: string;
  readonly transactionId: string;
  /** As the payment page reports it, unproven; null where the shopper does not come from there. */
  readonly paymentStatus: string | null;
}

/** The parameters that the payment page adds to the return address. */
const added = ['transaction_id', 'payment_status'];

/**
 * The parameters of the payment page in the address, from the time when the page opened. Once the order is known, they are removed
 * from the address; in a browser that does not know the order, a reload needs them again.
 */
export function useReturnAddress(): ReturnAddress {
  const { query } = useAddress();
  const { placedOrder } = useSelector(selectCart);
  const [address] = useState(() => {
    const parameters = new URLSearchParams(query);
    return {
      orderToken: parameters.get('order_token') ?? placedOrder?.tokenValue ?? '',
      transactionId: parameters.get('transaction_id') ?? '',
      paymentStatus: parameters.get('payment_status'),
    };
  });
  return address;
}

/** Removes the parameters of the payment page, once `isRead`. */
export function useTidyAddress(isRead: boolean): void {
  const { navigate } = useServices();
  const { path, query } = useAddress();
  useEffect(() => {
    const parameters = new URLSearchParams(query);
    if (!isRead || !added.some((name) => parameters.has(name))) return;
    added.forEach((name) => parameters.delete(name));
    navigate(`${path}?${parameters.toString()}`, { replace: true });
  }, [isRead, path, query, navigate]);
}
