import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { devicePath, formatMoney, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { deviceQuery } from '@alzette/shop-client';
import {
  appliedPrice,
  devicePicture,
  type DeviceSummary,
  type DeviceTaxon,
  isSoldOut,
  storageText,
  upfrontUnder,
} from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { MonthlyPrice, OneOffPrice, useLoaded } from '@alzette/shop-widgets';
import { Bar, Button } from '@alzette/ui';
import { CompareDialog, type ComparedFact } from '../offers/compare/compare-dialog';
import { OffersFailed } from '../offers/offer-layout';
import { SiteLink } from '../routing/site-location';
import styles from './phone-comparison.module.css';

export interface PhoneComparisonProps {
  /** The chosen ones, at most three. */
  readonly devices: readonly DeviceSummary[];
  readonly onClear: () => void;
}

/** Names the chosen phones at the bottom edge of the list, and compares them as a table. */
export function PhoneComparison({ devices, onClear }: PhoneComparisonProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Bar label={formatMessage({ id: 'shell.compare.title.phones' })}>
        <p className={styles.names} role="status">
          <FormattedMessage id="shell.compare.count" values={{ count: devices.length }} />
          <small>{devices.map(({ name }) => name).join(', ')}</small>
        </p>
        <Button variant="link" onClick={onClear}>
          <FormattedMessage id="shell.compare.clear" />
        </Button>
        <Button variant="secondary" disabled={devices.length < 2} onClick={() => setOpen(true)}>
          <FormattedMessage id="shell.compare.open" />
        </Button>
      </Bar>
      {isOpen && <PhoneTable devices={devices} onClose={() => setOpen(false)} />}
    </>
  );
}

function PhoneTable({ devices, onClose }: Pick<PhoneComparisonProps, 'devices'> & { readonly onClose: () => void }) {
  const { http, locale } = useServices();
  const slugs = devices.map(({ slug }) => slug);
  const details = useLoaded(
    slugs.join(' '),
    async () => {
      const found = await Promise.all(slugs.map(async (slug) => deviceQuery(slug).read(http, locale)));
      return found.flatMap((each) => (each.isSold ? [each.device] : []));
    },
    'compared phones',
  );
  const facts = useFacts(devices, details.status === 'ready' ? details.value : []);
  if (details.status === 'failed') return <OffersFailed onRetry={details.onRetry} />;
  return (
    <CompareDialog
      title={<FormattedMessage id="shell.compare.title.phones" />}
      onClose={onClose}
      facts={facts}
      offers={devices.map((device) => ({ id: device.slug, head: <PhoneHead device={device} /> }))}
    />
  );
}

function PhoneHead({ device }: { readonly device: DeviceSummary }) {
  const { slug, name, from } = device;
  const { locale } = useServices();
  const { paths } = useSettings();
  const monthly = appliedPrice(from.price, useSelector(selectIsExistingCustomer));
  return (
    <>
      <img src={devicePicture(device, from.colour.id)} alt="" width={72} height={90} />
      <SiteLink href={devicePath(slug, locale, paths)}>
        <strong>{name}</strong>
      </SiteLink>
      {monthly > 0 ? (
        <MonthlyPrice cents={monthly} />
      ) : (
        <OneOffPrice cents={upfrontUnder(from.options.device_funding)} />
      )}
    </>
  );
}

/** The specifications are known once the details have loaded. */
function useFacts(devices: readonly DeviceSummary[], details: readonly DeviceTaxon[]): readonly ComparedFact[] {
  const { formatMessage, formatList } = useIntl();
  const locale = useShopLocale();
  const specificationsOf = ({ slug }: DeviceSummary) =>
    details.find((each) => each.slug === slug)?.specifications ?? [];
  const labels = new Set(devices.flatMap((device) => specificationsOf(device).map(({ label }) => label)));
  const fact = (
    name: 'colours' | 'esim' | 'stock' | 'storage',
    value: (device: DeviceSummary) => string | boolean,
  ): ComparedFact => ({ label: formatMessage({ id: `shell.compare.${name}` }), values: devices.map(value) });
  return [
    {
      label: formatMessage({ id: 'common.today' }),
      values: devices.map(({ from }) => formatMoney(upfrontUnder(from.options.device_funding), locale)),
    },
    fact('storage', ({ storages = [] }) => storages.map(storageText).join(', ')),
    ...[...labels].map((label) => ({
      label,
      values: devices.map((device) => specificationsOf(device).find((each) => each.label === label)?.value ?? ''),
    })),
    fact('colours', ({ colours }) => formatList(colours.map(({ label }) => label))),
    fact('esim', ({ attributes }) => attributes.esim),
    fact('stock', ({ from }) => !isSoldOut(from)),
  ];
}
