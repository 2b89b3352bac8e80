import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { type AcceptanceBox, AddressBlock, LegalTextLinks, PaymentDue, useGoToStep } from '@alzette/checkout-kit';
import { FormCheckboxGroup, useShopForm } from '@alzette/forms';
import { formatDate, formatMoney, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import {
  acceptanceGroup,
  type Installation,
  monthlySteps,
  type OrderResponse,
  type OrderResponseItem,
} from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { OneOffPrice, SteppedPrice } from '@alzette/shop-widgets';
import {
  Amount,
  Button,
  Card,
  Free,
  InstallationIcon,
  NarrowOnly,
  TileList,
  VisuallyHidden,
  WideOnly,
} from '@alzette/ui';
import { DeliveryName, type DeliveryRow, deliveryRows, DeliveryPrice } from '../delivery-step/deliveries';
import { StepActions } from '../side-panel';
import styles from './summary-step.module.css';

/** The deliveries, their prices and their address (spec row K3). An eSIM has no delivery. */
export function ShippingCard({ order }: { readonly order: OrderResponse }) {
  const goToStep = useGoToStep();
  const rows = deliveryRows(useSelector(selectItems));
  if (rows.length === 0) return null;
  return (
    <Card
      title={<FormattedMessage id="summary.shipping.title" />}
      aside={
        <Button variant="link" onClick={() => goToStep('delivery')}>
          <FormattedMessage id="common.change" />
        </Button>
      }
    >
      <dl className={styles.lines}>
        {rows.map((row) => (
          <div key={row.id}>
            <dt>
              <DeliveryName row={row} />
            </dt>
            <dd>
              <DeliveryPrice price={deliveryPriceOf(order, row)} isCharged={order.shippingTotal > 0} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.address}>
        <AddressBlock address={order.shippingAddress} />
      </div>
    </Card>
  );
}

function deliveryPriceOf({ items }: OrderResponse, { identifiers, kind }: DeliveryRow): number {
  const deliveries = items
    .filter(({ identifier }) => identifiers.includes(identifier))
    .map((item) => item.deliveries?.find((delivery) => delivery.kind === kind));
  return deliveries.reduce((sum, delivery) => sum + (delivery?.price ?? 0), 0);
}

/** The installations of the order, with mode and day (spec row J3); without a technician, the start date. */
export function InstallationSummaryCard({ order }: { readonly order: OrderResponse }) {
  const goToStep = useGoToStep();
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const lines = order.items.flatMap((item) => {
    const installation = installationOf(order, item);
    return installation ? [{ item, installation }] : [];
  });
  const isSent = deliveryRows(useSelector(selectItems)).length > 0;
  if (lines.length === 0) return null;

  const isStart = lines.every(({ item }) => item.selfInstallation);
  const whenOf = ({ selfInstallation }: OrderResponseItem, { date, time }: Installation) =>
    formatMessage(
      { id: selfInstallation ? 'summary.start.when' : 'summary.installation.when' },
      { day: formatDate(date, locale, 'weekday'), time },
    );
  return (
    <Card
      title={<FormattedMessage id={isStart ? 'summary.start.title' : 'summary.installation.title'} />}
      aside={
        <Button variant="link" onClick={() => goToStep('delivery')}>
          <FormattedMessage id="common.change" />
        </Button>
      }
    >
      <TileList
        items={lines.map(({ item, installation }) => ({
          id: item.identifier,
          icon: <InstallationIcon size={20} />,
          title: item.variantName,
          text: (
            <>
              {whenOf(item, installation)}
              <br />
              {item.installationName}
            </>
          ),
          end: <InstallationPrice cents={item.installationFee * item.quantity} />,
        }))}
      />
      {/* With a delivery, its card shows the address. */}
      {!isSent && (
        <div className={styles.address}>
          <AddressBlock address={order.shippingAddress} />
        </div>
      )}
    </Card>
  );
}

function InstallationPrice({ cents }: { readonly cents: number }) {
  const locale = useShopLocale();
  if (cents > 0) return <Amount>{formatMoney(cents, locale)}</Amount>;
  return (
    <Free>
      <FormattedMessage id="common.free" />
    </Free>
  );
}

function installationOf(
  { complementaryInformations }: OrderResponse,
  { identifier }: OrderResponseItem,
): Installation | null {
  return complementaryInformations.find((information) => information.identifier === identifier)?.installation ?? null;
}

/** The shop stores the acceptances with the order. */
export const acceptanceBoxes: readonly AcceptanceBox[] = [
  { code: 'certify', textMessage: 'summary.acceptances.certify.text' },
  { code: 'conditions', textMessage: 'summary.acceptances.conditions.text' },
  { code: 'immediate_start', textMessage: 'summary.acceptances.immediate_start.text' },
];

/**
 * Certify and conditions are required, the newsletter is not (spec row K6). Neither is the express request that services begin within the
 * period of withdrawal: without it a withdrawal costs nothing (Directive 2011/83/EU, art. 14(4)).
 */
export function AcceptancesCard() {
  const { name } = useSettings();
  const title = <FormattedMessage id="summary.acceptances.title" />;
  return (
    <Card title={title} sentence={<LegalTextLinks />}>
      <FormCheckboxGroup
        name={acceptanceGroup}
        label={<VisuallyHidden>{title}</VisuallyHidden>}
        boxes={[
          ...acceptanceBoxes.map(({ code, textMessage }) => ({
            value: code,
            text: <FormattedMessage id={textMessage} />,
            optional: code === 'immediate_start',
          })),
          {
            value: 'newsletter',
            text: <FormattedMessage id="summary.acceptances.newsletter.text" values={{ name }} />,
            optional: true,
          },
        ]}
      />
    </Card>
  );
}

/** The amount due, and the button with the obligation to pay (spec row K7). On a phone the button is in the bar. */
export function PaymentCard({ order }: { readonly order: OrderResponse }) {
  const { isSubmitting } = useShopForm();
  const label = <FormattedMessage id={order.total > 0 ? 'payment.submit' : 'payment.submit.nothing-today'} />;
  return (
    <>
      <PaymentDue
        dues={[
          { id: 'today', label: <FormattedMessage id="payment.today" />, price: <OneOffPrice cents={order.total} /> },
          {
            id: 'monthly',
            label: <FormattedMessage id="payment.monthly" />,
            price: <SteppedPrice steps={monthlySteps(order)} />,
          },
        ]}
        button={
          <WideOnly>
            <Button variant="primary" wide type="submit" busy={isSubmitting}>
              {label}
            </Button>
          </WideOnly>
        }
        legal={<FormattedMessage id={order.total > 0 ? 'payment.legal' : 'payment.legal.nothing-today'} />}
      />
      <NarrowOnly>
        <StepActions
          stacked
          button={null}
          barButton={
            <Button variant="primary" type="submit" compact wide busy={isSubmitting}>
              {label}
            </Button>
          }
        />
      </NarrowOnly>
    </>
  );
}
