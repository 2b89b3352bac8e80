import { FormattedMessage } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { phoneHref } from '@alzette/shop-model';
import { PhoneIcon, SidePanel } from '@alzette/ui';
import styles from './question-panel.module.css';

export function QuestionPanel() {
  const { support } = useSettings();
  return (
    <SidePanel plain title={<FormattedMessage id="confirmation.question.title" />}>
      <p className={styles.text}>
        <FormattedMessage
          id="confirmation.question.text"
          values={{ opensAt: support.opensAt, closesAt: support.closesAt }}
        />
      </p>
      <a className={styles.phone} href={phoneHref(support.phone)}>
        <PhoneIcon size={20} />
        {support.phone}
      </a>
    </SidePanel>
  );
}
