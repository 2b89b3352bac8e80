import {
  instalmentsOf,
  instalmentsText,
  termSentences,
  totalSentence,
  type Instalments,
  type ItemCost,
} from '@alzette/shop-model/terms';
import type { OrderedDevice } from '@alzette/shop-api/order';
import { contractTexts } from './contract-texts';
import type { SummaryFacts } from './document-facts';
import { chargeOf, dueToday } from './pdf/format';

/**
 * The minimum term, and the amounts due if the contract ends earlier: each sentence of the shop is followed by the addition of the
 * contract. Contract and summary contain the same text.
 */
export function termPoints({ plan, device, language }: SummaryFacts): string[] {
  const { noTermEnd, fixedTermEnd, keepsPhone } = contractTexts[language];
  const planMonths = plan.commitmentMonths;
  const further = [planMonths === 0 ? noTermEnd : fixedTermEnd, keepsPhone];
  return termSentences({ planMonths, instalments: deviceInstalments(device) }, language).map(
    (sentence, index) => `${sentence} ${further[index]}`,
  );
}

/** `36 instalments of €16.00`, or the text for a device that is paid at once. */
export function fundingText(device: OrderedDevice, language: SummaryFacts['language']): string {
  const instalments = deviceInstalments(device);
  return instalments.length === 0 ? contractTexts[language].paidAtOnce : instalmentsText(instalments, language);
}

/** The total over the minimum term, as the shop shows it before the order; empty without obligations after today. */
export function totalPoints(facts: SummaryFacts): string[] {
  const sentence = totalSentence(costOf(facts), facts.language);
  return sentence === null ? [] : [sentence];
}

function costOf(facts: SummaryFacts): ItemCost {
  const { plan, device, addOns } = facts;
  return {
    planMonths: plan.commitmentMonths,
    instalments: deviceInstalments(device),
    quantity: plan.quantity,
    charges: [plan, ...addOns].map(chargeOf),
    oneOff: dueToday(facts),
  };
}

function deviceInstalments(device: OrderedDevice | null): readonly Instalments[] {
  if (!device) return [];
  const { fundingMonths, instalment, originalInstalment = instalment, discountMonths = null } = device;
  return instalmentsOf(fundingMonths, { monthly: instalment, original: originalInstalment, discountMonths });
}
