import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { type AcceptanceBox, AddressBlock, PaymentDue, useGoToStep } from '@alzette/checkout-kit';
import { FormCheckbox, useShopForm } from '@alzette/forms';
import { formatDate, formatMoney, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { acceptanceKeys, type Installation, type OrderResponse, type OrderResponseItem } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { MonthlyPrice, OneOffPrice } from '@alzette/shop-widgets';
import { Amount, Button, Card, Free, InstallationIcon, NarrowOnly, TileList, WideOnly } from '@alzette/ui';
import { deliveryLines, DeliveryPrice } from '../delivery-step/deliveries';
import { StepActions } from '../side-panel';
import styles from './summary-step.module.css';

/** Activation fees, one line per name and price, and their sum (spec row K3). */
export function ActivationFeesCard({ order }: { readonly order: OrderResponse }) {
  const locale = useShopLocale();
  const fees = groupFees(order);
  if (fees.length === 0) return null;
  const total = fees.reduce((sum, fee) => sum + fee.price * fee.quantity, 0);
  return (
    <Card
      title={<FormattedMessage id="summary.activation.title" />}
      sentence={<FormattedMessage id="summary.activation.text" values={{ price: formatMoney(total, locale) }} />}
    >
      <dl className={styles.lines}>
        {fees.map((fee) => (
          <div key={`${fee.name} ${fee.price}`}>
            <dt>
              {fee.quantity}x {fee.name}
            </dt>
            <dd>
              <Amount>{formatMoney(fee.price * fee.quantity, locale)}</Amount>
            </dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>
            <FormattedMessage id="summary.activation.title" />
          </dt>
          <dd>
            <Amount>{formatMoney(total, locale)}</Amount>
          </dd>
        </div>
      </dl>
    </Card>
  );
}

interface Fee {
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

function groupFees({ items }: OrderResponse): readonly Fee[] {
  const fees = new Map<string, Fee>();
  for (const { activationFee: price, activationFeeName, quantity, variantName } of items) {
    if (price === 0) continue;
    const name = activationFeeName ?? variantName;
    const known = fees.get(`${name} ${price}`);
    fees.set(`${name} ${price}`, { name, price, quantity: quantity + (known?.quantity ?? 0) });
  }
  return [...fees.values()];
}

/** What is sent, at what price, where to (spec row K3). Nothing travels for an eSIM. */
export function ShippingCard({ order }: { readonly order: OrderResponse }) {
  const goToStep = useGoToStep();
  const lines = deliveryLines(useSelector(selectItems));
  if (lines.length === 0) return null;
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
        {lines.map(({ id, kind, name }) => (
          <div key={id}>
            <dt>{kind === 'sim' ? <FormattedMessage id="delivery.sim" values={{ name }} /> : name}</dt>
            <dd>
              <DeliveryPrice kind={kind} isFree={order.shippingTotal === 0} />
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

/** What gets installed, how and when, as the order has it (spec row J3). */
export function InstallationSummaryCard({ order }: { readonly order: OrderResponse }) {
  const goToStep = useGoToStep();
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const lines = order.items.flatMap((item) => {
    const installation = installationOf(order, item);
    return installation ? [{ item, installation }] : [];
  });
  if (lines.length === 0) return null;

  const whenOf = ({ date, time }: Installation) =>
    formatMessage({ id: 'summary.installation.when' }, { day: formatDate(date, locale, 'weekday'), time });
  return (
    <Card
      title={<FormattedMessage id="summary.installation.title" />}
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
              {whenOf(installation)}
              <br />
              {item.installationName}
            </>
          ),
          end: <InstallationPrice cents={item.installationFee * item.quantity} />,
        }))}
      />
      <div className={styles.address}>
        <AddressBlock address={order.billingAddress} />
      </div>
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

/** The shop stores them with the order. */
export const acceptanceBoxes: readonly AcceptanceBox[] = [
  { code: 'certify', textMessage: 'summary.acceptances.certify.text' },
  { code: 'conditions', textMessage: 'summary.acceptances.conditions.text' },
];

/** Certify and conditions are required, the newsletter is not (spec row K6). */
export function AcceptancesCard() {
  const { name } = useSettings();
  return (
    <Card title={<FormattedMessage id="summary.acceptances.title" />}>
      <div className={styles.boxes}>
        {acceptanceBoxes.map(({ code, textMessage }) => (
          <FormCheckbox key={code} name={acceptanceKeys[code]}>
            <FormattedMessage id={textMessage} />
          </FormCheckbox>
        ))}
        <FormCheckbox name={acceptanceKeys.newsletter} optional>
          <FormattedMessage id="summary.acceptances.newsletter.text" values={{ name }} />
        </FormCheckbox>
      </div>
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
            price: <MonthlyPrice cents={order.monthlyTotal} />,
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
