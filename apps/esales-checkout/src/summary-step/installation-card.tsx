import { FormattedMessage, useIntl } from 'react-intl';
import { AddressBlock, useGoToStep } from '@alzette/checkout-kit';
import { formatDate, formatMoney, useShopLocale } from '@alzette/i18n';
import type { Installation, OrderResponse, OrderResponseItem } from '@alzette/shop-model';
import { Amount, Button, Card, Free, InstallationIcon, TileList } from '@alzette/ui';
import styles from './lines.module.css';

/** What gets installed, how and when, as the order has it (spec row J3). */
export function InstallationCard({ order }: { readonly order: OrderResponse }) {
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
