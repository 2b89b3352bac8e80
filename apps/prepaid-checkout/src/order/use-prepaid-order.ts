import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { fingerprintOf } from '@alzette/checkout-kit';
import { useServices, useSettings } from '@alzette/remote-react';
import { createOrder, errorCode, getOrder } from '@alzette/shop-client';
import type { OrderResponse } from '@alzette/shop-model';
import { selectCart, selectValues } from '@alzette/shop-store';
import { isMadeOrder, keepMadeOrder } from './made-order';
import { toPrepaidOrder } from './prepaid-order';

export type Ordering =
  | { readonly status: 'ordering' }
  | { readonly status: 'ordered'; readonly order: OrderResponse }
  | { readonly status: 'failed'; readonly code: string };

/** Makes the order when the payment step is entered, once more on every retry; the same answers are the same order (row M3). */
export function usePrepaidOrder() {
  const { http, locale, report } = useServices();
  const settings = useSettings();
  const { id, prepaid: product } = useSelector(selectCart);
  const values = useSelector(selectValues);
  const [attempt, setAttempt] = useState(1);
  const [ordering, setOrdering] = useState<Ordering>({ status: 'ordering' });
  const latest = useRef({ id, product, values });
  useEffect(() => {
    latest.current = { id, product, values };
  });

  useEffect(() => {
    let left = false;
    const show = (next: Ordering) => !left && setOrdering(next);

    async function order(): Promise<OrderResponse> {
      const { id: cart, product: bought, values: typed } = latest.current;
      if (!bought) throw new RangeError('There is nothing to order');
      const request = toPrepaidOrder({ product: bought, values: typed, settings, locale });
      const made = await createOrder(http, settings.provider, request, await fingerprintOf({ cart, request }));
      const { tokenValue } = made;
      // A repetition is answered what the first request was: how the order went on since then has to be read.
      if (isMadeOrder({ cart, tokenValue })) return getOrder(http, tokenValue);
      keepMadeOrder({ cart, tokenValue });
      return made;
    }

    order().then(
      (made) => show({ status: 'ordered', order: made }),
      (error: unknown) => {
        report(error, { operation: 'prepaid order', variantCode: latest.current.product?.code ?? '' });
        show({ status: 'failed', code: errorCode(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [http, locale, settings, report, attempt]);

  const handleRetry = useCallback(() => {
    setOrdering({ status: 'ordering' });
    setAttempt((count) => count + 1);
  }, []);
  return { ordering, handleRetry };
}
