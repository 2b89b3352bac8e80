import { FormattedMessage } from 'react-intl';
import { Facts, QuestionPanel, Thanks } from '@alzette/checkout-kit';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { spacedNumber, topUpEmail, type OrderResponse } from '@alzette/shop-model';
import { Card, Columns, Stack } from '@alzette/ui';
import { useFlowState } from '../flow/use-flow-state';
import { useAfterConfirmation } from './use-after-confirmation';
import { usePrepaidMessage } from './use-prepaid-message';

/** Thanks, what the content service says of this checkout, and the facts of the order (spec row M5). */
export function ConfirmedOrder({ order }: { readonly order: OrderResponse }) {
  const { type } = useFlowState();
  const message = usePrepaidMessage(order, type);
  useAfterConfirmation(order);
  return (
    <>
      <Thanks
        title={
          <FormattedMessage
            id={`prepaid.confirmed.${type}.title`}
            values={{ firstname: order.billingAddress.firstName }}
          />
        }
        lead={
          order.email !== topUpEmail && (
            <FormattedMessage id="prepaid.confirmed.receipt" values={{ email: order.email }} />
          )
        }
      />
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
  const paid = formatMoney(order.total, useShopLocale());
  const phone = order.complementaryInformations.find(
    ({ currentPhoneNumber }) => currentPhoneNumber,
  )?.currentPhoneNumber;
  const facts = {
    number: order.number,
    product: order.items[0]?.variantName,
    phone: phone && spacedNumber(phone),
    paid,
  };
  return (
    <Card>
      <Facts
        facts={Object.entries(facts).map(([id, value]) => ({
          id,
          label: <FormattedMessage id={`prepaid.fact.${id}`} />,
          value,
        }))}
      />
    </Card>
  );
}
