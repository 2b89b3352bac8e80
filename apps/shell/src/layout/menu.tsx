import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { pathFor, type PathMatch } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { loginUrl } from '@alzette/shop-client';
import type { Locale } from '@alzette/shop-model';
import { selectIsGuest } from '@alzette/shop-store';
import { Dialog, IconButton, LinkButton, MenuIcon, NarrowOnly, PersonIcon } from '@alzette/ui';
import { prepaidPages } from '../prepaid';
import { SiteLink } from '../routing/site-link';
import { useSiteLocation } from '../routing/site-location';
import { Languages } from './languages';
import styles from './menu.module.css';
import { offerPages } from './offer-links';

interface MenuProps {
  readonly match: PathMatch;
  readonly locale: Locale;
}

/** A phone's menu: a sheet with the offers, the languages and the login. */
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
        <MenuLinks match={match} locale={locale} onFollow={close} />
        <div className={styles.end}>
          <Languages match={match} locale={locale} />
          <LogIn />
        </div>
      </Dialog>
    </NarrowOnly>
  );
}

function MenuLinks({ match, locale, onFollow }: MenuProps & { readonly onFollow: () => void }) {
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.links} aria-label={formatMessage({ id: 'shell.nav.offers' })}>
      {[...offerPages, ...prepaidPages].map((page) => (
        <SiteLink
          key={page}
          href={pathFor(page, locale, paths)}
          aria-current={match.page === page ? 'page' : undefined}
          onFollow={onFollow}
        >
          <FormattedMessage id={`shell.nav.${page}`} />
        </SiteLink>
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
