import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import type { DeviceTaxon } from '@alzette/shop-model';
import { ChevronRightIcon, WideOnly } from '@alzette/ui';
import { SiteLink } from '../../routing/site-link';
import styles from './breadcrumb.module.css';

/** All phones, those of the brand, this one. */
export function Breadcrumb({ phone: { name, availableBrands } }: { readonly phone: DeviceTaxon }) {
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
