import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { type PaymentOptions, PaymentPopup, useAcceptances, useGoToStep, usePayment } from '@alzette/checkout-kit';
import type { MessageId } from '@alzette/i18n';
import type { RequestErrorCode } from '@alzette/shop-client';
import { type OrderResponse, spacedNumber } from '@alzette/shop-model';
import { selectCart, type SharedState } from '@alzette/shop-store';
import { Button, Card, LoadingPopup, Note, RetryIcon, Stack } from '@alzette/ui';
import { conditionsBox, useFlowState } from './flow';
import { usePrepaidOrder } from './prepaid-order';

/** An empty screen while the order and the payment page are prepared. The browser's Back from the payment page opens the first step. */
export function PaymentStep() {
  const goToStep = useGoToStep();
  const isBack = useCameBack(() => goToStep('number', { replace: true }));
  return isBack ? null : <OrderAndPay />;
}

function OrderAndPay() {
  const { ordering, handleRetry } = usePrepaidOrder();
  if (ordering.status === 'failed') return <OrderFailed code={ordering.code} onRetry={handleRetry} />;
  if (ordering.status === 'ordered') return <OpenPayment order={ordering.order} />;
  return (
    <LoadingPopup open title={<FormattedMessage id="payment.opening.title" />}>
      <FormattedMessage id="payment.opening.text" />
    </LoadingPopup>
  );
}

/** Opens the payment page of a created order at once. */
function OpenPayment({ order }: { readonly order: OrderResponse }) {
  const { type, values } = useFlowState();
  const acceptances = useAcceptances([conditionsBox(type)], values);
  const store = useStore<SharedState>();
  const options = usePrepaidPayment()(order);
  const payment = usePayment(order, {
    ...options,
    acceptances,
    onLeaving: () => {
      const { prepaid } = selectCart(store.getState());
      if (prepaid?.code !== options.variantCode) throw new ProductReplacedError();
      options.onLeaving?.();
    },
  });
  const goToStep = useGoToStep();
  const open = useRef(payment.handleOrder);
  useEffect(() => void open.current(), []);
  return <PaymentPopup state={payment.state} onClose={() => goToStep('number', { replace: true })} />;
}

/** Another tab changed the cart while the payment page was being opened: the order is no longer wanted. */
class ProductReplacedError extends Error {
  override readonly name = 'ProductReplacedError';
  readonly code = 'product_replaced';
}

const explained: readonly RequestErrorCode[] = ['unreachable', 'price_changed', 'phone_invalid'];

interface OrderFailedProps {
  readonly code: RequestErrorCode;
  readonly onRetry: () => void;
}

/** The reason why there is no order, and the next action: a retry, or back to the values (spec row M6). */
function OrderFailed({ code, onRetry }: OrderFailedProps) {
  const goToStep = useGoToStep();
  const id = explained.includes(code) ? code : 'generic';
  return (
    <Card>
      <Stack>
        <Note tone="error" role="alert" title={<FormattedMessage id={`prepaid.failed.${id}.title` as MessageId} />}>
          <FormattedMessage id={`prepaid.failed.${id}.text` as MessageId} />
        </Note>
        <Button icon={<RetryIcon size={20} />} onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
        <Button variant="link" onClick={() => goToStep('number', { replace: true })}>
          <FormattedMessage id="prepaid.failed.back" />
        </Button>
      </Stack>
    </Card>
  );
}

/** The payment options of a prepaid order: a top-up includes the phone number (spec row M3). */
export function usePrepaidPayment(): (order: OrderResponse) => PaymentOptions {
  const { formatMessage } = useIntl();
  const goToStep = useGoToStep();
  const { type } = useFlowState();
  return ({ items, complementaryInformations }) => {
    const [item] = items;
    const phone = complementaryInformations.find(({ currentPhoneNumber }) => currentPhoneNumber)?.currentPhoneNumber;
    return {
      type,
      description: formatMessage(
        { id: `prepaid.description.${type}` },
        { name: item?.variantName ?? '', phone: spacedNumber(phone ?? '') },
      ),
      variantCode: item?.variantCode ?? '',
      event: 'prepaid_add_payment_info',
      ...(type === 'prepaid_top_up' && phone && { phone }),
      onLeaving: markPaymentOpened,
      onReturn: () => goToStep('number', { replace: true }),
    };
  };
}

const mark = 'alzettePaymentOpened';

/** Stores in this entry of the browser's history that the payment page opens from it. */
function markPaymentOpened(): void {
  window.history.replaceState({ ...(window.history.state as object | null), [mark]: true }, '');
}

/** Whether the browser returned to an entry from which the payment page opened. Then `onBack` is called once. */
function useCameBack(onBack: () => void): boolean {
  const [isBack] = useState(() => (window.history.state as Record<string, unknown> | null)?.[mark] === true);
  const [leave] = useState(() => onBack);
  useEffect(() => {
    if (isBack) leave();
  }, [isBack, leave]);
  return isBack;
}
