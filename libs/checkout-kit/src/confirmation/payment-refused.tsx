import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { OrderResponse } from '@alzette/shop-model';
import { Button, Card, Note, PageHead } from '@alzette/ui';
import { PaymentPopup } from '../payment/payment-popup';
import type { PaymentOptions } from '../payment/payment-options';
import { usePayment } from '../payment/use-payment';
import { useGoToStep } from '../steps/use-go-to-step';
import styles from './payment-refused.module.css';

/** Where a payment that was not completed leads back to, and what is kept meanwhile, as messages. */
export interface RefusedWords {
  readonly leadMessage: string;
  readonly backMessage: string;
  readonly backStep: string;
}

interface PaymentRefusedProps extends RefusedWords {
  readonly order: OrderResponse;
  readonly payment: PaymentOptions;
}

/** Declined, cancelled or expired: nothing was taken, and the same order takes another try, unless it has ended meanwhile. */
export function PaymentRefused({ order, payment, leadMessage, backMessage, backStep }: PaymentRefusedProps) {
  const { state, handleOrder, handleClose } = usePayment(order, payment);
  const goToStep = useGoToStep();
  const locale = useShopLocale();
  const reason = order.paymentState === 'declined' ? 'declined' : 'cancelled';

  function handlePopupClose() {
    const hasEnded = state.status === 'failed' && state.code === 'order_closed';
    handleClose();
    if (hasEnded) goToStep(backStep);
  }

  return (
    <>
      <PageHead
        title={<FormattedMessage id={`refused.${reason}.title`} />}
        lead={<FormattedMessage id={leadMessage} />}
      />
      <Card>
        <Note tone="error" role="alert" title={<FormattedMessage id={`refused.${reason}.note`} />}>
          <FormattedMessage id={`refused.${reason}.text`} />
        </Note>
        <div className={styles.actions}>
          <Button variant="primary" onClick={handleOrder}>
            <FormattedMessage id="refused.retry" values={{ price: formatMoney(order.total, locale) }} />
          </Button>
          <Button variant="link" onClick={() => goToStep(backStep)}>
            <FormattedMessage id={backMessage} />
          </Button>
        </div>
      </Card>
      <PaymentPopup state={state} onClose={handlePopupClose} />
    </>
  );
}
