import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { QuestionPanel } from '@alzette/checkout-kit';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { spacedNumber, topUpEmail, type OrderResponse } from '@alzette/shop-model';
import { Card, CheckIcon, Columns, Stack } from '@alzette/ui';
import { useFlowState } from '../flow/use-flow-state';
import styles from './confirmed-order.module.css';
import { useAfterConfirmation } from './use-after-confirmation';
import { usePrepaidMessage } from './use-prepaid-message';

/** Thanks, what the content service says of this checkout, and the facts of the order (spec row M5). */
export function ConfirmedOrder({ order }: { readonly order: OrderResponse }) {
  const { type } = useFlowState();
  const message = usePrepaidMessage(order, type);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useAfterConfirmation(order);
  return (
    <>
      <div className={styles.thanks}>
        <span className={styles.disc}>
          <CheckIcon />
        </span>
        <div>
          <h1 ref={title} tabIndex={-1}>
            <FormattedMessage id={`prepaid.confirmed.${type}.title`} values={{ firstname: order.billingAddress.firstName }} />
          </h1>
          {order.email !== topUpEmail && (
            <p>
              <FormattedMessage id="prepaid.confirmed.receipt" values={{ email: order.email }} />
            </p>
          )}
        </div>
      </div>
      <Columns aside={<QuestionPanel />}>
        <Stack>
          <OrderFacts order={order} />
          {message && (
            <Card title={<FormattedMessage id="prepaid.confirmed.now" />}>
              <p>{message}</p>
            </Card>
          )}
        </Stack>
      </Columns>
    </>
  );
}

function OrderFacts({ order }: { readonly order: OrderResponse }) {
  const phone = order.complementaryInformations.find(({ currentPhoneNumber }) => currentPhoneNumber)?.currentPhoneNumber;
  const facts = [
    ['number', order.number],
    ['product', order.items[0]?.variantName],
    ['phone', phone && spacedNumber(phone)],
    ['paid', formatMoney(order.total, useShopLocale())],
  ] as const;
  return (
    <Card>
      <dl className={styles.facts}>
        {facts.map(([id, value]) =>
          value ? (
            <div key={id}>
              <dt>
                <FormattedMessage id={`prepaid.fact.${id}`} />
              </dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Card>
  );
}
