import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isLegalPage, pathFor, type PathMatch, PhoneLink } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import type { Locale } from '@alzette/shop-model';
import { classNames, NarrowOnly, Wrap } from '@alzette/ui';
import { prepaidPages } from '../routing/pages';
import { SiteLink } from '../routing/site-location';
import styles from './layout.module.css';
import { LegalLinks, WithdrawLink } from '../legal/legal-links';
import { Languages } from './menu';

const hourMs = 3_600_000;

/** In winter Luxembourg is an hour ahead of UTC. `Intl` would know too, but takes a tenth of a second to start on a phone. */
function luxembourgYear(moment: number): number {
  return new Date(moment + hourMs).getUTCFullYear();
}

interface FooterProps {
  readonly match: PathMatch;
  /** Opens the question about analytics again; null where the operator's own tool does so. */
  readonly onConsent: (() => void) | null;
}

export function Footer({ match, onConsent }: FooterProps) {
  const { locale } = useServices();
  const { legalName, support } = useSettings();
  const [year] = useState(() => luxembourgYear(Date.now()));
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.footerRow}>
          <span>
            © {year} {legalName}, <FormattedMessage id="shell.footer.country" />
          </span>
          <span>
            <FormattedMessage
              id="shell.footer.service"
              values={{
                phone: <PhoneLink number={support.phone} />,
                opensAt: support.opensAt,
                closesAt: support.closesAt,
              }}
            />
          </span>
          <div className={styles.footerLinks} data-print="hidden">
            <PrepaidLinks locale={locale} />
            <OrdersLink locale={locale} />
            <WithdrawLink />
            {onConsent && (
              <button type="button" onClick={onConsent}>
                <FormattedMessage id="shell.footer.consent" />
              </button>
            )}
          </div>
          {match.page === 'checkout' && (
            // The checkout's header has no menu.
            <NarrowOnly>
              <Languages match={match} locale={locale} />
            </NarrowOnly>
          )}
          <div className={classNames(styles.footerLinks, styles.footerLegal)} data-print="hidden">
            <LegalLinks current={isLegalPage(match.page) ? match.page : null} />
          </div>
        </div>
      </Wrap>
    </footer>
  );
}

function OrdersLink({ locale }: { readonly locale: Locale }) {
  const { paths } = useSettings();
  return (
    <SiteLink href={pathFor('orders', locale, paths)}>
      <FormattedMessage id="shell.nav.orders" />
    </SiteLink>
  );
}

function PrepaidLinks({ locale }: { readonly locale: Locale }) {
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'shell.nav.prepaid' })}>
      {prepaidPages.map((page) => (
        <SiteLink key={page} href={pathFor(page, locale, paths)}>
          <FormattedMessage id={`shell.nav.${page}`} />
        </SiteLink>
      ))}
    </nav>
  );
}
