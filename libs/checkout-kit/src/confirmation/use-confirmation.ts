import { useCallback, useEffect, useState } from 'react';
import { useServices, useSettings } from '@alzette/remote-react';
import { confirmOrder, errorCode, getOrder } from '@alzette/shop-client';
import type { OrderResponse } from '@alzette/shop-model';

export type Confirmation =
  | { readonly status: 'reading' }
  | { readonly status: 'confirmed'; readonly order: OrderResponse }
  /** Paid, or perhaps: the provider has not answered yet. */
  | { readonly status: 'pending'; readonly order: OrderResponse }
  /** Not paid: declined, cancelled, expired. A new try on the same order is possible. */
  | { readonly status: 'refused'; readonly order: OrderResponse }
  | { readonly status: 'failed'; readonly code: string };

const pendingPause = 4000;

/** Reads the order the address names and asks the shop to confirm it; both may be repeated without harm. */
export function useConfirmation(orderToken: string, transactionId: string) {
  const { http, locale, report } = useServices();
  const { provider } = useSettings();
  const [attempt, setAttempt] = useState(1);
  const [confirmation, setConfirmation] = useState<Confirmation>({ status: 'reading' });
  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let left = false;

    async function read(): Promise<Confirmation> {
      const order = await getOrder(http, orderToken);
      if (order.state === 'confirmed') return { status: 'confirmed', order };
      try {
        return { status: 'confirmed', order: await confirm(order) };
      } catch (error) {
        if (errorCode(error) !== 'payment_not_completed') throw error;
        return settle(await getOrder(http, orderToken));
      }
    }

    function confirm(order: OrderResponse) {
      return confirmOrder(
        http,
        provider,
        orderToken,
        order.total > 0
          ? { orderToken, transactionId, locale }
          : { status: 'NO_PAYMENT_REQUIRED', transaction: 'NO_TRASACTION_REQUIRED', language: locale },
      );
    }

    read().then(
      (next) => !left && setConfirmation(next),
      (error: unknown) => {
        if (left) return;
        report(error, { operation: 'confirmation' });
        setConfirmation({ status: 'failed', code: errorCode(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [http, locale, provider, report, orderToken, transactionId, attempt]);

  // While the provider has not answered, the order is read again by itself.
  useEffect(() => {
    if (confirmation.status !== 'pending') return undefined;
    const timer = setTimeout(handleRetry, pendingPause);
    return () => clearTimeout(timer);
  }, [confirmation, handleRetry]);

  return { confirmation, handleRetry };
}

function settle(order: OrderResponse): Confirmation {
  if (order.state === 'confirmed') return { status: 'confirmed', order };
  const isPending = order.paymentState === 'pending' || order.paymentState === 'paid';
  return { status: isPending ? 'pending' : 'refused', order };
}
