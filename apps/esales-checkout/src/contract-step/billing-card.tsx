import { FormattedMessage } from 'react-intl';
import { AddressFields } from '@alzette/checkout-kit';
import { contractKeys } from '@alzette/shop-model';
import { Card } from '@alzette/ui';

export function BillingCard() {
  return (
    <Card
      title={<FormattedMessage id="contract.billing.title" />}
      sentence={<FormattedMessage id="contract.billing.text" />}
    >
      <AddressFields keys={contractKeys} section="billing" />
    </Card>
  );
}
