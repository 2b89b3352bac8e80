import { FormattedMessage } from 'react-intl';
import styles from './calendar-legend.module.css';

/** What the calendar's signs mean, and the day on which it begins. */
export function CalendarLegend({ earliest }: { readonly earliest: string }) {
  return (
    <p className={styles.legend}>
      <i aria-hidden />
      <FormattedMessage id="delivery.installation.legend" />
      <br />
      <FormattedMessage id="delivery.installation.earliest" values={{ earliest }} />
    </p>
  );
}
