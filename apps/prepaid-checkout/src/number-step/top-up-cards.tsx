import { FormattedMessage } from 'react-intl';
import { FormTextField } from '@alzette/forms';
import { contractKeys, topUpKeys } from '@alzette/shop-model';
import { Card, FormGrid } from '@alzette/ui';

export function TopUpCards() {
  return (
    <Card title={<FormattedMessage id="prepaid.topUp.title" />} sentence={<FormattedMessage id="prepaid.topUp.text" />}>
      <FormGrid>
        <FormTextField
          name={topUpKeys.phoneNumber}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+691 123 456"
          help={<FormattedMessage id="prepaid.topUp.help" />}
        />
        <FormTextField
          name={contractKeys.email}
          messageId="prepaid.receipt"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          help={<FormattedMessage id="prepaid.receipt.help" />}
          optional
        />
      </FormGrid>
    </Card>
  );
}
