import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '@alzette/remote-react';
import { logOut } from '@alzette/shop-client';
import { customerLoggedOut, selectCustomer } from '@alzette/shop-store';
import { Button, Dialog, Note, Skeleton } from '@alzette/ui';
import styles from './account-dialog.module.css';

/** Who is logged in, and the way out. The cart stays as it is. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { http, report } = useServices();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const customer = useSelector(selectCustomer);
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
      {customer ? (
        <div className={styles.who}>
          <p className={styles.name}>
            {customer.user.firstname} {customer.user.lastname}
          </p>
          <p>
            <FormattedMessage id="shell.account.number" values={{ number: customer.accountNumber }} />
          </p>
        </div>
      ) : (
        <Skeleton width="60%" height={44} />
      )}
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
