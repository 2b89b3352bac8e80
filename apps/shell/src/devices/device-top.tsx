import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import type { DeviceTaxon, DeviceVariant } from '@alzette/shop-model';
import { CheckIcon, SimCardIcon, Wrap } from '@alzette/ui';
import { Breadcrumb } from '../offers/breadcrumb';
import { ProductImage } from './device-image';
import { DeviceQuestionsPart } from './device-parts';
import frame from './device-skeletons.module.css';
import styles from './device-top.module.css';

export interface DeviceTopProps {
  readonly device: DeviceTaxon;
  readonly variant: DeviceVariant;
  readonly onChoose: (variant: DeviceVariant) => void;
}

/** The device with its questions. */
export function DeviceTop(props: DeviceTopProps) {
  const { device, variant } = props;
  return (
    <div className={frame.top}>
      <Wrap>
        <DeviceBreadcrumb device={device} />
        <div className={frame.columns}>
          <ProductImage device={device} colour={variant.colour} />
          <div>
            <h1 tabIndex={-1}>{device.name}</h1>
            <p className={frame.lead}>{device.description}</p>
            <DeviceQuestionsPart {...props} />
          </div>
        </div>
        <DeviceHighlights device={device} />
        <Specifications device={device} />
      </Wrap>
    </div>
  );
}

function DeviceBreadcrumb({ device: { name, availableBrands } }: { readonly device: DeviceTaxon }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const all = pathFor('phones', locale, paths);
  const brands = availableBrands.slice(0, 1).map(({ code, label }) => ({
    href: `${all}?brand=${encodeURIComponent(code)}`,
    label,
  }));
  return (
    <Breadcrumb pages={[{ href: all, label: <FormattedMessage id="shell.phones.title" /> }, ...brands]}>
      {name}
    </Breadcrumb>
  );
}

/** Highlights of the device, and the SIM type that it supports. */
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
