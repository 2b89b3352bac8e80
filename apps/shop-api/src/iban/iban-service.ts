import { isSEPACountry, validateIBAN } from 'ibantools';
import { readIban, type IbanResult } from '@alzette/shop-model';
import { luxembourgBankOf } from './luxembourg-banks';

type IbanContent = IbanResult['content'];

/** Members since 2025 that the library's list does not hold yet. */
const recentSepaCountries = new Set(['AL', 'MD', 'ME', 'MK', 'RS']);

/** Whether an IBAN, however it is spaced, can be debited (spec rows I7 and I10). Any SEPA country is accepted. */
export function checkIban(text: string): IbanContent {
  const iban = readIban(text);
  if (!validateIBAN(iban).valid) return refused('IBAN_FORMAT_ERROR');
  if (!isSepa(iban.slice(0, 2))) return refused('IBAN_COUNTRY_ERROR');
  return { isValid: true, error_message: null, ibanDetail: { bankData: luxembourgBankOf(iban) } };
}

function isSepa(country: string): boolean {
  return isSEPACountry(country) || recentSepaCountries.has(country);
}

function refused(error: NonNullable<IbanContent['error_message']>): IbanContent {
  return { isValid: false, error_message: error, ibanDetail: null };
}
