import type { Locale, SubscriptionFamily } from '@alzette/shop-model';
import { english } from './texts/english';
import { french } from './texts/french';
import { german } from './texts/german';

/** The copy of a contract. Functions take formatted values: `12`, `19,99 €`, `21/11/2026`. */
export interface ContractTexts {
  readonly name: (plan: string) => string;
  readonly title: Readonly<Record<SubscriptionFamily, string>>;
  readonly reference: string;
  readonly date: string;
  readonly page: (page: number, pages: number) => string;
  readonly parties: string;
  readonly provider: string;
  readonly customer: string;
  readonly born: (date: string) => string;
  readonly identityDocument: Readonly<Record<'passport' | 'identity-card', string>>;
  readonly account: string;
  readonly service: string;
  readonly plan: string;
  readonly quantity: string;
  readonly sim: string;
  readonly simType: Readonly<Record<'physical' | 'eSIM', string>>;
  readonly number: string;
  readonly newNumber: string;
  readonly keptNumber: (number: string) => string;
  readonly installation: string;
  /** The start date of an item that the customer installs. */
  readonly startDate: string;
  readonly installationTime: Readonly<Record<'morning' | 'afternoon', string>>;
  readonly prices: string;
  readonly monthly: string;
  readonly device: string;
  readonly paidAtOnce: string;
  readonly deviceToday: string;
  readonly addOns: string;
  readonly dueToday: string;
  readonly vat: (percent: string) => string;
  readonly payment: string;
  readonly directDebit: (iban: string, operator: string, mandate: string) => string;
  readonly accountDebit: (operator: string) => string;
  readonly onInvoice: string;
  readonly term: string;
  /** After the shop's sentence about the minimum term, or its absence. */
  readonly noTermEnd: string;
  readonly fixedTermEnd: string;
  /** After the shop's sentence about the instalments. */
  readonly keepsPhone: string;
  readonly withdrawal: string;
  readonly withdrawalText: (operator: string, phone: string) => string;
  readonly summary: string;
  readonly summaryText: string;
  /** The annex, which is sent with the confirmation because texts are accepted after the contract is signed. */
  readonly annex: string;
  readonly annexText: string;
  readonly signature: string;
  readonly signatureText: string;
}

export const contractTexts: Record<Locale, ContractTexts> = { fr: french, en: english, de: german };
