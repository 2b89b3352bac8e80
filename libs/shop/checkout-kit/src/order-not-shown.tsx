import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor, PhoneLink, type MessageId } from '@alzette/i18n';
import { useFileAddress, usePageTitle, useServices, useSettings } from '@alzette/remote-react';
import { Button, LinkButton, PageHead, RetryIcon } from '@alzette/ui';
import styles from './confirmation.module.css';
import type { ReturnAddress } from './return-address';
import { useGoToStep } from './step';

/** The messages for a payment that was not completed: the step to return to, and the data that is kept. */
export interface RefusedMessages {
  readonly leadMessage: MessageId;
  readonly backMessage: MessageId;
  readonly backStep: string;
}

/** No response, or a fault of the shop. Nothing is lost; the page shows a retry and a telephone number. */
export function ConfirmationFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <OrderNotShown reason="generic">
      <Button icon={<RetryIcon size={20} />} onClick={onRetry}>
        <FormattedMessage id="common.retry" />
      </Button>
    </OrderNotShown>
  );
}

/** Payment statuses of a return address that mean that money has moved, or may still move. */
const paidStatuses = ['paid', 'pending'];

/**
 * The browser does not know the order: a bank's app opened another one, the address was passed on, or it names no order. The
 * payment status of the address decides the text; no data of the order is shown.
 */
export function UnknownOrder({ paymentStatus }: Pick<ReturnAddress, 'paymentStatus'>) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const onSite = useFileAddress();
  const isPaid = paidStatuses.includes(paymentStatus ?? '');
  return (
    <OrderNotShown reason={paymentStatus === null ? 'unknown' : isPaid ? 'paid' : 'unpaid'}>
      <LinkButton variant="primary" href={onSite(pathFor('orders', locale, paths))}>
        <FormattedMessage id="confirmation.myOrders" />
      </LinkButton>
      {!isPaid && (
        <LinkButton href={pathFor('cart', locale, paths)}>
          <FormattedMessage id="confirmation.toCart" />
        </LinkButton>
      )}
    </OrderNotShown>
  );
}

/** The confirmation was opened before contracts and texts were accepted, or after the order ended. */
export function UnfinishedOrder({ backMessage, backStep }: RefusedMessages) {
  const goToStep = useGoToStep();
  return (
    <OrderNotShown reason="unfinished">
      <Button variant="primary" onClick={() => goToStep(backStep, { replace: true })}>
        <FormattedMessage id={backMessage} />
      </Button>
    </OrderNotShown>
  );
}

interface OrderNotShownProps {
  readonly reason: 'generic' | 'unknown' | 'paid' | 'unpaid' | 'unfinished';
  readonly children: ReactNode;
}

/** The reason why there is no confirmation, the next actions, and a telephone number. */
function OrderNotShown({ reason, children }: OrderNotShownProps) {
  const { support } = useSettings();
  usePageTitle(useIntl().formatMessage({ id: `confirmation.failed.${reason}.title` }));
  return (
    <div role="alert">
      <PageHead
        title={<FormattedMessage id={`confirmation.failed.${reason}.title`} />}
        lead={
          <FormattedMessage
            id={`confirmation.failed.${reason}.text`}
            values={{ phone: <PhoneLink number={support.phone} /> }}
          />
        }
      />
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
