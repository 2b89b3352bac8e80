import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { ChevronRightIcon, WideOnly } from '@alzette/ui';
import { SiteLink } from '../routing/site-location';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The pages between the home page and this one. */
  readonly pages?: readonly { readonly href: string; readonly label: ReactNode }[];
  /** The name of this page. */
  readonly children: ReactNode;
}

/** The way from the home page to this one. A phone has no space for it. */
export function Breadcrumb({ pages = [], children }: BreadcrumbProps) {
  const { formatMessage } = useIntl();
  const { locale } = useServices();
  const { paths } = useSettings();
  const home = { href: pathFor('home', locale, paths), label: <FormattedMessage id="shell.breadcrumb.home" /> };
  return (
    <WideOnly>
      <nav className={styles.crumbs} aria-label={formatMessage({ id: 'shell.breadcrumb' })} data-print="hidden">
        {[home, ...pages].map(({ href, label }) => (
          <Fragment key={href}>
            <SiteLink href={href}>{label}</SiteLink>
            <ChevronRightIcon size={16} />
          </Fragment>
        ))}
        <span aria-current="page">{children}</span>
      </nav>
    </WideOnly>
  );
}
