import { FormattedMessage } from 'react-intl';
import { FormPhone, FormTextField } from '@alzette/forms';
import { contractKeys } from '@alzette/shop-model';
import { Card, FormGrid } from '@alzette/ui';
import { phonePrefixes } from './phone-prefixes';

export function ContactCard() {
  return (
    <Card
      title={<FormattedMessage id="contract.contact.title" />}
      sentence={<FormattedMessage id="contract.contact.text" />}
    >
      <FormGrid>
        <FormTextField
          name={contractKeys.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <FormTextField
          name={contractKeys.emailConfirm}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <FormPhone
          name={contractKeys.phone}
          prefixName={contractKeys.phonePrefix}
          prefixes={phonePrefixes}
          placeholder="691 123 456"
          help={<FormattedMessage id="contract.contact.phone.help" />}
        />
      </FormGrid>
    </Card>
  );
}
