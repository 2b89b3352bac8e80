import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { OrderResponse } from '@alzette/shop-model';
import { Button, Card, Note, PageHead } from '@alzette/ui';
import { useGoToStep } from '../flow/use-go-to-step';
import { PaymentPopup } from '../summary-step/payment/payment-popup';
import { usePayment } from '../summary-step/payment/use-payment';
import styles from './payment-refused.module.css';

/** Declined, cancelled or expired: nothing was taken, and the same order takes another try. */
export function PaymentRefused({ order }: { readonly order: OrderResponse }) {
  const { state, handleOrder, handleClose } = usePayment(order);
  const goToStep = useGoToStep();
  const locale = useShopLocale();
  const reason = order.paymentState === 'declined' ? 'declined' : 'cancelled';
  return (
    <>
      <PageHead
        title={<FormattedMessage id={`refused.${reason}.title`} />}
        lead={<FormattedMessage id="refused.lead" />}
      />
      <Card>
        <Note tone="error" role="alert" title={<FormattedMessage id={`refused.${reason}.note`} />}>
          <FormattedMessage id={`refused.${reason}.text`} />
        </Note>
        <div className={styles.actions}>
          <Button look="go" onClick={handleOrder}>
            <FormattedMessage id="refused.retry" values={{ price: formatMoney(order.total, locale) }} />
          </Button>
          <Button look="link" onClick={() => goToStep('summary')}>
            <FormattedMessage id="refused.back" />
          </Button>
        </div>
      </Card>
      <PaymentPopup state={state} onClose={handleClose} />
    </>
  );
}
