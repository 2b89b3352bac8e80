import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { FormCheckbox, FormChoiceTiles, useShopForm } from '@alzette/forms';
import { useSettings } from '@alzette/remote-react';
import { contractKeys } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { Card, FormGrid } from '@alzette/ui';
import { choosesPaymentType, paysByDirectDebit } from './contract-schema';
import { IbanField } from './iban/iban-field';

/** How the monthly bill is paid; direct debit asks for a checked IBAN and the mandate (spec rows I5, I6). */
export function BankCard() {
  const { values } = useShopForm();
  const { name } = useSettings();
  const items = useSelector(selectItems);
  const hasChoice = choosesPaymentType(items);
  // Errors offer the invoice only to those who may choose it.
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
              title: <FormattedMessage id={`contract.bank.payment-type.${value}`} />,
              text: <FormattedMessage id={`contract.bank.payment-type.${value}.text`} />,
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
