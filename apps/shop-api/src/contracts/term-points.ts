import { instalmentsOf, instalmentsText, termSentences, type Instalments } from '@alzette/shop-model/terms';
import type { OrderedDevice } from '../order/order-item';
import { contractTexts } from './contract-texts';
import type { SummaryFacts } from './document-facts';

/**
 * How long the contract binds, and what falls due when it ends earlier: the sentences of the shop, each followed by what only the contract
 * adds. Contract and summary say the same.
 */
export function termPoints({ plan, device, language }: SummaryFacts): string[] {
  const { noTermEnd, fixedTermEnd, keepsPhone } = contractTexts[language];
  const planMonths = plan.commitmentMonths;
  const further = [planMonths === 0 ? noTermEnd : fixedTermEnd, keepsPhone];
  return termSentences({ planMonths, instalments: deviceInstalments(device) }, language).map(
    (sentence, index) => `${sentence} ${further[index]}`,
  );
}

/** `36 instalments of €16.00`, or that the device is paid at once. */
export function fundingText(device: OrderedDevice, language: SummaryFacts['language']): string {
  const instalments = deviceInstalments(device);
  return instalments.length === 0 ? contractTexts[language].paidAtOnce : instalmentsText(instalments, language);
}

function deviceInstalments(device: OrderedDevice | null): readonly Instalments[] {
  if (!device) return [];
  const { fundingMonths, instalment, originalInstalment = instalment, discountMonths = null } = device;
  return instalmentsOf(fundingMonths, { monthly: instalment, original: originalInstalment, discountMonths });
}
