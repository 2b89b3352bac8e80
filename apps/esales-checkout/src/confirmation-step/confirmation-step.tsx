import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { clientStatus, ecommerceOfPurchase, trackEvent } from '@alzette/analytics';
import { OrderConfirmation, type StepProps, ThankYou } from '@alzette/checkout-kit';
import { formatMoney, pathFor, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { acceptNewsletter, getContractDocuments } from '@alzette/shop-client';
import {
  acceptanceKeys,
  callName,
  type CartItem,
  type ContractDocument,
  isMainItem,
  type OrderResponse,
} from '@alzette/shop-model';
import {
  cartConfirmed,
  placedOrderShown,
  savedCartRestored,
  selectCart,
  selectPlacedOrder,
  selectSubscriptionItems,
  selectValues,
  type SharedState,
  valuesForgotten,
} from '@alzette/shop-store';
import { ItemThumb } from '@alzette/shop-widgets';
import { DocumentsPanel, Facts, FollowOrder, QuestionPanel, UnpaidOrder } from '@alzette/shop-widgets/orders';
import { Amount, Card, Columns, LinkButton, Note, Stack, Untranslated } from '@alzette/ui';
import { useEsalesPayment } from '../flow/payment-options';
import { orderFinished, selectOrder } from '../flow/order-progress';
import styles from './confirmation-step.module.css';
import { NextSteps } from './next-steps';

const refused = { leadMessage: 'refused.lead', backMessage: 'refused.back', backStep: 'summary' } as const;

/** The end of the checkout. The payment page returns the shopper here, whatever the result of the payment. */
export function ConfirmationStep({ onComplete }: StepProps) {
  const payment = useEsalesPayment();
  return (
    <OrderConfirmation
      Confirmed={ConfirmedOrder}
      Unpaid={UnpaidOrder}
      aside={<QuestionPanel />}
      paymentOf={() => payment}
      refused={refused}
      onConfirmed={onComplete}
    />
  );
}

/** Thanks the shopper, with the facts of the order, the next steps, and the documents to keep. */
function ConfirmedOrder({ order }: { readonly order: OrderResponse }) {
  useAfterConfirmation(order);
  const documents = useDocuments(order.tokenValue);
  return (
    <>
      <ThankYou
        title={
          <FormattedMessage
            id="confirmation.title"
            values={{ firstname: <Untranslated>{callName(order.billingAddress)}</Untranslated> }}
          />
        }
        lead={
          <FormattedMessage id="confirmation.lead" values={{ email: <Untranslated>{order.email}</Untranslated> }} />
        }
      />
      <Columns
        aside={
          <>
            <DocumentsPanel documents={documents} />
            <QuestionPanel />
          </>
        }
      >
        <Stack>
          <OrderFacts order={order} />
          <NextSteps order={order} />
          <div>
            <FollowOrder order={order} />
          </div>
          <StillInCart />
        </Stack>
      </Columns>
    </>
  );
}

function useDocuments(orderToken: string): readonly ContractDocument[] {
  const { http, report } = useServices();
  const { partners } = useSettings();
  const [documents, setDocuments] = useState<readonly ContractDocument[]>([]);
  useEffect(() => {
    getContractDocuments(http, partners.signature.slug, orderToken).then(setDocuments, (error: unknown) =>
      report(error, { operation: 'documents of a confirmed order' }),
    );
  }, [http, partners, orderToken, report]);
  return documents;
}

/** Items that were not part of the order, and the link back to them. */
function StillInCart() {
  const count = useSelector(selectSubscriptionItems).length;
  const { locale } = useServices();
  const { paths } = useSettings();
  if (count === 0) return null;
  return (
    <Note
      title={<FormattedMessage id="confirmation.left.title" values={{ count }} />}
      action={
        <LinkButton href={pathFor('cart', locale, paths)}>
          <FormattedMessage id="checkout.back.cart" />
        </LinkButton>
      }
    />
  );
}

function OrderFacts({ order }: { readonly order: OrderResponse }) {
  const locale = useShopLocale();
  return (
    <Card className={styles.card}>
      <Facts
        facts={[
          {
            id: 'number',
            label: <FormattedMessage id="confirmation.number" />,
            value: <Untranslated>{order.number}</Untranslated>,
          },
          {
            id: 'paid',
            label: <FormattedMessage id="confirmation.paid" />,
            value: <Amount>{formatMoney(order.total, locale)}</Amount>,
          },
          {
            id: 'card',
            label: <FormattedMessage id="confirmation.card" />,
            value: order.card && <Untranslated>{`${order.card.brand} •••• ${order.card.lastDigits}`}</Untranslated>,
          },
        ]}
      />
      <div className={styles.pictures}>
        {order.items.filter(isMainItem).map(({ identifier, type, image = null }) => (
          <ItemThumb key={identifier} type={type} image={image} />
        ))}
      </div>
    </Card>
  );
}

/**
 * Runs the effects of a confirmed order once: newsletter, the ordered items leave the cart, the purchase event (spec row L3). An old
 * confirmation opened again does none of it, because this browser no longer works on that order.
 */
function useAfterConfirmation(order: OrderResponse): void {
  const { http, track, report } = useServices();
  const { provider } = useSettings();
  const dispatch = useDispatch();
  const store = useStore<SharedState>();
  const isOfThisTab = useSelector(selectOrder).tokenValue === order.tokenValue;
  const placed = useSelector((state: SharedState) => selectPlacedOrder(state, order.tokenValue));
  const isThisOrder = isOfThisTab || placed !== null;
  const typedNewsletter = useSelector(selectValues)[acceptanceKeys.newsletter] === true;
  const wantsNewsletter = placed?.wantsNewsletter ?? typedNewsletter;

  useEffect(() => {
    if (!isThisOrder) return;
    if (wantsNewsletter) {
      trackEvent(track, 'newsletter_registration', { client_status: clientStatus(order.isNewClient) });
      acceptNewsletter(http, provider, order.tokenValue).catch((error: unknown) =>
        report(error, { operation: 'newsletter' }),
      );
    }
    trackEvent(track, 'purchase', {
      client_status: clientStatus(order.isNewClient),
      ecommerce: ecommerceOfPurchase(order),
    });
    dispatch(orderFinished());
    dispatch(valuesForgotten());
    const cart = selectCart(store.getState());
    if (placed) dispatch(placedOrderShown());
    // The shopper has begun another cart since then: none of its items was ordered.
    if (placed ? placed.cartId !== cart.id : cart.prepaid !== null) return;
    const left = itemsLeft(cart.items, order);
    dispatch(left.length > 0 ? savedCartRestored({ items: left }) : cartConfirmed());
  }, [isThisOrder, placed, wantsNewsletter, order, http, provider, dispatch, store, track, report]);
}

/** The items that another tab added to the cart after the order was created; an add-on stays with its item only. */
function itemsLeft(items: readonly CartItem[], order: OrderResponse): CartItem[] {
  const ordered = new Set(order.items.map(({ identifier }) => identifier));
  return items.filter(
    ({ identifier, parentIdentifier }) => !ordered.has(identifier) && !ordered.has(parentIdentifier ?? ''),
  );
}
