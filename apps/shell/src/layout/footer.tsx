import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { Button, Wrap } from '@alzette/ui';
import { prepaidPages } from '../pages';
import { SiteLink } from '../routing/site-location';
import styles from './layout.module.css';

interface FooterProps {
  /** Opens the question about analytics again; null where the operator's own tool does so. */
  readonly onConsent: (() => void) | null;
}

export function Footer({ onConsent }: FooterProps) {
  const { legalName, support } = useSettings();
  const { formatDate } = useIntl();
  const [now] = useState(() => new Date());
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.footerRow}>
          <span>
            © {formatDate(now, { year: 'numeric', timeZone: 'Europe/Luxembourg' })} {legalName},{' '}
            <FormattedMessage id="shell.footer.country" />
          </span>
          <span>
            <FormattedMessage
              id="shell.footer.service"
              values={{ phone: support.phone, opensAt: support.opensAt, closesAt: support.closesAt }}
            />
          </span>
          <PrepaidLinks />
          {onConsent && (
            <Button variant="subtle" className={styles.consent} data-print="hidden" onClick={onConsent}>
              <FormattedMessage id="shell.footer.consent" />
            </Button>
          )}
        </div>
      </Wrap>
    </footer>
  );
}

function PrepaidLinks() {
  const { locale } = useServices();
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.footerLinks} aria-label={formatMessage({ id: 'shell.nav.prepaid' })} data-print="hidden">
      {prepaidPages.map((page) => (
        <SiteLink key={page} href={pathFor(page, locale, paths)}>
          <FormattedMessage id={`shell.nav.${page}`} />
        </SiteLink>
      ))}
    </nav>
  );
}
