import { isSEPACountry, validateIBAN } from 'ibantools';
import { parseIban, type IbanResult } from '@alzette/shop-model';

type IbanContent = IbanResult['content'];

/** SEPA members since 2025 that the library lacks. */
const recentSepaCountries = new Set(['AL', 'MD', 'ME', 'MK', 'RS']);

/** Checks whether an IBAN, in any spacing, can be debited (spec rows I7 and I10). Every SEPA country is accepted. */
export function checkIban(text: string): IbanContent {
  const iban = parseIban(text);
  if (!validateIBAN(iban).valid) return invalid('IBAN_FORMAT_ERROR');
  if (!isSepa(iban.slice(0, 2))) return invalid('IBAN_COUNTRY_ERROR');
  return { isValid: true, error_message: null, ibanDetail: { bankData: luxembourgBankOf(iban) } };
}

function isSepa(country: string): boolean {
  return isSEPACountry(country) || recentSepaCountries.has(country);
}

function invalid(error: NonNullable<IbanContent['error_message']>): IbanContent {
  return { isValid: false, error_message: error, ibanDetail: null };
}

interface BankData {
  readonly bic: string | null;
  readonly bank: string | null;
}

/** By the three digits after the check digits of a Luxembourg IBAN. */
const banks: Readonly<Record<string, BankData>> = {
  '001': { bank: 'Spuerkeess', bic: 'BCEELULL' },
  '002': { bank: 'BIL', bic: 'BILLLULL' },
  '003': { bank: 'BGL BNP Paribas', bic: 'BGLLLULL' },
  '009': { bank: 'Raiffeisen', bic: 'CCRALULL' },
  '014': { bank: 'ING', bic: 'CELLLULL' },
  '111': { bank: 'POST', bic: 'CCPLLULL' },
};

/** The bank of an IBAN in compact form; unknown unless it is from Luxembourg. */
export function luxembourgBankOf(iban: string): BankData {
  const known = iban.startsWith('LU') ? banks[iban.slice(4, 7)] : undefined;
  return known ?? { bic: null, bank: null };
}
