import { FormattedMessage, useIntl } from 'react-intl';
import type { DeviceTaxon } from '@alzette/shop-model';
import { CheckIcon, SimCardIcon } from '@alzette/ui';
import styles from './phone-facts.module.css';

/** What speaks for the phone, and which SIM it takes. */
export function PhoneFacts({ phone: { highlights, attributes } }: { readonly phone: DeviceTaxon }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.facts} aria-label={formatMessage({ id: 'shell.phones.facts' })}>
      {highlights.map((highlight) => (
        <li key={highlight}>
          <CheckIcon size={20} />
          {highlight}
        </li>
      ))}
      <li>
        <SimCardIcon size={20} />
        <FormattedMessage id={attributes.esim ? 'shell.phones.fact.esim' : 'shell.phones.fact.simOnly'} />
      </li>
    </ul>
  );
}
