import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, PhoneLink, useShopLocale } from '@alzette/i18n';
import { usePageTitle, useServices, useSettings } from '@alzette/remote-react';
import { confirmOrder, errorCode, getOrder, type RequestErrorCode } from '@alzette/shop-client';
import { isPaidOrPending, type OrderResponse } from '@alzette/shop-model';
import { Amount, Button, Card, Columns, LoadingPopup, Note, PageHead, PanelSkeleton } from '@alzette/ui';
import styles from './confirmation.module.css';
import { ConfirmationFailed, type RefusedMessages, UnfinishedOrder, UnknownOrder } from './order-not-shown';
import { PaymentPopup } from './payment';
import { type ReturnAddress, useReturnAddress, useTidyAddress } from './return-address';
import { useGoToStep } from './step';
import { type PaymentOptions, usePayment } from './use-payment';

export interface OrderConfirmationProps {
  /** The content for a confirmed order. */
  readonly Confirmed: ComponentType<{ readonly order: OrderResponse }>;
  /** The content for an order whose payment was declined, cancelled or has expired, above the payment button. */
  readonly Unpaid: ComponentType<{ readonly order: OrderResponse }>;
  /** The content beside an order that is not paid. */
  readonly aside: ReactNode;
  /** Called when the order is confirmed, in this visit or before. */
  readonly onConfirmed: () => void;
  /** The options to pay the same order once more. */
  readonly paymentOf: (order: OrderResponse) => PaymentOptions;
  readonly refused: RefusedMessages;
}

/** The end of a checkout. The payment page returns the shopper here, whatever the result of the payment. */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { Confirmed, paymentOf, refused, Unpaid, aside, onConfirmed } = props;
  const address = useReturnAddress();
  const { confirmation, handleRetry } = useConfirmation(address);
  useTidyAddress('order' in confirmation);
  const { formatMessage } = useIntl();
  const { support } = useSettings();
  const isConfirmed = confirmation.status === 'confirmed';
  useEffect(() => {
    if (isConfirmed) onConfirmed();
  }, [isConfirmed, onConfirmed]);

  if (confirmation.status === 'confirmed') return <Confirmed order={confirmation.order} />;
  if (confirmation.status === 'refused') {
    const { order } = confirmation;
    const payment = { ...paymentOf(order), onPaid: handleRetry };
    return (
      <PaymentRefused order={order} payment={payment} aside={aside} {...refused}>
        <Unpaid order={order} />
      </PaymentRefused>
    );
  }
  if (confirmation.status === 'unknown') return <UnknownOrder paymentStatus={address.paymentStatus} />;
  if (confirmation.status === 'unfinished') return <UnfinishedOrder {...refused} />;
  if (confirmation.status === 'failed') return <ConfirmationFailed onRetry={handleRetry} />;
  if (confirmation.status === 'pending') {
    return (
      <Note role="status" title={<FormattedMessage id="confirmation.pending.title" />}>
        <FormattedMessage id="confirmation.pending.text" values={{ phone: <PhoneLink number={support.phone} /> }} />
      </Note>
    );
  }
  const isPayment = address.paymentStatus !== null;
  return (
    <>
      <PanelSkeleton label={formatMessage({ id: 'common.loading' })} />
      <LoadingPopup
        open
        title={<FormattedMessage id={isPayment ? 'confirmation.reading.title' : 'confirmation.opening.title'} />}
      >
        <FormattedMessage id="confirmation.reading.text" />
      </LoadingPopup>
    </>
  );
}

interface PaymentRefusedProps extends RefusedMessages, Pick<OrderConfirmationProps, 'aside'> {
  readonly order: OrderResponse;
  readonly children: ReactNode;
  readonly payment: PaymentOptions;
}

/** Declined, cancelled or expired: no money was taken. The same order can be paid again, unless it has ended meanwhile. */
function PaymentRefused({ order, payment, aside, children, leadMessage, backMessage, backStep }: PaymentRefusedProps) {
  const { state, handleOrder, handleClose } = usePayment(order, payment);
  const goToStep = useGoToStep();
  const locale = useShopLocale();
  const reason = order.paymentState === 'declined' ? 'declined' : 'cancelled';
  usePageTitle(useIntl().formatMessage({ id: `refused.${reason}.title` }));

  function handlePopupClose() {
    const needsStep = state.status === 'failed' && ['acceptances_missing', 'order_closed'].includes(state.code);
    handleClose();
    if (needsStep) goToStep(backStep);
  }

  return (
    <>
      <PageHead
        title={<FormattedMessage id={`refused.${reason}.title`} />}
        lead={<FormattedMessage id={leadMessage} />}
      />
      <Columns aside={aside}>
        <Card>
          <Note tone="error" role="alert" title={<FormattedMessage id={`refused.${reason}.note`} />}>
            <FormattedMessage id={`refused.${reason}.text`} />
          </Note>
          <div className={styles.order}>{children}</div>
          <div className={styles.actions}>
            <Button variant="primary" wide onClick={handleOrder}>
              <FormattedMessage
                id="refused.retry"
                values={{ price: <Amount>{formatMoney(order.total, locale)}</Amount> }}
              />
            </Button>
            <Button variant="link" onClick={() => goToStep(backStep)}>
              <FormattedMessage id={backMessage} />
            </Button>
          </div>
        </Card>
      </Columns>
      <PaymentPopup state={state} onClose={handlePopupClose} />
    </>
  );
}

type Confirmation =
  | { readonly status: 'reading' }
  | { readonly status: 'confirmed'; readonly order: OrderResponse }
  /** Paid, or of unknown payment: the provider has not responded yet. */
  | { readonly status: 'pending'; readonly order: OrderResponse }
  /** Not paid: declined, cancelled, expired. A new try on the same order is possible. */
  | { readonly status: 'refused'; readonly order: OrderResponse }
  /** This browser has not placed the order, or the address names none. */
  | { readonly status: 'unknown' }
  /** The order cannot be confirmed yet, or can no longer be confirmed. Nothing is due. */
  | { readonly status: 'unfinished' }
  | { readonly status: 'failed' };

/** The state of the page after a refusal, by its code. */
const failures: Partial<Record<RequestErrorCode, 'unknown' | 'unfinished'>> = {
  not_found: 'unknown',
  acceptances_missing: 'unfinished',
  contracts_unsigned: 'unfinished',
  order_closed: 'unfinished',
};

const pendingPause = 4000;

/** Loads the order that the address names and requests its confirmation. Both requests are safe to repeat. */
function useConfirmation({ orderToken, transactionId }: ReturnAddress) {
  const { http, locale, report } = useServices();
  const { provider } = useSettings();
  const [attempt, setAttempt] = useState(1);
  const [confirmation, setConfirmation] = useState<Confirmation>({ status: 'reading' });
  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let left = false;

    async function read(): Promise<Confirmation> {
      if (orderToken === '') return { status: 'unknown' };
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
        const code = errorCode(error);
        const status = failures[code] ?? 'failed';
        if (status === 'failed') report(error, { operation: 'confirmation' });
        setConfirmation({ status });
      },
    );
    return () => {
      left = true;
    };
  }, [http, locale, provider, report, orderToken, transactionId, attempt]);

  // While the provider has not responded, the order loads again automatically.
  useEffect(() => {
    if (confirmation.status !== 'pending') return undefined;
    const timer = setTimeout(handleRetry, pendingPause);
    return () => clearTimeout(timer);
  }, [confirmation, handleRetry]);

  return { confirmation, handleRetry };
}

function settle(order: OrderResponse): Confirmation {
  if (order.state === 'confirmed') return { status: 'confirmed', order };
  return { status: isPaidOrPending(order) ? 'pending' : 'refused', order };
}
