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
  upfrontUnder,
  type VariantOption,
} from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { MonthlyPrice, OneOffPrice, PromotionText, useQuery } from '@alzette/shop-widgets';
import { Amount, classNames, Note, Page, PageHead, Tag, VisuallyHidden } from '@alzette/ui';
import { OffersFailed } from '../offers/offer-layout';
import { navigateTo, SiteLink, useSiteLocation } from '../routing/site-location';
import { toneOf } from './device-image';
import { DevicesMessages } from './device-messages';
import { DeviceListSkeleton } from './device-skeletons';
import frame from './device-skeletons.module.css';
import { pictureOf, risesLater } from './device-variants';
import image from './device-image.module.css';
import styles from './device-list.module.css';

/** Every device on sale. Devices and messages load at the same time. */
export function DeviceListPage() {
  const devices = useQuery(devicesQuery);
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="shell.phones.title" />}
        lead={<FormattedMessage id="shell.phones.lead" />}
      />
      <DevicesMessages skeleton={<DeviceListSkeleton />}>
        {devices.status === 'loading' && <DeviceListSkeleton />}
        {devices.status === 'failed' && <OffersFailed onRetry={devices.onRetry} />}
        {devices.status === 'ready' && <DeviceCards devices={devices.value} />}
      </DevicesMessages>
    </Page>
  );
}

function DeviceCards({ devices: { items, availableBrands } }: { readonly devices: DeviceList }) {
  const { brand, onBrand } = useBrand(availableBrands);
  const shown = items.filter((device) => brand === null || device.availableBrands.some(({ code }) => code === brand));
  return (
    <>
      <div className={frame.filter}>
        <BrandFilter brands={availableBrands} value={brand} onChoose={onBrand} />
        <p className={frame.count} role="status">
          <FormattedMessage id="shell.phones.count" values={{ count: shown.length }} />
        </p>
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
  const { pathname, search } = useSiteLocation();
  const pending = new URLSearchParams(search).get('brand');
  const brand = brands.some(({ code }) => code === pending) ? pending : null;

  function handleBrand(code: string | null) {
    const query = new URLSearchParams(search);
    query.delete('brand');
    if (code !== null) query.set('brand', code);
    const kept = query.toString();
    navigateTo(kept ? `${pathname}?${kept}` : pathname, { replace: true });
  }

  return { brand, onBrand: handleBrand };
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
  const { price, options } = variant;
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
        <p>
          <PromotionText price={price} />
        </p>
      )}
    </div>
  );
}
