import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor, type PathMatch } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { phoneHref, type Locale } from '@alzette/shop-model';
import { LockIcon, Logo, PhoneIcon, WideOnly, Wrap } from '@alzette/ui';
import { AccountAccess } from '../account/account-access';
import { SiteLink } from '../routing/site-link';
import { CartLink } from './cart-link';
import styles from './header.module.css';
import { Languages } from './languages';
import { Menu } from './menu';
import { isPrepaidPage } from '../prepaid';
import { offerPages } from './offer-links';

interface HeaderProps {
  readonly match: PathMatch;
  readonly locale: Locale;
}

/** The site's header; in the checkout it offers help instead of ways out. */
export function Header({ match, locale }: HeaderProps) {
  const { name, logo, paths } = useSettings();
  const isCheckout = match.page === 'checkout';
  return (
    <header className={styles.header}>
      <Wrap>
        <div className={styles.row}>
          <SiteLink className={styles.logo} href={pathFor('home', locale, paths)}>
            <Logo variant={logo} name={name} />
          </SiteLink>
          {!isCheckout && <OfferLinks match={match} locale={locale} />}
          <div className={styles.end} data-print="hidden">
            {isCheckout && <Help />}
            <WideOnly>
              <Languages match={match} locale={locale} />
            </WideOnly>
            {!isCheckout && (
              <>
                <AccountAccess />
                <CartLink page={match.page} locale={locale} />
                <Menu match={match} locale={locale} />
              </>
            )}
          </div>
        </div>
      </Wrap>
    </header>
  );
}

function OfferLinks({ match, locale }: HeaderProps) {
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.offers} data-print="hidden" aria-label={formatMessage({ id: 'shell.nav.offers' })}>
      {offerPages.map((page) => (
        <SiteLink
          key={page}
          href={pathFor(page, locale, paths)}
          aria-current={match.page === page ? 'page' : undefined}
        >
          <FormattedMessage id={`shell.nav.${page}`} />
        </SiteLink>
      ))}
      <SiteLink href={pathFor('top-up', locale, paths)} aria-current={isPrepaidPage(match.page) ? 'page' : undefined}>
        <FormattedMessage id="shell.nav.prepaid" />
      </SiteLink>
    </nav>
  );
}

function Help() {
  const { support } = useSettings();
  return (
    <div className={styles.help}>
      <span className={styles.secure}>
        <LockIcon size={20} />
        <FormattedMessage id="shell.securePayment" />
      </span>
      <a href={phoneHref(support.phone)}>
        <PhoneIcon size={20} />
        {support.phone}
      </a>
    </div>
  );
}
