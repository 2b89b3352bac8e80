import type { ContractFacts } from '../contract-facts';
import { contractTexts } from '../contract-texts';
import { writeDate } from '../pdf/written-values';
import { pricePoints } from './price-points';
import { speedPoints } from './speed-points';
import { summaryTexts } from './summary-texts';

/** Options one under the other, in one paragraph, or only how many they are and what they cost. */
export type AddOnStyle = 'lines' | 'joined' | 'together';

export interface SummarySection {
  readonly heading: string;
  readonly points: readonly string[];
}

/** The summary of a line under the headings of the Regulation's template, in its order. */
export function summarySections(facts: ContractFacts, style: AddOnStyle): SummarySection[] {
  const texts = summaryTexts[facts.language];
  const { headings } = texts;
  const { phone, legalName } = facts.operator;
  return [
    { heading: headings.services, points: servicePoints(facts, style) },
    { heading: headings.speeds, points: speedPoints(texts, facts) },
    { heading: headings.price, points: pricePoints(facts, style) },
    { heading: headings.duration, points: durationPoints(facts) },
    { heading: headings.disabilities, points: [texts.disabilities(phone)] },
    { heading: headings.other, points: [texts.withdrawal, texts.disputes(legalName)] },
  ];
}

function servicePoints(
  { plan, device, addOns: options, installation, language }: ContractFacts,
  style: AddOnStyle,
): string[] {
  const contract = contractTexts[language];
  const texts = summaryTexts[language];
  const { service } = plan;
  const promises = [service?.channels, service?.data, service?.dataAbroad, ...(service?.highlights ?? [])].filter(
    Boolean,
  );
  const name = plan.quantity > 1 ? `${plan.quantity} × ${plan.name}` : plan.name;
  const named = options.map((option) => `${option.quantity} × ${option.name}`).join(', ');
  const appointment = installation
    ? [installation.name, writeDate(installation.date, language), contract.installationTime[installation.time]]
    : [];
  return [
    [name, promises.join(', ')].filter(Boolean).join(texts.colon),
    ...(device ? [`${contract.device}${texts.colon}${device.name}, ${device.model}`] : []),
    ...(options.length > 0
      ? [
          style === 'together'
            ? texts.addOnsInContract(String(options.length))
            : `${contract.addOns}${texts.colon}${named}`,
        ]
      : []),
    ...(installation ? [`${contract.installation}${texts.colon}${appointment.join(', ')}`] : []),
  ];
}

function durationPoints({ plan, language }: ContractFacts): string[] {
  const { noTerm, fixedTerm } = contractTexts[language];
  const { earlyEnd } = summaryTexts[language];
  return plan.commitmentMonths === 0 ? [noTerm] : [fixedTerm(String(plan.commitmentMonths)), earlyEnd];
}
