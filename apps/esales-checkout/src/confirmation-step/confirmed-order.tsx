import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { QuestionPanel } from '@alzette/checkout-kit';
import type { OrderResponse } from '@alzette/shop-model';
import { CheckIcon, Columns, Stack } from '@alzette/ui';
import styles from './confirmed-order.module.css';
import { DocumentsPanel } from './documents-panel';
import { OrderFacts } from './order-facts';
import { useAfterConfirmation } from './use-after-confirmation';
import { WhatHappensNow } from './what-happens-now';

/** Thanks, the facts of the order, what happens now, and the documents to keep. */
export function ConfirmedOrder({ order }: { readonly order: OrderResponse }) {
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
            <FormattedMessage id="confirmation.title" values={{ firstname: order.billingAddress.firstName }} />
          </h1>
          <p>
            <FormattedMessage id="confirmation.lead" values={{ email: order.email }} />
          </p>
        </div>
      </div>
      <Columns
        aside={
          <>
            <DocumentsPanel order={order} />
            <QuestionPanel />
          </>
        }
      >
        <Stack>
          <OrderFacts order={order} />
          <WhatHappensNow order={order} />
        </Stack>
      </Columns>
    </>
  );
}
