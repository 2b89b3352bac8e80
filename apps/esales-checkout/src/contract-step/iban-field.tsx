import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { textOf } from '@alzette/checkout-kit';
import { FormTextField, type FormTextFieldProps, useBeforeSubmit, useShopForm } from '@alzette/forms';
import { useBypass, useServices } from '@alzette/remote-react';
import { validateIban } from '@alzette/shop-client';
import { contractKeys, formatIban, type FormValues, parseIban } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { Button, StatusMessage, Untranslated, useFollowingFocus, ValidatedBlock } from '@alzette/ui';
import styles from './contract-step.module.css';

/**
 * An IBAN with its check, which a submit makes too; once validated it is locked and shows bank and BIC until "Change" is
 * pressed. The result of a check is announced. The focus of a pressed button moves to the element that replaces the button.
 */
export function IbanField({ errorValues }: Pick<FormTextFieldProps, 'errorValues'>) {
  const { state, values, handleValidate, handleChange } = useIbanCheck();
  const isChecking = state === 'CHECKING';
  const { formatMessage } = useIntl();
  const bypass = useBypass();
  // A check that a submit began does not move the focus: the submit does.
  const { place, follow } = useFollowingFocus<HTMLDivElement>(
    isChecking ? null : state === 'VALIDATED' ? 'button' : 'input',
  );
  const [isNew, setNew] = useState(false);

  useBeforeSubmit(async () => {
    if (state !== 'VALIDATED' && textOf(values, contractKeys.iban) !== '' && !bypass.iban) await handleValidate();
  });

  const bank = [textOf(values, contractKeys.bankName), textOf(values, contractKeys.bic)].filter(Boolean).join(', BIC ');
  const validated = (
    <FormattedMessage id="contract.bank.iban.validated" values={{ bank, known: String(bank !== '') }} />
  );
  if (isChecking && !isNew) setNew(true);
  return (
    <div ref={place}>
      <StatusMessage>{state === 'VALIDATED' && isNew && validated}</StatusMessage>
      {state === 'VALIDATED' ? (
        <>
          <ValidatedInputs />
          <ValidatedBlock
            label={formatMessage({ id: 'contract.bank.iban.label' })}
            value={<Untranslated>{formatIban(textOf(values, contractKeys.iban))}</Untranslated>}
            text={validated}
            changeLabel={formatMessage({ id: 'common.change' })}
            onChange={() => follow(handleChange)}
          />
        </>
      ) : (
        <div className={styles.iban}>
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
            onClick={() => follow(handleValidate)}
          >
            <FormattedMessage id="contract.bank.iban.check" />
          </Button>
        </div>
      )}
    </div>
  );
}

/** A validated account stays in the form under its names (spec row I7). Bank and BIC are empty where the validator returns none. */
function ValidatedInputs() {
  const { values } = useShopForm();
  return [contractKeys.iban, contractKeys.ibanState, contractKeys.bic, contractKeys.bankName].map((name) => (
    <input key={name} type="hidden" name={name} value={textOf(values, name)} />
  ));
}

/** Spec row I7. */
type IbanState =
  'INITIAL' | 'CHECKING' | 'IBAN_FORMAT_ERROR' | 'IBAN_COUNTRY_ERROR' | 'IBAN_UNKNOWN_ERROR' | 'VALIDATED';

const namedErrors = ['IBAN_FORMAT_ERROR', 'IBAN_COUNTRY_ERROR', 'IBAN_UNKNOWN_ERROR'] as const;

/** The IBAN of the open form and its check by the server. */
function useIbanCheck() {
  const { http, report } = useServices();
  const form = useShopForm();
  const variant = useSelector(selectItems)[0]?.variant.code ?? '';
  const [isAsking, setAsking] = useState(false);
  const kept = (textOf(form.values, contractKeys.ibanState) || 'INITIAL') as IbanState;
  // A check that still ran when the shopper left the step never responds here: the field must not stay locked.
  const state = kept === 'CHECKING' && !isAsking ? 'INITIAL' : kept;

  function enter(next: IbanState, bank: FormValues = {}) {
    form.setValues({
      [contractKeys.ibanState]: next,
      [contractKeys.bic]: '',
      [contractKeys.bankName]: '',
      ...bank,
    });
    form.setError(contractKeys.iban, next.endsWith('_ERROR') ? next : null);
  }

  async function handleValidate() {
    const iban = parseIban(textOf(form.values, contractKeys.iban));
    if (iban === '') return enter('IBAN_FORMAT_ERROR');
    setAsking(true);
    enter('CHECKING');
    try {
      const { isValid, error_message, ibanDetail } = await validateIban(http, iban);
      if (!isValid) return enter(namedErrors.find((name) => name === error_message) ?? 'IBAN_UNKNOWN_ERROR');
      enter('VALIDATED', {
        [contractKeys.iban]: iban,
        [contractKeys.bic]: ibanDetail?.bankData.bic ?? '',
        [contractKeys.bankName]: ibanDetail?.bankData.bank ?? '',
      });
    } catch (error) {
      report(error, { operation: 'IBAN check', variantCode: variant });
      enter('IBAN_UNKNOWN_ERROR');
    } finally {
      setAsking(false);
    }
  }

  return { state, values: form.values, handleValidate, handleChange: () => enter('INITIAL') };
}
