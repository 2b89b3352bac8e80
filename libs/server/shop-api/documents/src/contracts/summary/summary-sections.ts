import {
  familyHas,
  colonOf,
  describeInstallationMode,
  type FixedSpeeds,
  formatLocales,
  formatMoney,
  type Locale,
  withQuantity,
} from '@alzette/shop-model';
import { contractTexts } from '../contract-texts';
import type { ContractAddOn, SummaryFacts } from '../document-facts';
import { dueToday, formatMonthlyPrice, formatMonthlyTotal, installationText } from '../pdf/format';
import { fundingText, termPoints, totalPoints } from '../term-points';
import { summaryTexts, type SpeedRange, type SummaryTexts } from './summary-texts';

/** The layout of add-ons: one line each, one paragraph, or only their number and price. */
export type AddOnStyle = 'lines' | 'joined' | 'together';

export interface SummarySection {
  readonly heading: string;
  readonly points: readonly string[];
}

/** The summary of an item under the headings of the Regulation's template. */
export function summarySections(facts: SummaryFacts, style: AddOnStyle): SummarySection[] {
  const texts = summaryTexts[facts.language];
  const { headings } = texts;
  const { phone, legalName } = facts.operator;
  return [
    { heading: headings.services, points: servicePoints(facts, style) },
    { heading: headings.speeds, points: speedPoints(texts, facts) },
    { heading: headings.price, points: pricePoints(facts, style) },
    { heading: headings.duration, points: termPoints(facts) },
    { heading: headings.disabilities, points: [texts.disabilities(phone)] },
    { heading: headings.other, points: [texts.withdrawal, texts.disputes(legalName)] },
  ];
}

function servicePoints({ plan, device, addOns, installation, language }: SummaryFacts, style: AddOnStyle): string[] {
  const contract = contractTexts[language];
  const texts = summaryTexts[language];
  const { service } = plan;
  const promises = [service?.channels, service?.data, service?.dataAbroad, ...(service?.highlights ?? [])].filter(
    Boolean,
  );
  const name = withQuantity(plan.quantity, plan.name);
  const named = addOns.map((addOn) => `${addOn.quantity} × ${addOn.name}`).join(', ');
  return [
    [name, promises.join(', ')].filter(Boolean).join(colonOf(language)),
    ...(device ? [`${contract.device}${colonOf(language)}${device.name}, ${device.model}`] : []),
    ...(addOns.length > 0
      ? [
          style === 'together'
            ? texts.addOnsInContract(String(addOns.length))
            : `${contract.addOns}${colonOf(language)}${named}`,
        ]
      : []),
    ...(installation
      ? [`${contract.installation}${colonOf(language)}${installationText(installation, language)}`]
      : []),
  ];
}

function pricePoints(facts: SummaryFacts, style: AddOnStyle): string[] {
  const { plan, language, vatPercent } = facts;
  const texts = contractTexts[language];
  const colon = colonOf(language);
  const price = (cents: number) => formatMoney(cents, language);
  const vat = texts.vat(new Intl.NumberFormat(language).format(vatPercent));
  return [
    `${plan.name}${colon}${formatMonthlyPrice(plan, language)}${each(facts, plan.quantity)}`,
    ...devicePoints(facts),
    ...addOnPoints(facts, style),
    ...oncePoints(facts, style),
    ...installationPoints(facts),
    `${texts.dueToday}${colon}${price(dueToday(facts))}. ${vat}`,
    ...totalPoints(facts),
  ];
}

function devicePoints({ device, upfront, language }: SummaryFacts): string[] {
  if (!device) return [];
  const texts = contractTexts[language];
  const colon = colonOf(language);
  return [
    `${texts.device}${colon}${fundingText(device, language)}`,
    `${texts.deviceToday}${colon}${formatMoney(upfront, language)}`,
  ];
}

function addOnPoints(facts: SummaryFacts, style: AddOnStyle): string[] {
  const { addOns, language } = facts;
  if (addOns.length === 0) return [];
  const { addOnsTogether } = summaryTexts[language];
  const colon = colonOf(language);
  if (style === 'together') return [addOnsTogether(String(addOns.length), formatMonthlyTotal(addOns, language))];
  const written = (addOn: ContractAddOn) =>
    `${addOn.quantity} × ${addOn.name}${colon}${formatMonthlyPrice(addOn, language)}${each(facts, addOn.quantity)}`;
  return style === 'lines' ? addOns.map(written) : [addOns.map(written).join(' · ')];
}

function oncePoints({ plan, installation, addOns, language }: SummaryFacts, style: AddOnStyle): string[] {
  const colon = colonOf(language);
  const fees = [
    { name: plan.activationFeeName, amount: plan.activationFee },
    ...(installation ? [{ name: contractTexts[language].installation, amount: installation.fee }] : []),
    ...(style === 'together' ? [] : addOns.map(feeOf)),
  ];
  const due = fees.filter(({ amount }) => amount > 0);
  return due.length === 0
    ? []
    : [due.map(({ name, amount }) => `${name}${colon}${formatMoney(amount, language)}`).join(' · ')];
}

function installationPoints({ installationModes = [], language }: SummaryFacts): string[] {
  if (installationModes.length === 0) return [];
  const colon = colonOf(language);
  const modes = installationModes.map((mode) => {
    const { label } = describeInstallationMode(mode);
    return `${label}${colon}${formatMoney(mode.price, language)}`;
  });
  return [`${contractTexts[language].installation} (${modes.join(' · ')})`];
}

function feeOf({ quantity, activationFeeName, activationFee }: ContractAddOn) {
  return { name: quantity > 1 ? `${quantity} × ${activationFeeName}` : activationFeeName, amount: activationFee };
}

function each({ language }: SummaryFacts, quantity: number): string {
  return quantity > 1 ? `, ${summaryTexts[language].each}` : '';
}

/** The speeds of the internet access, and the remedies if they are not reached. */
function speedPoints(texts: SummaryTexts, { plan, operator, language }: SummaryFacts): string[] {
  const { mobile } = operator.speeds;
  const points = [
    ...(familyHas(plan.family, 'hasHomeInternet') ? [fixedPoint()] : []),
    ...(familyHas(plan.family, 'hasSim')
      ? [texts.mobileSpeed(formatSpeed(mobile.download, language), formatSpeed(mobile.upload, language))]
      : []),
  ];
  return points.length === 0 ? [texts.noInternet] : [...points, texts.remedies(operator.phone)];

  function fixedPoint(): string {
    const speeds = plan.service?.speeds;
    if (!speeds) return texts.fixedSpeedUnknown;
    const { download, upload } = speeds;
    return [
      texts.fixedDownload(formatRange(download, language)),
      texts.fixedUpload(formatRange(upload, language)),
    ].join(' ');
  }
}

function formatRange({ minimum, normal, maximum }: FixedSpeeds['download'], language: Locale): SpeedRange {
  return {
    minimum: formatSpeed(minimum, language),
    normal: formatSpeed(normal, language),
    maximum: formatSpeed(maximum, language),
  };
}

/** `500 Mbit/s`, `2.5 Gbit/s` @param speed in Mbit/s */
function formatSpeed(speed: number, language: Locale): string {
  const [value, unit] = speed < 1000 ? [speed, 'Mbit/s'] : [speed / 1000, 'Gbit/s'];
  return `${new Intl.NumberFormat(formatLocales[language], { maximumFractionDigits: 2 }).format(value)} ${unit}`;
}
