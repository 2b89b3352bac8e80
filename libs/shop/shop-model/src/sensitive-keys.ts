/** The keys of values that are never stored (ADR 0004): the shopper types them again after a reload. */
export const sensitive = {
  idNumber: 'contract.personal.id-number',
  residentFile: 'contract.resident.file',
  residentFileState: 'contract.resident.file-state',
  iban: 'contract.bank.iban',
  ibanState: 'contract.bank.iban-state',
  bic: 'contract.bank.bic-swift',
  bankName: 'contract.bank.bank-name',
} as const;

export const sensitiveKeys: readonly string[] = Object.values(sensitive);
