import type { ContractTexts } from '../contract-texts';

export const english: ContractTexts = {
  name: (plan) => `${plan} contract`,
  title: {
    mobile: 'Mobile subscription contract',
    internet: 'Internet subscription contract',
    'internet-mobile': 'Internet and mobile subscription contract',
    tv: 'TV subscription contract',
    duo: 'Internet and TV subscription contract',
  },
  reference: 'Reference',
  date: 'Date',
  page: (page, pages) => `Page ${page} of ${pages}`,
  parties: 'The parties',
  provider: 'The operator',
  customer: 'The customer',
  born: (date) => `Born on ${date}`,
  identityDocument: { passport: 'Passport', 'identity-card': 'Identity card' },
  account: 'Customer number',
  service: 'The service',
  plan: 'Plan',
  quantity: 'Quantity',
  sim: 'SIM card',
  simType: { physical: 'Physical SIM card', eSIM: 'eSIM' },
  number: 'Number',
  newNumber: 'New number, given when the plan is activated',
  keptNumber: (number) => `Number kept: ${number}`,
  installation: 'Installation',
  installationTime: { morning: 'morning', afternoon: 'afternoon' },
  prices: 'The prices',
  monthly: 'Subscription',
  perMonth: (price) => `${price} a month`,
  discount: (months, price, original) => `${price} a month for ${months} months, then ${original} a month`,
  device: 'Phone',
  instalments: (months, price) => `${months} instalments of ${price}`,
  paidAtOnce: 'Paid at once',
  deviceToday: 'Phone, with the order',
  addOns: 'Options',
  dueToday: 'Due today',
  vat: (percent) => `All prices include Luxembourg VAT of ${percent}%.`,
  payment: 'Payment of invoices',
  directDebit: (iban, operator, mandate) =>
    `Direct debit: ${operator} debits the amount of each invoice from the account ${iban}, under the SEPA mandate ${mandate}.`,
  accountDebit: (operator) => `Direct debit: ${operator} debits the account already on file for this customer.`,
  onInvoice: 'The customer pays each invoice by bank transfer.',
  term: 'Term and termination',
  noTerm:
    'The contract has no minimum term. The customer can end it at any time, with effect from the end of the month.',
  fixedTerm: (months) =>
    `The contract has a minimum term of ${months} months from activation. After that it continues without a fixed term and can be ended with one month’s notice.`,
  earlyEnd:
    'If the customer ends the contract before the minimum term, the monthly amounts that remain until then are due.',
  instalmentsRemain: (months, price) =>
    `The phone is paid in ${months} instalments of ${price}. They do not depend on the term: if the contract ends earlier, the remaining instalments are due, and the customer keeps the phone.`,
  withdrawal: 'Right of withdrawal',
  withdrawalText: (operator, phone) =>
    `The customer can withdraw from this contract within fourteen days of its conclusion, without giving a reason and at no cost. A clear statement to ${operator} is enough, for example by phone on ${phone} or in writing. Amounts already paid are refunded within fourteen days. If the customer asked for activation before that period ended, the part of the service already provided is due.`,
  summary: 'Contract summary',
  summaryText:
    'Before signing, the customer received the contract summary of this reference. It is part of this contract.',
  signature: 'Signature',
  signatureText: 'This contract is signed electronically. The signature and its date are attached to this document.',
};
