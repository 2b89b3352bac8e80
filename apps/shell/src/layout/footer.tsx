import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type LegalPage, legalPages, type PathMatch, PhoneLink } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { NarrowOnly, Wrap } from '@alzette/ui';
import { WithdrawLink } from '../legal/legal-links';
import { PageLink } from '../routing/page-link';
import { offerPages, prepaidPages } from '../routing/pages';
import styles from './layout.module.css';
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

type LegalColumn = 'help' | 'legal' | 'company';

const columnOf: Readonly<Record<LegalPage, LegalColumn>> = {
  complaints: 'help',
  terms: 'legal',
  privacy: 'legal',
  cookies: 'legal',
  withdrawal: 'legal',
  'legal-notice': 'company',
  accessibility: 'company',
};

export function Footer({ match, onConsent }: FooterProps) {
  const { locale } = useServices();
  const { legalName, support } = useSettings();
  const [year] = useState(() => luxembourgYear(Date.now()));
  const isCheckout = match.page === 'checkout';
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.footerColumns}>
          {/* The header and the footer of the checkout lead to no other offers. */}
          {!isCheckout && (
            <Column title={<FormattedMessage id="shell.footer.shop" />}>
              {[...offerPages, ...prepaidPages].map((page) => (
                <PageLink key={page} page={page} name={`shell.nav.${page}`} current={match.page} />
              ))}
            </Column>
          )}
          <Column title={<FormattedMessage id="shell.footer.help" />}>
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
            <PageLink page="orders" name="shell.nav.orders" current={match.page} />
            <WithdrawLink />
            <LegalColumnLinks column="help" match={match} />
          </Column>
          <Column title={<FormattedMessage id="shell.legal" />}>
            <LegalColumnLinks column="legal" match={match} />
            {onConsent && (
              <button type="button" onClick={onConsent}>
                <FormattedMessage id="shell.footer.consent" />
              </button>
            )}
          </Column>
          <Column title={<FormattedMessage id="shell.footer.company" />}>
            <LegalColumnLinks column="company" match={match} />
          </Column>
        </div>
        <div className={styles.footerEnd}>
          <span>
            © {year} {legalName}, <FormattedMessage id="shell.footer.country" />
          </span>
          {isCheckout && (
            // The checkout's header has no menu.
            <NarrowOnly>
              <Languages match={match} locale={locale} />
            </NarrowOnly>
          )}
        </div>
      </Wrap>
    </footer>
  );
}

function Column({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface LegalColumnLinksProps {
  readonly column: LegalColumn;
  readonly match: PathMatch;
}

function LegalColumnLinks({ column, match }: LegalColumnLinksProps) {
  return legalPages
    .filter((page) => columnOf[page] === column)
    .map((page) => <PageLink key={page} page={page} name={`shell.legal.${page}`} current={match.page} />);
}
