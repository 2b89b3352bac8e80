import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { loginUrl } from '@alzette/shop-client';
import { selectIsGuest } from '@alzette/shop-store';
import { PersonIcon, VisuallyHidden } from '@alzette/ui';
import { useSiteLocation } from '../routing/site-location';
import { AccountDialog } from './account-dialog';
import styles from './account-access.module.css';

/** The header's way to the account: a guest logs in, a customer sees who they are and logs out. */
export function AccountAccess() {
  const { formatMessage } = useIntl();
  const isGuest = useSelector(selectIsGuest);
  const { pathname, search } = useSiteLocation();
  const [isOpen, setOpen] = useState(false);
  if (isGuest) {
    // Logging in leaves the site: a plain link, and the whole page goes.
    return (
      <a className={styles.access} href={loginUrl(pathname + search)}>
        <PersonIcon />
        <VisuallyHidden>{formatMessage({ id: 'shell.account.logIn' })}</VisuallyHidden>
      </a>
    );
  }
  return (
    <>
      <button type="button" className={styles.access} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PersonIcon />
        <span className={styles.here} />
        <VisuallyHidden>{formatMessage({ id: 'shell.account.mine' })}</VisuallyHidden>
      </button>
      {isOpen && <AccountDialog onClose={() => setOpen(false)} />}
    </>
  );
}
