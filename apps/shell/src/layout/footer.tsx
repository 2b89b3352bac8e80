import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type LegalPage, type MessageId, type NamedPage, pathFor, type PathMatch, PhoneLink } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { NarrowOnly, Wrap } from '@alzette/ui';
import { WithdrawLink } from '../legal/legal-links';
import { offerPages, prepaidPages } from '../routing/pages';
import { SiteLink } from '../routing/site-location';
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

/** Each legal page stands in one column. */
const legalPagesOf = {
  help: ['complaints'],
  legal: ['terms', 'privacy', 'withdrawal', 'cookies'],
  company: ['legal-notice', 'accessibility'],
} as const satisfies Record<string, readonly LegalPage[]>;

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
                <PageLink key={page} page={page} match={match} id={`shell.nav.${page}`} />
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
            <PageLink page="orders" match={match} id="shell.nav.orders" />
            <WithdrawLink />
            <LegalColumnLinks column="help" match={match} />
          </Column>
          <Column title={<FormattedMessage id="shell.footer.legal" />}>
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

interface PageLinkProps {
  readonly page: NamedPage | LegalPage;
  readonly match: PathMatch;
  readonly id: MessageId;
}

function PageLink({ page, match, id }: PageLinkProps) {
  const { locale } = useServices();
  const { paths } = useSettings();
  return (
    <SiteLink href={pathFor(page, locale, paths)} aria-current={match.page === page ? 'page' : undefined}>
      <FormattedMessage id={id} />
    </SiteLink>
  );
}

interface LegalColumnLinksProps {
  readonly column: keyof typeof legalPagesOf;
  readonly match: PathMatch;
}

function LegalColumnLinks({ column, match }: LegalColumnLinksProps) {
  return legalPagesOf[column].map((page) => (
    <PageLink key={page} page={page} match={match} id={`shell.legal.${page}`} />
  ));
}
