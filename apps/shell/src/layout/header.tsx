import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { type Page, pathFor, type PathMatch } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { type Locale, phoneHref } from '@alzette/shop-model';
import { selectProductCount } from '@alzette/shop-store';
import { BagIcon, LockIcon, Logo, PhoneIcon, VisuallyHidden, WideOnly, Wrap } from '@alzette/ui';
import { AccountAccess } from '../account/account';
import { PageLink } from '../routing/page-link';
import { isPrepaidPage, offerPages } from '../routing/pages';
import { SiteLink } from '../routing/site-location';
import styles from './layout.module.css';
import { Languages, Menu } from './menu';

interface HeaderProps {
  readonly match: PathMatch;
  readonly locale: Locale;
}

/** The site's header; in the checkout it shows help instead of links that leave. */
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
          {!isCheckout && <OfferLinks match={match} />}
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

function OfferLinks({ match }: Pick<HeaderProps, 'match'>) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.offers} data-print="hidden" aria-label={formatMessage({ id: 'shell.nav.offers' })}>
      {offerPages.map((page) => (
        <PageLink key={page} page={page} name={`shell.nav.${page}`} current={match.page} />
      ))}
      <PageLink page="top-up" name="shell.nav.prepaid" current={isPrepaidPage(match.page) ? 'top-up' : null} />
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
      <a href={phoneHref(support.phone)} translate="no">
        <PhoneIcon size={20} />
        {support.phone}
      </a>
    </div>
  );
}

interface CartLinkProps {
  readonly page: Page | null;
  readonly locale: Locale;
}

/** The link to the cart, with the number of products. */
function CartLink({ page, locale }: CartLinkProps) {
  const { paths } = useSettings();
  const count = useSelector(selectProductCount);
  return (
    <SiteLink
      className={styles.cart}
      href={pathFor('cart', locale, paths)}
      aria-current={page === 'cart' ? 'page' : undefined}
    >
      <BagIcon />
      <VisuallyHidden>
        <FormattedMessage id="shell.nav.cart" values={{ count }} />
      </VisuallyHidden>
      {count > 0 && (
        <span className={styles.count} key={count} aria-hidden>
          {count}
        </span>
      )}
    </SiteLink>
  );
}
