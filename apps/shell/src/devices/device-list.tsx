import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, devicePath, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { devicesQuery } from '@alzette/shop-client';
import {
  appliedPrice,
  type DeviceColour,
  type DeviceList,
  type DeviceSummary,
  type DeviceVariant,
  isSoldOut,
  upfrontUnder,
  type VariantOption,
} from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { MonthlyPrice, OneOffPrice, PriorPriceText, PromotionText, useQuery } from '@alzette/shop-widgets';
import { Amount, classNames, Note, Page, PageHead, SelectField, Tag, VisuallyHidden } from '@alzette/ui';
import { OffersFailed } from '../offers/offer-layout';
import { useAddressChoices } from '../routing/address-choices';
import { SiteLink } from '../routing/site-location';
import { toneOf } from './device-image';
import { DeviceListSkeleton } from './device-skeletons';
import frame from './device-skeletons.module.css';
import { pictureOf, risesLater } from './device-variants';
import image from './device-image.module.css';
import styles from './device-list.module.css';

/** Every device on sale. */
export function DeviceListPage() {
  const devices = useQuery(devicesQuery);
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="shell.phones.title" />}
        lead={<FormattedMessage id="shell.phones.lead" />}
      />
      {devices.status === 'loading' && <DeviceListSkeleton />}
      {devices.status === 'failed' && <OffersFailed onRetry={devices.onRetry} />}
      {devices.status === 'ready' && <DeviceCards devices={devices.value} />}
    </Page>
  );
}

function DeviceCards({ devices: { items, availableBrands } }: { readonly devices: DeviceList }) {
  const { brand, onBrand } = useBrand(availableBrands);
  const { order, onOrder } = useListOrder();
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const ofBrand = items.filter((device) => brand === null || device.availableBrands.some(({ code }) => code === brand));
  const shown = sorted(ofBrand, order, isExistingCustomer);
  return (
    <>
      <div className={frame.filter}>
        <BrandFilter brands={availableBrands} value={brand} onChoose={onBrand} />
        <div className={styles.order}>
          <p className={frame.count} role="status">
            <FormattedMessage id="shell.phones.count" values={{ count: shown.length }} />
          </p>
          <OrderChoice value={order} onChoose={onOrder} />
        </div>
      </div>
      {shown.length === 0 && (
        <Note title={<FormattedMessage id="shell.phones.none" />}>
          <FormattedMessage id="shell.phones.noneText" />
        </Note>
      )}
      <ul className={frame.cards}>
        {shown.map((device) => (
          <li key={device.slug}>
            <DeviceCard device={device} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface BrandFilterProps {
  readonly brands: readonly VariantOption[];
  /** Code of a brand; null for all. */
  readonly value: string | null;
  readonly onChoose: (brand: string | null) => void;
}

function BrandFilter({ brands, value, onChoose }: BrandFilterProps) {
  const { formatMessage } = useIntl();
  const chips = [{ code: null, label: formatMessage({ id: 'shell.phones.allBrands' }) }, ...brands];
  return (
    <div className={styles.chips} role="radiogroup" aria-label={formatMessage({ id: 'shell.phones.brand' })}>
      {chips.map(({ code, label }) => (
        <label key={code} className={styles.chip}>
          <input
            type="radio"
            name="phones.brand"
            value={code ?? ''}
            checked={code === value}
            onChange={() => onChoose(code)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

/**
 * The brand in the address (`?brand=ernz`), so that a filtered list can be shared and reached by Back; null for all.
 */
function useBrand(brands: readonly VariantOption[]) {
  const { get, choose } = useAddressChoices();
  const pending = get('brand');
  const brand = brands.some(({ code }) => code === pending) ? pending : null;
  return { brand, onBrand: (code: string | null) => choose({ brand: code }) };
}

const listOrders = ['recommended', 'price-up', 'price-down', 'newest'] as const;
type ListOrder = (typeof listOrders)[number];

/** The order in the address (`?sort=price-up`); the recommended one without it. */
function useListOrder() {
  const { get, choose } = useAddressChoices();
  const order = listOrders.find((each) => each === get('sort')) ?? 'recommended';
  return { order, onOrder: (next: string) => choose({ sort: next === 'recommended' ? null : next }) };
}

interface OrderChoiceProps {
  readonly value: ListOrder;
  readonly onChoose: (order: string) => void;
}

function OrderChoice({ value, onChoose }: OrderChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <SelectField
        name="phones.sort"
        label={formatMessage({ id: 'shell.phones.sort' })}
        value={value}
        onChange={onChoose}
        options={listOrders.map((order) => ({
          value: order,
          label: formatMessage({ id: `shell.phones.sort.${order}` }),
        }))}
      />
    </div>
  );
}

/** The prices are those that the cards show: the instalment; devices without one come last. */
function sorted(
  devices: readonly DeviceSummary[],
  order: ListOrder,
  isExistingCustomer: boolean,
): readonly DeviceSummary[] {
  const instalment = ({ from }: DeviceSummary) => appliedPrice(from.price, isExistingCustomer);
  const dearestLast = (device: DeviceSummary) => instalment(device) || Number.MAX_SAFE_INTEGER;
  const compare: Record<ListOrder, (one: DeviceSummary, other: DeviceSummary) => number> = {
    recommended: () => 0,
    'price-up': (one, other) => dearestLast(one) - dearestLast(other),
    'price-down': (one, other) => instalment(other) - instalment(one),
    newest: (one, other) => (other.releasedOn ?? '').localeCompare(one.releasedOn ?? ''),
  };
  return [...devices].sort(compare[order]);
}

/** A device of the list. The whole card is the target of its link. */
function DeviceCard({ device }: { readonly device: DeviceSummary }) {
  const { slug, name, availableBrands, attributes, colours, from } = device;
  const { locale } = useServices();
  const { paths } = useSettings();
  return (
    <article className={styles.card} aria-labelledby={`phone-${slug}`}>
      <div className={classNames(styles.picture, image.light)} data-ground="phones" style={toneOf(from.colour)}>
        <img src={pictureOf(device, from.colour.id)} alt="" width={560} height={700} loading="lazy" />
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
      </div>
    </article>
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
