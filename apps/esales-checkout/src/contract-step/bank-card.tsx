import { FormattedMessage } from 'react-intl';
import { FormCheckbox, FormChoiceTiles, useShopForm } from '@alzette/forms';
import { useSettings } from '@alzette/remote-kit';
import { contractKeys } from '@alzette/shop-model';
import { Card, FormGrid } from '@alzette/ui';
import { paysByDirectDebit } from './contract-schema';
import { IbanField } from './iban/iban-field';

/** How the monthly bill is paid; direct debit asks for a checked IBAN and the mandate (spec rows I5, I6). */
export function BankCard() {
  const { values } = useShopForm();
  const { name } = useSettings();
  return (
    <Card
      title={<FormattedMessage id="contract.bank.title" />}
      sentence={<FormattedMessage id="contract.bank.text" />}
    >
      <FormGrid>
        <FormChoiceTiles
          name={contractKeys.paymentType}
          tiles={['direct-debit', 'on-invoice'].map((value) => ({
            value,
            title: <FormattedMessage id={`contract.bank.payment-type.${value}`} />,
            text: <FormattedMessage id={`contract.bank.payment-type.${value}.text`} />,
          }))}
        />
        {paysByDirectDebit(values) && (
          <>
            <IbanField />
            <FormCheckbox name={contractKeys.authorize}>
              <FormattedMessage id="contract.bank.authorize.text" values={{ name }} />
            </FormCheckbox>
          </>
        )}
      </FormGrid>
    </Card>
  );
}
