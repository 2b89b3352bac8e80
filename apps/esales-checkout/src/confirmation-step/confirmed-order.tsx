import { FormattedMessage } from 'react-intl';
import { QuestionPanel, Thanks } from '@alzette/checkout-kit';
import type { OrderResponse } from '@alzette/shop-model';
import { Columns, Stack } from '@alzette/ui';
import { DocumentsPanel } from './documents-panel';
import { OrderFacts } from './order-facts';
import { useAfterConfirmation } from './use-after-confirmation';
import { NextSteps } from './next-steps';

/** Thanks, the facts of the order, what happens now, and the documents to keep. */
export function ConfirmedOrder({ order }: { readonly order: OrderResponse }) {
  useAfterConfirmation(order);
  return (
    <>
      <Thanks
        title={<FormattedMessage id="confirmation.title" values={{ firstname: order.billingAddress.firstName }} />}
        lead={<FormattedMessage id="confirmation.lead" values={{ email: order.email }} />}
      />
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
          <NextSteps order={order} />
        </Stack>
      </Columns>
    </>
  );
}
