import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate, pathFor, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { type DeviceTaxon, type DeviceVariant, luxembourgDate, storageText } from '@alzette/shop-model';
import { Button, CheckIcon, ChevronRightIcon, DeliveryIcon, Note, SimCardIcon, WideOnly, Wrap } from '@alzette/ui';
import { SiteLink } from '../routing/site-location';
import { ColourChoice, FundingChoice, StorageChoice } from './device-choices';
import { ProductImage } from './device-image';
import frame from './device-skeletons.module.css';
import { choiceOf, closestVariant, type DeviceChoice, variantsInstead } from './device-variants';
import styles from './device-top.module.css';

export interface DeviceAnswerProps {
  readonly device: DeviceTaxon;
  readonly variant: DeviceVariant;
  readonly onAnswer: (answer: Partial<DeviceChoice>) => void;
}

interface DeviceTopProps {
  readonly device: DeviceTaxon;
  readonly variant: DeviceVariant;
  readonly onChoose: (variant: DeviceVariant) => void;
}

/** The device and its three questions. An answer keeps the other two if the device is sold like that. */
export function DeviceTop({ device, variant, onChoose }: DeviceTopProps) {
  function handleAnswer(answer: Partial<DeviceChoice>) {
    const next = closestVariant(device.variants, { ...choiceOf(variant), ...answer });
    if (next) onChoose(next);
  }

  const answers: DeviceAnswerProps = { device, variant, onAnswer: handleAnswer };
  return (
    <div className={frame.top}>
      <Wrap>
        <Breadcrumb device={device} />
        <div className={frame.columns}>
          <ProductImage device={device} colour={variant.colour} />
          <div>
            <h1 tabIndex={-1}>{device.name}</h1>
            <p className={frame.lead}>{device.description}</p>
            <div className={frame.questions}>
              <ColourChoice {...answers} />
              <StorageChoice {...answers} />
              <FundingChoice {...answers} />
            </div>
            <Stock device={device} variant={variant} onChoose={onChoose} />
          </div>
        </div>
        <DeviceHighlights device={device} />
        <Specifications device={device} />
      </Wrap>
    </div>
  );
}

function Breadcrumb({ device: { name, availableBrands } }: { readonly device: DeviceTaxon }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  const all = pathFor('phones', locale, paths);
  const [brand] = availableBrands;
  return (
    <WideOnly>
      <nav className={styles.crumbs} aria-label={formatMessage({ id: 'shell.phones.breadcrumb' })}>
        <SiteLink href={all}>
          <FormattedMessage id="shell.phones.title" />
        </SiteLink>
        {brand && (
          <>
            <ChevronRightIcon size={16} />
            <SiteLink href={`${all}?brand=${encodeURIComponent(brand.code)}`}>{brand.label}</SiteLink>
          </>
        )}
        <ChevronRightIcon size={16} />
        <span aria-current="page">{name}</span>
      </nav>
    </WideOnly>
  );
}

/** Highlights of the device, and the SIM that it takes. */
function DeviceHighlights({ device: { highlights, attributes } }: { readonly device: DeviceTaxon }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.facts} aria-label={formatMessage({ id: 'shell.phones.facts' })}>
      {highlights.map((highlight) => (
        <li key={highlight}>
          <CheckIcon size={20} />
          {highlight}
        </li>
      ))}
      <li>
        <SimCardIcon size={20} />
        <FormattedMessage id={attributes.esim ? 'shell.phones.fact.esim' : 'shell.phones.fact.simOnly'} />
      </li>
    </ul>
  );
}

/** Whether the variant is in stock; if not, what is. Renders nothing where the catalogue does not count. */
function Stock({ device, variant, onChoose }: DeviceTopProps) {
  const region = useRef<HTMLDivElement>(null);
  const { stock } = variant;

  // The pressed button is gone once its variant is chosen.
  function handleChoose(instead: DeviceVariant) {
    onChoose(instead);
    region.current?.focus();
  }

  return (
    <div ref={region} className={styles.stock} tabIndex={-1} role="status">
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

/** The closest variants in stock, and the way back to the list. */
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

function Specifications({ device: { specifications = [] } }: { readonly device: DeviceTaxon }) {
  if (specifications.length === 0) return null;
  return (
    <section className={styles.specifications} aria-labelledby="phone-specifications">
      <h2 id="phone-specifications">
        <FormattedMessage id="shell.phones.specifications" />
      </h2>
      <table>
        <tbody>
          {specifications.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
