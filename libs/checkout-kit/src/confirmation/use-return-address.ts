import { useEffect, useState } from 'react';
import { useAddress, useServices } from '@alzette/remote-react';

/** What the payment page adds to the address it sends the shopper back to. */
const added = ['transaction_id', 'payment_status'];

/** What the payment page wrote into the address. It is read once; the address is then what the shop made it. */
export function useReturnAddress() {
  const { navigate } = useServices();
  const { path, query: arrived } = useAddress();
  const [address] = useState(() => {
    const query = new URLSearchParams(arrived);
    return {
      path,
      arrived,
      orderToken: query.get('order_token') ?? '',
      transactionId: query.get('transaction_id') ?? '',
      isReturn: query.has('payment_status'),
    };
  });

  useEffect(() => {
    if (!address.isReturn) return;
    const query = new URLSearchParams(address.arrived);
    added.forEach((name) => query.delete(name));
    navigate(`${address.path}?${query.toString()}`, { replace: true });
  }, [address, navigate]);

  return address;
}
