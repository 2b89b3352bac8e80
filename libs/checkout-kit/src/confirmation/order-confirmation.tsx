import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import type { OrderResponse } from '@alzette/shop-model';
import { LoadingPopup, Note, PanelSkeleton } from '@alzette/ui';
import { ConfirmationFailed } from './confirmation-failed';
import type { PaymentOptions } from '../payment/payment-options';
import { PaymentRefused, type RefusedWords } from './payment-refused';
import { useConfirmation } from './use-confirmation';
import { useReturnAddress } from './use-return-address';

export interface OrderConfirmationProps {
  /** What is shown of an order that is confirmed. */
  readonly Confirmed: ComponentType<{ readonly order: OrderResponse }>;
  /** How the same order is paid once more. */
  readonly paymentOf: (order: OrderResponse) => PaymentOptions;
  readonly refused: RefusedWords;
}

/** The end of a checkout; also where the payment page sends the shopper back to, whatever happened there. */
export function OrderConfirmation({ Confirmed, paymentOf, refused }: OrderConfirmationProps) {
  const { orderToken, transactionId } = useReturnAddress();
  const { confirmation, handleRetry } = useConfirmation(orderToken, transactionId);
  const { formatMessage } = useIntl();
  const { support } = useSettings();

  if (confirmation.status === 'confirmed') return <Confirmed order={confirmation.order} />;
  if (confirmation.status === 'refused') {
    return <PaymentRefused order={confirmation.order} payment={paymentOf(confirmation.order)} {...refused} />;
  }
  if (confirmation.status === 'failed') return <ConfirmationFailed code={confirmation.code} onRetry={handleRetry} />;
  if (confirmation.status === 'pending') {
    return (
      <Note role="status" title={<FormattedMessage id="confirmation.pending.title" />}>
        <FormattedMessage id="confirmation.pending.text" values={{ phone: support.phone }} />
      </Note>
    );
  }
  return (
    <>
      <PanelSkeleton label={formatMessage({ id: 'common.loading' })} />
      <LoadingPopup open title={<FormattedMessage id="confirmation.reading.title" />}>
        <FormattedMessage id="confirmation.reading.text" />
      </LoadingPopup>
    </>
  );
}
