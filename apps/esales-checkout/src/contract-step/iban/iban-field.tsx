import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { textOf } from '@alzette/checkout-kit';
import { FormTextField, type FormTextFieldProps } from '@alzette/forms';
import { contractKeys, formatIban } from '@alzette/shop-model';
import { Button, ValidatedBlock } from '@alzette/ui';
import styles from './iban-field.module.css';
import { useIbanCheck } from './use-iban-check';

/** An IBAN with its check; once validated it is locked and shows bank and BIC until "Change" is pressed. */
export function IbanField({ errorValues }: Pick<FormTextFieldProps, 'errorValues'>) {
  const { state, values, handleValidate, handleChange } = useIbanCheck();
  const { formatMessage } = useIntl();

  if (state === 'VALIDATED') {
    const bank = [textOf(values, contractKeys.bankName), textOf(values, contractKeys.bic)]
      .filter(Boolean)
      .join(', BIC ');
    return (
      <ValidatedBlock
        label={formatMessage({ id: 'contract.bank.iban.label' })}
        value={formatIban(textOf(values, contractKeys.iban))}
        text={<FormattedMessage id="contract.bank.iban.validated" values={{ bank, known: String(bank !== '') }} />}
        changeLabel={formatMessage({ id: 'common.change' })}
        onChange={handleChange}
      />
    );
  }
  const isChecking = state === 'CHECKING';
  return (
    <div className={styles.row}>
      <FormTextField
        name={contractKeys.iban}
        errorValues={errorValues}
        autoComplete="off"
        spellCheck={false}
        placeholder="LU28 0019 4006 4475 0000"
        readOnly={isChecking}
        numeric
      />
      <Button
        busy={isChecking}
        busyLabel={<FormattedMessage id="contract.bank.iban.checking" />}
        onMouseDown={keepFocus}
        onClick={handleValidate}
      >
        <FormattedMessage id="contract.bank.iban.check" />
      </Button>
    </div>
  );
}

/** Leaving the field would show "not checked yet" and, on a phone, push the button away from under the finger. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
