import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { clientStatus, ecommerceOfPurchase, trackEvent } from '@alzette/analytics';
import { fillPlaceholders, OrderConfirmation, type StepProps, ThankYou } from '@alzette/checkout-kit';
import { formatMoney, PhoneLink, useShopLocale, type MessageId } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { getPrepaidMessage } from '@alzette/shop-client';
import { callName, type OrderResponse, type PrepaidCheckoutType, spacedNumber, topUpEmail } from '@alzette/shop-model';
import {
  cartConfirmed,
  placedOrderShown,
  selectCart,
  selectPlacedOrder,
  type SharedState,
  valuesForgotten,
} from '@alzette/shop-store';
import { Facts, FollowOrder, QuestionPanel, UnpaidOrder } from '@alzette/shop-widgets/orders';
import { Amount, Card, Columns, LinkButton, Stack, Untranslated } from '@alzette/ui';
import { useFlowState } from './flow';
import { usePrepaidPayment } from './payment-step';
import { isPlacedOrder } from './prepaid-order';

const refused = {
  leadMessage: 'prepaid.refused.lead',
  backMessage: 'prepaid.failed.back',
  backStep: 'number',
} as const;

/** The end of the checkout. The payment page returns the shopper here, whatever the result of the payment. */
export function ConfirmationStep({ onComplete }: StepProps) {
  return (
    <OrderConfirmation
      Confirmed={ConfirmedOrder}
      Unpaid={UnpaidOrder}
      aside={<QuestionPanel />}
      paymentOf={usePrepaidPayment()}
      refused={refused}
      onConfirmed={onComplete}
    />
  );
}

/** `ThankYou`, the content service's message for this checkout, and the facts of the order (spec row M5). */
function ConfirmedOrder({ order }: { readonly order: OrderResponse }) {
  const { type } = useFlowState();
  const message = usePrepaidMessage(order, type);
  useAfterConfirmation(order);
  return (
    <>
      <ThankYou
        title={
          <FormattedMessage
            id={`prepaid.confirmed.${type}.title`}
            values={{ firstname: <Untranslated>{callName(order.billingAddress)}</Untranslated> }}
          />
        }
        lead={
          order.email !== topUpEmail && (
            <FormattedMessage
              id="prepaid.confirmed.receipt"
              values={{ email: <Untranslated>{order.email}</Untranslated> }}
            />
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
          {type === 'prepaid_starter_pack' && <ActivationCard />}
          <div>
            <FollowOrder order={order} />
          </div>
        </Stack>
      </Columns>
    </>
  );
}

/** The link to activate the card, which does not work until its user is identified. */
function ActivationCard() {
  const { partners, support, activationUrl } = useSettings();
  return (
    <Card
      title={<FormattedMessage id="prepaid.activation.title" />}
      sentence={
        <FormattedMessage
          id="prepaid.activation.text"
          values={{ partner: partners.identity.name, phone: <PhoneLink number={support.phone} /> }}
        />
      }
    >
      <LinkButton href={activationUrl}>
        <FormattedMessage id="prepaid.activation.link" />
      </LinkButton>
    </Card>
  );
}

function OrderFacts({ order }: { readonly order: OrderResponse }) {
  const paid = formatMoney(order.total, useShopLocale());
  const phone = order.complementaryInformations.find(
    ({ currentPhoneNumber }) => currentPhoneNumber,
  )?.currentPhoneNumber;
  const facts = {
    number: <Untranslated>{order.number}</Untranslated>,
    product: order.items[0]?.variantName,
    phone: phone && <Untranslated>{spacedNumber(phone)}</Untranslated>,
    paid: <Amount>{paid}</Amount>,
  };
  return (
    <Card>
      <Facts
        facts={Object.entries(facts).map(([id, value]) => ({
          id,
          label: <FormattedMessage id={`prepaid.fact.${id}` as MessageId} />,
          value,
        }))}
      />
    </Card>
  );
}

/** The content service's message for this checkout (spec row M5); null without a response: the order is valid all the same. */
function usePrepaidMessage(order: OrderResponse, type: PrepaidCheckoutType): string | null {
  const { http, locale, report } = useServices();
  const [message, setMessage] = useState<string | null>(null);

  useEffect(() => {
    let left = false;
    const [item] = order.items;
    getPrepaidMessage(http, type, locale).then(
      (text) => !left && item && setMessage(fillPlaceholders(text, item, order)),
      (error: unknown) => report(error, { operation: 'prepaid message' }),
    );
    return () => {
      left = true;
    };
  }, [http, locale, report, order, type]);

  return message;
}

/**
 * Runs the effects of a confirmed order once (spec row L3): an empty cart, an empty form, the purchase event in euros (spec row M6). An old
 * confirmation opened again does none of it, because the cart is another one by then.
 */
function useAfterConfirmation(order: OrderResponse): void {
  const { track } = useServices();
  const dispatch = useDispatch();
  const { id: cart } = useSelector(selectCart);
  const isOfThisTab = isPlacedOrder({ cart, tokenValue: order.tokenValue });
  const placed = useSelector((state: SharedState) => selectPlacedOrder(state, order.tokenValue));
  const isThisOrder = isOfThisTab || placed !== null;

  useEffect(() => {
    if (!isThisOrder) return;
    trackEvent(track, 'prepaid_purchase', {
      client_status: clientStatus(order.isNewClient),
      ecommerce: ecommerceOfPurchase(order),
    });
    if (placed) dispatch(placedOrderShown());
    // The shopper has begun another cart since.
    if (placed && placed.cartId !== cart) return;
    dispatch(valuesForgotten());
    dispatch(cartConfirmed());
  }, [isThisOrder, placed, cart, order, dispatch, track]);
}
