import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clientStatus, ecommerceOfOrder, trackedAttempt } from '@alzette/analytics';
import { useServices, useSettings } from '@alzette/remote-react';
import { confirmOrder, errorCode, getPaymentUrl } from '@alzette/shop-client';
import type { OrderResponse } from '@alzette/shop-model';
import { atLeast, pause } from '../pacing';
import type { PaymentOptions } from './payment-options';
import { useGoToConfirmation } from './use-go-to-confirmation';

/** Shortest time the popup shows before the payment page opens, in milliseconds (spec row K8). */
const lookupPacing = 2000;
/** How long the page stays blocked while the payment page opens. */
const redirectWait = 300_000;
/** How long "no payment today" is shown (spec row K9). */
const confirmationShown = 2000;

export type PaymentFlowState =
  | { readonly status: 'idle' }
  | { readonly status: 'opening' }
  | { readonly status: 'confirming' }
  | { readonly status: 'failed'; readonly code: string };

/** Ordering: with something due the payment page opens in this window, otherwise the order is confirmed at once. */
export function usePayment(order: OrderResponse, options: PaymentOptions) {
  const { track, report } = useServices();
  const { event, variantCode } = options;
  const openPaymentPage = useOpenPaymentPage(order, options);
  const confirmFreeOrder = useConfirmFreeOrder(order);
  const [state, setState] = useState<PaymentFlowState>({ status: 'idle' });
  const isRunning = useRef(false);

  const handleReturn = useEffectEvent(() => {
    isRunning.current = false;
    setState({ status: 'idle' });
    options.onReturn?.();
  });

  // Coming back from the payment page may show this very page again, popup and all: it must be usable (ADR 0003).
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      handleReturn();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  async function handleOrder() {
    if (isRunning.current) return;
    isRunning.current = true;
    const attempt = trackedAttempt(track);
    try {
      setState({ status: order.total > 0 ? 'opening' : 'confirming' });
      if (order.total > 0) {
        attempt.add(event, {
          client_status: clientStatus(order.isNewClient),
          ecommerce: { ...ecommerceOfOrder(order), payment_type: 'card' },
        });
        await openPaymentPage(attempt.push);
      } else {
        await confirmFreeOrder();
      }
    } catch (error) {
      attempt.clear();
      report(error, { operation: 'payment', variantCode });
      setState({ status: 'failed', code: errorCode(error) });
      isRunning.current = false;
    }
  }

  return { state, handleOrder, handleClose: () => setState({ status: 'idle' }) };
}

function useOpenPaymentPage(order: OrderResponse, { type, description, phone, onLeaving }: PaymentOptions) {
  const { http, locale } = useServices();
  const { partners } = useSettings();
  return async (onOpening: () => void) => {
    const url = await atLeast(
      lookupPacing,
      getPaymentUrl(http, partners.payment.slug, {
        order_token: order.tokenValue,
        amount: order.total,
        language: locale,
        type,
        description,
        ...(phone !== undefined && { phone }),
      }),
    );
    onOpening();
    onLeaving?.();
    window.location.assign(url);
    await pause(redirectWait);
  };
}

function useConfirmFreeOrder(order: OrderResponse) {
  const { http, locale } = useServices();
  const { provider } = useSettings();
  const goToConfirmation = useGoToConfirmation();
  return async () => {
    const confirming = confirmOrder(http, provider, order.tokenValue, {
      status: 'NO_PAYMENT_REQUIRED',
      transaction: 'NO_TRASACTION_REQUIRED',
      language: locale,
    });
    await atLeast(confirmationShown, confirming);
    goToConfirmation(order.tokenValue);
  };
}
