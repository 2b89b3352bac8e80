import { FormattedMessage } from 'react-intl';
import { FormCheckbox } from '@alzette/forms';
import { useSettings } from '@alzette/remote-react';
import { acceptanceKeys } from '@alzette/shop-model';
import { Card } from '@alzette/ui';
import styles from './acceptances-card.module.css';

/** Certify and conditions are required, the newsletter is not (spec row K6). */
export function AcceptancesCard() {
  const { name } = useSettings();
  return (
    <Card title={<FormattedMessage id="summary.acceptances.title" />}>
      <div className={styles.boxes}>
        <FormCheckbox name={acceptanceKeys.certify}>
          <FormattedMessage id="summary.acceptances.certify.text" />
        </FormCheckbox>
        <FormCheckbox name={acceptanceKeys.conditions}>
          <FormattedMessage id="summary.acceptances.conditions.text" />
        </FormCheckbox>
        <FormCheckbox name={acceptanceKeys.newsletter} optional>
          <FormattedMessage id="summary.acceptances.newsletter.text" values={{ name }} />
        </FormCheckbox>
      </div>
    </Card>
  );
}
