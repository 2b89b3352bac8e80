import type { Locale } from '@alzette/shop-model';
import { english } from './texts/english';
import { french } from './texts/french';
import { german } from './texts/german';

/** Formatted speeds: `500 Mbit/s`. */
export interface SpeedRange {
  readonly minimum: string;
  readonly normal: string;
  readonly maximum: string;
}

/**
 * The copy of a contract summary, with the headings of the template of Implementing Regulation (EU) 2019/2243. Functions
 * take formatted values: `12`, `19,99 €`, `500 Mbit/s`.
 */
export interface SummaryTexts {
  readonly name: (plan: string) => string;
  readonly title: string;
  readonly introduction: string;
  readonly contact: string;
  readonly date: string;
  readonly reference: string;
  readonly headings: {
    readonly services: string;
    readonly speeds: string;
    readonly price: string;
    readonly duration: string;
    readonly disabilities: string;
    readonly other: string;
  };
  readonly each: string;
  readonly addOnsInContract: (count: string) => string;
  readonly addOnsTogether: (count: string, price: string) => string;
  readonly fixedDownload: (speeds: SpeedRange) => string;
  readonly fixedUpload: (speeds: SpeedRange) => string;
  readonly fixedSpeedUnknown: string;
  readonly mobileSpeed: (download: string, upload: string) => string;
  readonly noInternet: string;
  readonly remedies: (phone: string) => string;
  readonly disabilities: (phone: string) => string;
  readonly withdrawal: string;
  readonly disputes: (operator: string) => string;
}

export const summaryTexts: Record<Locale, SummaryTexts> = { fr: french, en: english, de: german };
