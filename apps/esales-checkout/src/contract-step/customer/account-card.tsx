import { FormattedMessage } from 'react-intl';
import type { Customer } from '@alzette/shop-model';
import { Card, ValidatedBlock } from '@alzette/ui';

/** Who a customer is stands in their account: it is shown, not asked (spec row I1). */
export function AccountCard({ customer }: { readonly customer: Customer }) {
  const { accountNumber, user } = customer;
  return (
    <Card
      title={<FormattedMessage id="contract.account.title" />}
      sentence={<FormattedMessage id="contract.account.text" />}
    >
      <ValidatedBlock
        label={<FormattedMessage id="contract.account.number" />}
        value={accountNumber}
        text={`${user.firstname} ${user.lastname}`}
      />
    </Card>
  );
}
