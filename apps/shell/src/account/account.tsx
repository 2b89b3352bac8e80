import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { loginUrl, logOut } from '@alzette/shop-client';
import { type Customer as CustomerAccount, fullName, spacedNumber } from '@alzette/shop-model';
import { customerLoggedOut, selectCustomer, selectIsGuest } from '@alzette/shop-store';
import { Button, Dialog, LinkButton, Note, PersonIcon, Skeleton, Untranslated, VisuallyHidden } from '@alzette/ui';
import { followSiteLink, useSiteLocation } from '../routing/site-location';
import styles from './account.module.css';

/** The account in the header: a guest logs in, a customer sees the account and logs out. */
export function AccountAccess() {
  const { formatMessage } = useIntl();
  const isGuest = useSelector(selectIsGuest);
  const { pathname, search } = useSiteLocation();
  const [isOpen, setOpen] = useState(false);
  if (isGuest) {
    // The login is on another site, so this is a plain link.
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

/** The customer's account: name, lines, and the links to orders and logout. The cart stays. */
function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { http, locale, report } = useServices();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const customer = useSelector(selectCustomer);
  const { paths } = useSettings();
  const ordersPath = pathFor('orders', locale, paths);
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');

  async function handleLogOut() {
    setState('leaving');
    try {
      await logOut(http);
      dispatch(customerLoggedOut());
      onClose();
    } catch (error) {
      report(error, { operation: 'logout' });
      setState('failed');
    }
  }

  return (
    <Dialog
      open
      size="sheet"
      title={<FormattedMessage id="shell.account.mine" />}
      closeLabel={formatMessage({ id: 'common.close' })}
      onClose={onClose}
    >
      {customer ? <Customer customer={customer} /> : <Skeleton width="60%" height={44} />}
      <LinkButton wide href={ordersPath} onClick={followSiteLink(ordersPath, onClose)}>
        <FormattedMessage id="shell.account.orders" />
      </LinkButton>
      <div className={styles.end}>
        {state === 'failed' && (
          <Note tone="error" role="alert">
            <FormattedMessage id="shell.account.logOutFailed" />
          </Note>
        )}
        <Button
          wide
          busy={state === 'leaving'}
          busyLabel={<FormattedMessage id="shell.account.loggingOut" />}
          onClick={() => void handleLogOut()}
        >
          <FormattedMessage id="shell.account.logOut" />
        </Button>
      </div>
    </Dialog>
  );
}

function Customer({ customer: { user, accountNumber, lines } }: { readonly customer: CustomerAccount }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className={styles.who}>
        <p className={styles.name} translate="no">
          {fullName({ firstName: user.firstname, lastName: user.lastname })}
        </p>
        <p>
          <FormattedMessage
            id="shell.account.number"
            values={{ number: <Untranslated>{accountNumber}</Untranslated> }}
          />
        </p>
      </div>
      {lines.length > 0 && (
        <ul className={styles.lines} aria-label={formatMessage({ id: 'shell.account.lines' })}>
          {lines.map(({ id, name, phoneNumber }) => (
            <li key={id}>
              <span>{name}</span>
              {phoneNumber !== null && <Untranslated>{spacedNumber(phoneNumber)}</Untranslated>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
