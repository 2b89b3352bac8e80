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

/** The bank of a Luxembourg IBAN in compact form; of any other only that it is not known. */
export function luxembourgBankOf(iban: string): BankData {
  const known = iban.startsWith('LU') ? banks[iban.slice(4, 7)] : undefined;
  return known ?? { bic: null, bank: null };
}
