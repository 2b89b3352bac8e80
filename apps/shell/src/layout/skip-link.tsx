import { FormattedMessage } from 'react-intl';
import styles from './skip-link.module.css';

/** First stop of the keyboard: past the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      <FormattedMessage id="shell.skip" />
    </a>
  );
}
