import { FormattedMessage } from 'react-intl';
import { contractKeys } from '@alzette/shop-model';
import { Card } from '@alzette/ui';
import { AddressFields } from '../address/address-fields';

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
