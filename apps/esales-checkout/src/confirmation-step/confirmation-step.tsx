import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '@alzette/remote-kit';
import { LoadingPopup, Note, PanelSkeleton } from '@alzette/ui';
import { ConfirmationFailed } from './confirmation-failed';
import { ConfirmedOrder } from './confirmed-order';
import { PaymentRefused } from './payment-refused';
import { useConfirmation } from './use-confirmation';
import { useReturnAddress } from './use-return-address';

/** The end of the checkout; also where the payment page sends the shopper back to, whatever happened there. */
export function ConfirmationStep() {
  const { orderToken, transactionId } = useReturnAddress();
  const { confirmation, handleRetry } = useConfirmation(orderToken, transactionId);
  const { formatMessage } = useIntl();
  const { support } = useSettings();

  if (confirmation.status === 'confirmed') return <ConfirmedOrder order={confirmation.order} />;
  if (confirmation.status === 'refused') return <PaymentRefused order={confirmation.order} />;
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
