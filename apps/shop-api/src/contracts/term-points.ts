import { contractTexts } from './contract-texts';
import type { SummaryFacts } from './document-facts';
import { formatPrice } from './pdf/format';

/** How long the contract binds, and what falls due when it ends earlier. Contract and summary say the same. */
export function termPoints({ plan, device, language }: SummaryFacts): string[] {
  const { noTerm, fixedTerm, earlyEnd, instalmentsRemain } = contractTexts[language];
  const months = plan.commitmentMonths;
  const term = months === 0 ? [noTerm] : [fixedTerm(String(months)), earlyEnd];
  const paidLonger = device?.fundingMonths && device.fundingMonths > months;
  return paidLonger
    ? [...term, instalmentsRemain(String(device.fundingMonths), formatPrice(device.instalment, language))]
    : term;
}
