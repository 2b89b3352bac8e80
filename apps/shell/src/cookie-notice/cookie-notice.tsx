import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PhoneLink } from '@alzette/i18n';
import { keepsCookies, useSettings } from '@alzette/remote-react';
import { Note, useBrowserCheck, Wrap } from '@alzette/ui';
import styles from './cookie-notice.module.css';

/** A note that orders need cookies, until it is dismissed. The pages that need storage show their own notes. */
export function CookieNotice() {
  const { formatMessage } = useIntl();
  const { support } = useSettings();
  const hasCookies = useBrowserCheck(keepsCookies, true);
  const [isDismissed, setDismissed] = useState(false);
  if (hasCookies || isDismissed) return null;
  return (
    <Wrap>
      <div className={styles.notice}>
        <Note
          tone="warning"
          role="status"
          title={<FormattedMessage id="shell.cookies.title" />}
          closeLabel={formatMessage({ id: 'common.close' })}
          onClose={() => setDismissed(true)}
        >
          <FormattedMessage id="shell.cookies.text" values={{ phone: <PhoneLink number={support.phone} /> }} />
        </Note>
      </div>
    </Wrap>
  );
}
