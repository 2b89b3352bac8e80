import { useState } from 'react';
import { useSelector } from 'react-redux';
import { textOf } from '@alzette/checkout-kit';
import { useShopForm } from '@alzette/forms';
import { useServices } from '@alzette/remote-react';
import { validateIban } from '@alzette/shop-client';
import { contractKeys, readIban, type FormValues } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';

/** Spec row I7. */
export type IbanState =
  'INITIAL' | 'CHECKING' | 'IBAN_FORMAT_ERROR' | 'IBAN_COUNTRY_ERROR' | 'IBAN_UNKNOWN_ERROR' | 'VALIDATED';

const namedErrors = ['IBAN_FORMAT_ERROR', 'IBAN_COUNTRY_ERROR', 'IBAN_UNKNOWN_ERROR'] as const;

/** The IBAN of the open form and its check by the server. */
export function useIbanCheck() {
  const { http, report } = useServices();
  const form = useShopForm();
  const variant = useSelector(selectItems)[0]?.variant.code ?? '';
  const [isAsking, setAsking] = useState(false);
  const kept = (textOf(form.values, contractKeys.ibanState) || 'INITIAL') as IbanState;
  // A check that was under way when its step was left never answers here: the field must not stay locked.
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
    const iban = readIban(textOf(form.values, contractKeys.iban));
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
