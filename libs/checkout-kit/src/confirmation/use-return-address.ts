import { useEffect, useState } from 'react';
import { useGoToConfirmation } from '../payment/use-go-to-confirmation';

/** What the payment page wrote into the address. It is read once; the address then names the order and nothing else. */
export function useReturnAddress() {
  const goToConfirmation = useGoToConfirmation();
  const [address] = useState(() => {
    const query = new URLSearchParams(window.location.search);
    return {
      orderToken: query.get('order_token') ?? '',
      transactionId: query.get('transaction_id') ?? '',
      isReturn: query.has('payment_status'),
    };
  });

  useEffect(() => {
    if (address.isReturn) goToConfirmation(address.orderToken);
  }, [address, goToConfirmation]);

  return address;
}
