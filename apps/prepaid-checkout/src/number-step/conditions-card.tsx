import { FormattedMessage } from 'react-intl';
import { FormCheckbox } from '@alzette/forms';
import { acceptanceKeys } from '@alzette/shop-model';
import { Card } from '@alzette/ui';

export function ConditionsCard() {
  return (
    <Card title={<FormattedMessage id="summary.acceptances.title" />}>
      <FormCheckbox name={acceptanceKeys.conditions}>
        <FormattedMessage id="prepaid.conditions.text" />
      </FormCheckbox>
    </Card>
  );
}
