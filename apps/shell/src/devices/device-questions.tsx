import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { formatDate, pathFor, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { type DeviceVariant, luxembourgDate, storageText } from '@alzette/shop-model';
import { Button, DeliveryIcon, Note } from '@alzette/ui';
import { SiteLink } from '../routing/site-location';
import { ColourChoice, type DeviceQuestionProps, FundingChoice, StorageChoice } from './device-choices';
import frame from './device-skeletons.module.css';
import type { DeviceTopProps } from './device-top';
import { choiceOf, closestVariant, type DeviceChoice, variantsInstead } from './device-variants';
import styles from './device-top.module.css';

/** The three questions about a device. A choice keeps the other two if the device is sold in that combination. */
export function DeviceQuestions(props: DeviceTopProps) {
  const { device, variant, onChoose } = props;

  function handleChange(change: Partial<DeviceChoice>) {
    const next = closestVariant(device.variants, { ...choiceOf(variant), ...change });
    if (next) onChoose(next);
  }

  const shared: DeviceQuestionProps = { device, variant, onChange: handleChange };
  return (
    <>
      <div className={frame.questions}>
        <ColourChoice {...shared} />
        <StorageChoice {...shared} />
        <FundingChoice {...shared} />
      </div>
      <Stock {...props} />
    </>
  );
}

/** The stock of the variant; if it is sold out, variants in stock. Renders nothing where the catalogue does not count. */
function Stock({ device, variant, onChoose }: DeviceTopProps) {
  const { stock } = variant;

  // The pressed button disappears once its variant is chosen: the colour takes the focus.
  function handleChoose(instead: DeviceVariant) {
    flushSync(() => onChoose(instead));
    document.querySelector<HTMLElement>('[name="phone.colour"]:checked')?.focus();
  }

  return (
    <div className={styles.stock} role="status">
      {stock?.inStock && (
        <p>
          <DeliveryIcon size={20} />
          <FormattedMessage id="shell.phones.stock.in" />
        </p>
      )}
      {stock && !stock.inStock && (
        <Note tone="warning" title={<SoldOutTitle expectedOn={stock.expectedOn} />}>
          <InStockInstead device={device} variant={variant} onChoose={handleChoose} />
        </Note>
      )}
    </div>
  );
}

function SoldOutTitle({ expectedOn }: { readonly expectedOn: string | null }) {
  const locale = useShopLocale();
  const isToCome = expectedOn !== null && expectedOn > luxembourgDate(new Date());
  if (!isToCome) return <FormattedMessage id="shell.phones.stock.out" />;
  return <FormattedMessage id="shell.phones.stock.expected" values={{ day: formatDate(expectedOn, locale) }} />;
}

/** The closest variants in stock, and a link to the list. */
function InStockInstead({ device, variant, onChoose }: DeviceTopProps) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const instead = variantsInstead(device.variants, variant);
  const { funding } = choiceOf(variant);
  const nameOf = ({ colour, storage, options: { device_funding } }: DeviceVariant) =>
    [colour.label, storageText(storage), device_funding.code !== funding && device_funding.label]
      .filter(Boolean)
      .join(', ');
  return (
    <>
      {instead.length > 0 && (
        <>
          <p>
            <FormattedMessage id="shell.phones.stock.instead" />
          </p>
          <ul>
            {instead.map((each) => (
              <li key={each.code}>
                <Button variant="link" onClick={() => onChoose(each)}>
                  {nameOf(each)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <SiteLink href={pathFor('phones', locale, paths)}>
        <FormattedMessage id="shell.phones.gone.action" />
      </SiteLink>
    </>
  );
}
