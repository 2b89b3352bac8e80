import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '@alzette/remote-kit';
import { Wrap } from '@alzette/ui';
import styles from './footer.module.css';

export function Footer() {
  const { legalName, support } = useSettings();
  const { formatDate } = useIntl();
  const [now] = useState(() => new Date());
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.row}>
          <span>
            © {formatDate(now, { year: 'numeric', timeZone: 'Europe/Luxembourg' })} {legalName},{' '}
            <FormattedMessage id="shell.footer.country" />
          </span>
          <span>
            <FormattedMessage
              id="shell.footer.service"
              values={{ phone: support.phone, opensAt: support.opensAt, closesAt: support.closesAt }}
            />
          </span>
        </div>
      </Wrap>
    </footer>
  );
}
