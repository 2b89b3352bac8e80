import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@alzette/i18n';
import type { RequestErrorCode } from '@alzette/shop-client';
import { AlertPopup, Card, LoadingPopup } from '@alzette/ui';
import styles from './payment.module.css';
import type { PaymentFlowState } from './use-payment';

/** `not_opened` comes from the browser: the payment page did not open. */
const explained: readonly (RequestErrorCode | 'not_opened')[] = [
  'acceptances_missing',
  'amount_changed',
  'contracts_unsigned',
  'identity_used',
  'not_opened',
  'order_closed',
  'unreachable',
];

interface PaymentPopupProps {
  readonly state: PaymentFlowState;
  readonly onClose: () => void;
  /** Whether contracts were signed before. */
  readonly hasContracts?: boolean;
  /** The action that resolves a refusal, by its code. */
  readonly remedies?: Readonly<Record<string, { readonly label: string; readonly onClick: () => void }>>;
}

export function PaymentPopup({ state, onClose, hasContracts = false, remedies = {} }: PaymentPopupProps) {
  const { formatMessage } = useIntl();
  if (state.status === 'idle') return null;
  if (state.status === 'failed') {
    const id = explained.includes(state.code) ? state.code : 'generic';
    return (
      <AlertPopup
        open
        title={formatMessage({ id: `payment.failed.${id}.title` as MessageId })}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={onClose}
        action={remedies[state.code]}
      >
        <FormattedMessage id={`payment.failed.${id}.text` as MessageId} />
      </AlertPopup>
    );
  }
  const isPayment = state.status === 'opening';
  return (
    <LoadingPopup
      open
      title={<FormattedMessage id={isPayment ? 'payment.opening.title' : 'payment.none.title'} />}
      doneLabel={formatMessage({ id: 'common.done' })}
      steps={[
        ...(hasContracts
          ? [{ id: 'contracts', label: <FormattedMessage id="payment.step.contracts" />, state: 'done' as const }]
          : []),
        { id: 'order', label: <FormattedMessage id="payment.step.order" />, state: isPayment ? 'done' : 'active' },
        ...(isPayment
          ? [{ id: 'page', label: <FormattedMessage id="payment.step.page" />, state: 'active' as const }]
          : []),
      ]}
    >
      <FormattedMessage id="payment.opening.text" />
    </LoadingPopup>
  );
}

interface PaymentDueProps {
  readonly dues: readonly { readonly id: string; readonly label: ReactNode; readonly price: ReactNode }[];
  /** The button that obliges to pay. */
  readonly button: ReactNode;
  readonly legal: ReactNode;
}

/** The amount due, the button that obliges to pay it, and the legal text. */
export function PaymentDue({ dues, button, legal }: PaymentDueProps) {
  return (
    <Card>
      <div className={styles.row}>
        <dl className={styles.totals}>
          {dues.map(({ id, label, price }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        {button}
      </div>
      <p className={styles.legal}>{legal}</p>
    </Card>
  );
}
