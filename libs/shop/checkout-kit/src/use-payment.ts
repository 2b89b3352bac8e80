import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type AnalyticsEvent, clientStatus, ecommerceOfOrder, trackedAttempt } from '@alzette/analytics';
import { useServices, useSettings } from '@alzette/remote-react';
import { confirmOrder, errorCode, getPaymentUrl, type RequestErrorCode } from '@alzette/shop-client';
import { type Acceptance, type CheckoutType, confirmationPath, type OrderResponse } from '@alzette/shop-model';
import { orderPlaced, selectCart, type SharedState } from '@alzette/shop-store';
import { atLeast, pause } from './pacing';

/** The options of a payment, from the checkout of its order. */
export interface PaymentOptions {
  readonly type: CheckoutType;
  /** Shown to the shopper on the payment page, in their language. */
  readonly description: string;
  /** E.164; of a top-up only (spec row M3). */
  readonly phone?: string;
  /** Left out where the shopper accepts no texts: the shop has them from the first try. */
  readonly acceptances?: readonly Acceptance[];
  /** Left out where the shopper has no newsletter choice, or chose at the first try. */
  readonly wantsNewsletter?: boolean;
  /** The variant code in the reports of failures (spec row K10). */
  readonly variantCode: string;
  readonly event: Extract<AnalyticsEvent, 'add_payment_info' | 'prepaid_add_payment_info'>;
  /** Called when the order turns out to be paid already; its confirmation opens when this is left out. */
  readonly onPaid?: () => void;
  /** Called just before the payment page opens in this window. An exception prevents the opening. */
  readonly onLeaving?: () => void;
  /** Called when the browser restores the page as it was before the payment. */
  readonly onReturn?: () => void;
}

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
  | { readonly status: 'failed'; readonly code: RequestErrorCode | 'not_opened' };

/** Ordering: with something due the payment page opens in this window, otherwise the order is confirmed at once. */
export function usePayment(order: OrderResponse, options: PaymentOptions) {
  const { track, report } = useServices();
  const { event, variantCode } = options;
  const openPaymentPage = useOpenPaymentPage(order, options);
  const confirmFreeOrder = useConfirmFreeOrder(order, options);
  const goToConfirmation = useGoToConfirmation();
  const [state, setState] = useState<PaymentFlowState>({ status: 'idle' });
  const isRunning = useRef(false);

  const handleReturn = useEffectEvent(() => {
    isRunning.current = false;
    setState({ status: 'idle' });
    options.onReturn?.();
  });

  // A return from the payment page may restore this page with its popup: the page must be usable (ADR 0003).
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      handleReturn();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  /** The payment page did not open, or this page is still here for another reason: it must be usable again. */
  function letGo() {
    report(new Error('The payment page did not open'), { operation: 'payment', variantCode });
    setState({ status: 'failed', code: 'not_opened' });
    isRunning.current = false;
  }

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
        letGo();
      } else {
        await confirmFreeOrder();
      }
    } catch (error) {
      attempt.clear();
      // The order was paid in another tab, or the shopper did not return from the payment page.
      if (errorCode(error) === 'already_paid') {
        if (!options.onPaid) return goToConfirmation(order.tokenValue, options.type);
        setState({ status: 'idle' });
        isRunning.current = false;
        return options.onPaid();
      }
      report(error, { operation: 'payment', variantCode });
      setState({ status: 'failed', code: errorCode(error) });
      isRunning.current = false;
    }
  }

  return { state, handleOrder, handleClose: () => setState({ status: 'idle' }) };
}

function useOpenPaymentPage(order: OrderResponse, options: PaymentOptions) {
  const { type, description, phone, acceptances, onLeaving } = options;
  const { http, locale } = useServices();
  const { partners } = useSettings();
  const notePlacedOrder = useNotePlacedOrder(order, options);
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
        ...(acceptances && { acceptances: [...acceptances] }),
      }),
    );
    onLeaving?.();
    notePlacedOrder();
    onOpening();
    window.location.assign(url);
    await pause(redirectWait);
  };
}

function useConfirmFreeOrder(order: OrderResponse, options: PaymentOptions) {
  const { acceptances, type } = options;
  const { http, locale } = useServices();
  const { provider } = useSettings();
  const goToConfirmation = useGoToConfirmation();
  const notePlacedOrder = useNotePlacedOrder(order, options);
  return async () => {
    notePlacedOrder();
    const confirming = confirmOrder(http, provider, order.tokenValue, {
      status: 'NO_PAYMENT_REQUIRED',
      transaction: 'NO_TRASACTION_REQUIRED',
      language: locale,
      ...(acceptances && { acceptances: [...acceptances] }),
    });
    await atLeast(confirmationShown, confirming);
    goToConfirmation(order.tokenValue, type);
  };
}

/** Goes to the confirmation of an order, in the place of the present page: Back must not lead to a paid summary. */
export function useGoToConfirmation(): (tokenValue: string, type: CheckoutType) => void {
  const { navigate, locale } = useServices();
  const { paths } = useSettings();
  return useCallback(
    (tokenValue, type) => navigate(confirmationPath({ tokenValue, type }, locale, paths), { replace: true }),
    [navigate, locale, paths],
  );
}

/** Stores in the cart, for all tabs of the browser, that the payment of an order begins. */
function useNotePlacedOrder({ tokenValue }: OrderResponse, { type, wantsNewsletter }: PaymentOptions): () => void {
  const store = useStore<SharedState>();
  return () => {
    // Hosts before host services 1.3 do not keep the placed order.
    if (selectCart(store.getState()).placedOrder === undefined) return;
    store.dispatch(orderPlaced({ tokenValue, type, ...(wantsNewsletter !== undefined && { wantsNewsletter }) }));
  };
}
