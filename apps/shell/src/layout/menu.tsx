import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { type PathMatch, pathsInAllLocales } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { loginUrl } from '@alzette/shop-client';
import { type Locale, locales } from '@alzette/shop-model';
import { selectIsGuest } from '@alzette/shop-store';
import { Dialog, IconButton, LinkButton, MenuIcon, NarrowOnly, PersonIcon, VisuallyHidden } from '@alzette/ui';
import { offerPages, prepaidPages } from '../routing/pages';
import { PageLink } from '../routing/page-link';
import { useSiteLocation } from '../routing/site-location';
import styles from './layout.module.css';

interface MenuProps {
  readonly match: PathMatch;
  readonly locale: Locale;
}

/** The menu of narrow screens: offers, languages and login. */
export function Menu({ match, locale }: MenuProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <NarrowOnly>
      <IconButton
        label={formatMessage({ id: 'shell.menu' })}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        size="sheet"
        title={<FormattedMessage id="shell.menu" />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={close}
      >
        <MenuLinks match={match} onFollow={close} />
        <div className={styles.menuEnd}>
          <Languages match={match} locale={locale} />
          <LogIn />
        </div>
      </Dialog>
    </NarrowOnly>
  );
}

function MenuLinks({ match, onFollow }: Pick<MenuProps, 'match'> & { readonly onFollow: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.links} aria-label={formatMessage({ id: 'shell.nav.offers' })}>
      {[...offerPages, ...prepaidPages].map((page) => (
        <PageLink key={page} page={page} name={`shell.nav.${page}`} current={match.page} onFollow={onFollow} />
      ))}
    </nav>
  );
}

function LogIn() {
  const { pathname, search } = useSiteLocation();
  if (!useSelector(selectIsGuest)) return null;
  return (
    <LinkButton variant="secondary" href={loginUrl(pathname + search)} icon={<PersonIcon size={20} />}>
      <FormattedMessage id="shell.account.logIn" />
    </LinkButton>
  );
}

interface LanguagesProps {
  readonly match: PathMatch;
  readonly locale: Locale;
}

/** The same page in the other languages, with its query. */
export function Languages({ match, locale }: LanguagesProps) {
  const { paths, pages } = useSettings();
  const { search } = useSiteLocation();
  const { formatMessage } = useIntl();
  const addresses = pathsInAllLocales(match, paths, pages);
  return (
    <nav className={styles.languages} aria-label={formatMessage({ id: 'shell.nav.languages' })}>
      {locales.map((other) => (
        <a
          key={other}
          href={addresses[other] + search}
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
