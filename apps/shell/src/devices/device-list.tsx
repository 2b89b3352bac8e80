import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, devicePath, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { devicesQuery } from '@alzette/shop-client';
import {
  appliedPrice,
  type DeviceColour,
  type DeviceList,
  devicePicture,
  type DeviceSummary,
  type DeviceVariant,
  isSoldOut,
  upfrontUnder,
} from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { MonthlyPrice, OneOffPrice, PriorPriceText, PromotionText, useQuery } from '@alzette/shop-widgets';
import { Amount, Button, classNames, Note, Page, Tag, VisuallyHidden } from '@alzette/ui';
import { OffersFailed } from '../offers/offer-layout';
import { SiteLink } from '../routing/site-location';
import { ComparePhones, useComparedPhones } from './compare-phones';
import { ChipSwitch, DeviceFilterBar, OrderChoice, useDeviceFilters, useListOrder } from './device-filters';
import { toneOf } from './device-image';
import { DeviceListHead, DeviceListSkeleton } from './device-skeletons';
import frame from './device-skeletons.module.css';
import { risesLater } from './device-variants';
import { filterChoices, matchesFilters, sortDevices } from './filter-devices';
import image from './device-image.module.css';
import styles from './device-list.module.css';

const none: readonly DeviceSummary[] = [];

/** Every device on sale. */
export function DeviceListPage() {
  const devices = useQuery(devicesQuery);
  const comparison = useComparedPhones(devices.status === 'ready' ? devices.value.items : none);
  return (
    <>
      <Page>
        <DeviceListHead />
        {devices.status === 'loading' && <DeviceListSkeleton />}
        {devices.status === 'failed' && <OffersFailed onRetry={devices.onRetry} />}
        {devices.status === 'ready' && <DeviceCards devices={devices.value} comparison={comparison} />}
      </Page>
      <ComparePhones devices={comparison.compared} onClear={comparison.onClear} />
    </>
  );
}

interface DeviceCardsProps {
  readonly devices: DeviceList;
  readonly comparison: ReturnType<typeof useComparedPhones>;
}

function DeviceCards({ devices: { items, availableBrands }, comparison }: DeviceCardsProps) {
  const selection = useDeviceFilters(availableBrands);
  const { order, onOrder } = useListOrder();
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const found = items.filter((device) => matchesFilters(device, selection.filters, isExistingCustomer));
  const shown = sortDevices(found, order, isExistingCustomer);
  return (
    <>
      <div className={frame.filter}>
        <DeviceFilterBar
          brands={availableBrands}
          choices={filterChoices(items, isExistingCustomer)}
          selection={selection}
        />
        <div className={styles.order}>
          <p className={frame.count} role="status">
            <FormattedMessage id="shell.phones.count" values={{ count: shown.length }} />
          </p>
          <OrderChoice value={order} onChoose={onOrder} />
        </div>
      </div>
      {shown.length === 0 && (
        <Note title={<FormattedMessage id="shell.phones.none" />}>
          <FormattedMessage id="shell.phones.noneText" />{' '}
          <Button variant="link" onClick={selection.onReset}>
            <FormattedMessage id="shell.phones.filter.reset" />
          </Button>
        </Note>
      )}
      <ul className={frame.cards}>
        {shown.map((device) => (
          <li key={device.slug}>
            <DeviceCard device={device} comparison={comparison} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface DeviceCardProps extends Pick<DeviceCardsProps, 'comparison'> {
  readonly device: DeviceSummary;
}

/** A device of the list. The whole card is the target of its link. */
function DeviceCard({ device, comparison }: DeviceCardProps) {
  const { slug, name, availableBrands, attributes, colours, from } = device;
  const { locale } = useServices();
  const { paths } = useSettings();
  return (
    <article className={styles.card} aria-labelledby={`phone-${slug}`}>
      <div className={classNames(styles.picture, image.light)} data-ground="phones" style={toneOf(from.colour)}>
        <img src={devicePicture(device, from.colour.id)} alt="" width={560} height={700} loading="lazy" />
      </div>
      <div className={styles.text}>
        <p className={styles.brand}>{availableBrands.map(({ label }) => label).join(', ')}</p>
        <div className={styles.title}>
          <h2 id={`phone-${slug}`}>
            <SiteLink className={styles.link} href={devicePath(slug, locale, paths)}>
              {name}
            </SiteLink>
          </h2>
          {attributes.esim && (
            <Tag>
              <FormattedMessage id="shell.phones.esim" />
            </Tag>
          )}
          {isSoldOut(from) && (
            <Tag>
              <FormattedMessage id="shell.phones.soldOut" />
            </Tag>
          )}
        </div>
        <Colours colours={colours} />
        <StartingPrice variant={from} />
        <CompareCheckbox device={device} comparison={comparison} />
      </div>
    </article>
  );
}

function CompareCheckbox({ device, comparison: { compared, isFull, onCompare } }: DeviceCardProps) {
  const isCompared = compared.includes(device);
  return (
    <div className={styles.compare}>
      <ChipSwitch
        name={`phones.compare.${device.slug}`}
        checked={isCompared}
        disabled={isFull && !isCompared}
        onChange={(checked) => onCompare(device, checked)}
      >
        <span>
          <FormattedMessage id="shell.phones.compare" />
          <VisuallyHidden> {device.name}</VisuallyHidden>
        </span>
      </ChipSwitch>
    </div>
  );
}

function Colours({ colours }: { readonly colours: readonly DeviceColour[] }) {
  const { formatList } = useIntl();
  const names = formatList(colours.map(({ label }) => label));
  return (
    <p className={styles.colours}>
      {colours.map((colour) => (
        <span key={colour.id} className={styles.round} style={toneOf(colour)} />
      ))}
      <VisuallyHidden>
        <FormattedMessage id="shell.phones.colours" values={{ count: colours.length, names }} />
      </VisuallyHidden>
    </p>
  );
}

/** "From 14.00 € per month with 101.00 € today", with the prices of this customer. */
function StartingPrice({ variant }: { readonly variant: DeviceVariant }) {
  const { price, priorTotal, options } = variant;
  const locale = useShopLocale();
  const monthly = appliedPrice(price, useSelector(selectIsExistingCustomer));
  const today = upfrontUnder(options.device_funding);
  if (monthly === 0) {
    return (
      <div className={styles.from}>
        <OneOffPrice cents={today} />
        <p>
          <FormattedMessage id="shell.phones.paidAtOnce" />
        </p>
      </div>
    );
  }
  return (
    <div className={styles.from}>
      <p>
        <FormattedMessage id="shell.phones.from" />
      </p>
      <MonthlyPrice cents={monthly} />
      <p>
        {today > 0 ? (
          <FormattedMessage
            id="shell.phones.withToday"
            values={{ amount: <Amount>{formatMoney(today, locale)}</Amount> }}
          />
        ) : (
          <FormattedMessage id="shell.phones.withNothingToday" />
        )}
      </p>
      {risesLater(variant) && (
        <>
          <p>
            <PromotionText price={price} />
          </p>
          <p>
            <PriorPriceText price={price} priorTotal={priorTotal} />
          </p>
        </>
      )}
    </div>
  );
}
