import { FormattedMessage } from 'react-intl';
import { AddressFields } from '@alzette/checkout-kit';
import { FormTextField } from '@alzette/forms';
import { contractKeys, deliveryKeys } from '@alzette/shop-model';
import { Card, Cell, FormGrid, Note } from '@alzette/ui';

/** Who gets the card, and where it goes; that it needs an identity check is said before anything is paid. */
export function StarterPackCards() {
  return (
    <>
      <Note title={<FormattedMessage id="prepaid.identity.title" />}>
        <FormattedMessage id="prepaid.identity.text" />
      </Note>
      <Card
        title={<FormattedMessage id="prepaid.person.title" />}
        sentence={<FormattedMessage id="prepaid.person.text" />}
      >
        <FormGrid>
          <Cell span={3}>
            <FormTextField name={contractKeys.firstname} autoComplete="given-name" />
          </Cell>
          <Cell span={3}>
            <FormTextField name={contractKeys.lastname} autoComplete="family-name" />
          </Cell>
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
        </FormGrid>
      </Card>
      <Card
        title={<FormattedMessage id="prepaid.address.title" />}
        sentence={<FormattedMessage id="prepaid.address.text" />}
      >
        <AddressFields keys={deliveryKeys} section="shipping" />
      </Card>
    </>
  );
}
