import { FormattedMessage, useIntl } from 'react-intl';
import { legalPages, pathFor, type LegalPage } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { LinkButton } from '@alzette/ui';
import { PageLink } from '../routing/page-link';
import { followSiteLink, SiteLink } from '../routing/site-location';

/** The legal pages of the operator. */
export function LegalLinks({ current }: { readonly current: LegalPage | null }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'shell.legal' })}>
      {legalPages.map((page) => (
        <PageLink key={page} page={page} name={`shell.legal.${page}`} current={current} />
      ))}
    </nav>
  );
}

/** Leads to the withdrawal from a contract, on every page (Directive 2011/83/EU, art. 11a). */
export function WithdrawLink({ isButton = false }: { readonly isButton?: boolean }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const href = `${pathFor('orders', locale, paths)}?withdraw`;
  const label = <FormattedMessage id="shell.legal.withdraw" />;
  return isButton ? (
    <LinkButton variant="secondary" href={href} onClick={followSiteLink(href)}>
      {label}
    </LinkButton>
  ) : (
    <SiteLink href={href}>{label}</SiteLink>
  );
}
