import { useSelector } from 'react-redux';
import type { PaymentOptions } from '@alzette/checkout-kit';
import { useSettings } from '@alzette/remote-react';
import { selectItems } from '@alzette/shop-store';

/** The payment options of an esales order (spec row K8). */
export function useEsalesPayment(): PaymentOptions {
  const { name } = useSettings();
  const variantCode = useSelector(selectItems)[0]?.variant.code ?? '';
  return { type: 'esales', description: name, variantCode, event: 'add_payment_info' };
}
