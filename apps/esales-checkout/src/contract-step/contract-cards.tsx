import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@alzette/i18n';
import { useSelector } from 'react-redux';
import { AddressFields, EmailFields } from '@alzette/checkout-kit';
import { FormCheckbox, FormChoiceTiles, FormPhone, useShopForm } from '@alzette/forms';
import { useSettings } from '@alzette/remote-react';
import { contractKeys } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { Card, FormGrid } from '@alzette/ui';
import { choosesPaymentType, paysByDirectDebit, phonePrefixes } from './contract-schema';
import { IbanField } from './iban-field';

export function ContactCard() {
  return (
    <Card
      title={<FormattedMessage id="contract.contact.title" />}
      sentence={<FormattedMessage id="contract.contact.text" />}
    >
      <FormGrid>
        <EmailFields />
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

/** The payment of the monthly bill; direct debit requires a checked IBAN and the mandate (spec rows I5, I6). */
export function BankCard() {
  const { values } = useShopForm();
  const { name } = useSettings();
  const items = useSelector(selectItems);
  const hasChoice = choosesPaymentType(items);
  // Errors offer the invoice only to shoppers who may choose it.
  const errorValues = { choice: hasChoice ? 'yes' : 'no' };
  return (
    <Card
      title={<FormattedMessage id="contract.bank.title" />}
      sentence={<FormattedMessage id={hasChoice ? 'contract.bank.text' : 'contract.bank.only.text'} />}
    >
      <FormGrid>
        {hasChoice && (
          <FormChoiceTiles
            name={contractKeys.paymentType}
            tiles={['direct-debit', 'on-invoice'].map((value) => ({
              value,
              title: <FormattedMessage id={`contract.bank.payment-type.${value}` as MessageId} />,
              text: <FormattedMessage id={`contract.bank.payment-type.${value}.text` as MessageId} />,
            }))}
          />
        )}
        {paysByDirectDebit(values, items) && (
          <>
            <IbanField errorValues={errorValues} />
            <FormCheckbox name={contractKeys.authorize} errorValues={errorValues}>
              <FormattedMessage id="contract.bank.authorize.text" values={{ name }} />
            </FormCheckbox>
          </>
        )}
      </FormGrid>
    </Card>
  );
}
