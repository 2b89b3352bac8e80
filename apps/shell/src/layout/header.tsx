import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { pathFor, type Page } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-kit';
import { locales, phoneHref, type Locale } from '@alzette/shop-model';
import { selectSubscriptionCount } from '@alzette/shop-store';
import { BagIcon, classNames, LockIcon, Logo, PhoneIcon, VisuallyHidden, Wrap } from '@alzette/ui';
import { SiteLink } from '../routing/site-link';
import { useSiteLocation } from '../routing/site-location';
import styles from './header.module.css';

interface HeaderProps {
  readonly page: Page | null;
  readonly locale: Locale;
}

/** The site's header; in the checkout it offers help instead of ways out. */
export function Header({ page, locale }: HeaderProps) {
  const { name, logo, paths } = useSettings();
  const isCheckout = page === 'checkout';
  return (
    <header className={styles.header}>
      <Wrap>
        <div className={styles.row}>
          <SiteLink className={styles.logo} href={pathFor('home', locale, paths)}>
            <Logo look={logo} name={name} />
          </SiteLink>
          {!isCheckout && <OfferLinks page={page} locale={locale} />}
          <div className={styles.end}>
            {isCheckout && <Help />}
            <Languages page={page} locale={locale} />
            {!isCheckout && <CartLink page={page} locale={locale} />}
          </div>
        </div>
      </Wrap>
    </header>
  );
}

function OfferLinks({ page, locale }: HeaderProps) {
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.offers} aria-label={formatMessage({ id: 'shell.nav.offers' })}>
      <SiteLink href={pathFor('mobile', locale, paths)} aria-current={page === 'mobile' ? 'page' : undefined}>
        <FormattedMessage id="shell.nav.mobile" />
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

function Languages({ page, locale }: HeaderProps) {
  const { paths } = useSettings();
  const { search } = useSiteLocation();
  const { formatMessage } = useIntl();
  return (
    <nav className={classNames(styles.languages, page === 'checkout' && styles.wideOnly)} aria-label={formatMessage({ id: 'shell.nav.languages' })}>
      {locales.map((other) => (
        <a
          key={other}
          href={pathFor(page ?? 'home', other, paths) + search}
          lang={other}
          hrefLang={other}
          aria-current={other === locale ? 'true' : undefined}
        >
          <span aria-hidden>{other.toUpperCase()}</span>
          <VisuallyHidden>{formatMessage({ id: `shell.language.${other}` })}</VisuallyHidden>
        </a>
      ))}
    </nav>
  );
}

function CartLink({ page, locale }: HeaderProps) {
  const { paths } = useSettings();
  const count = useSelector(selectSubscriptionCount);
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
