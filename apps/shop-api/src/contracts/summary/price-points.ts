import type { ContractFacts, ContractAddOn } from '../contract-facts';
import { contractTexts } from '../contract-texts';
import { dueToday, recurringPrice } from '../pdf/recurring-price';
import { writePrice } from '../pdf/written-values';
import type { AddOnStyle } from './summary-sections';
import { summaryTexts } from './summary-texts';

/** What the line costs each month and once. */
export function pricePoints(facts: ContractFacts, style: AddOnStyle): string[] {
  const { plan, language, vatPercent } = facts;
  const texts = contractTexts[language];
  const { colon } = summaryTexts[language];
  const price = (cents: number) => writePrice(cents, language);
  const vat = texts.vat(new Intl.NumberFormat(language).format(vatPercent));
  return [
    `${plan.name}${colon}${recurringPrice(texts, plan, language)}${each(facts, plan.quantity)}`,
    ...devicePoints(facts),
    ...optionPoints(facts, style),
    ...oncePoints(facts, style),
    `${texts.dueToday}${colon}${price(dueToday(facts))}. ${vat}`,
  ];
}

function devicePoints({ device, upfront, language }: ContractFacts): string[] {
  if (!device) return [];
  const texts = contractTexts[language];
  const { colon } = summaryTexts[language];
  const { fundingMonths, instalment } = device;
  const funding =
    fundingMonths === null
      ? texts.paidAtOnce
      : texts.instalments(String(fundingMonths), writePrice(instalment, language));
  return [`${texts.device}${colon}${funding}`, `${texts.deviceToday}${colon}${writePrice(upfront, language)}`];
}

function optionPoints(facts: ContractFacts, style: AddOnStyle): string[] {
  const { addOns: options, language } = facts;
  if (options.length === 0) return [];
  const { colon, addOnsTogether: optionsTogether } = summaryTexts[language];
  const texts = contractTexts[language];
  if (style === 'together') {
    const monthly = options.reduce((total, option) => total + option.monthly * option.quantity, 0);
    return [optionsTogether(String(options.length), texts.perMonth(writePrice(monthly, language)))];
  }
  const written = (option: ContractAddOn) =>
    `${option.quantity} × ${option.name}${colon}${recurringPrice(texts, option, language)}${each(facts, option.quantity)}`;
  return style === 'lines' ? options.map(written) : [options.map(written).join(' · ')];
}

function oncePoints({ plan, installation, addOns: options, language }: ContractFacts, style: AddOnStyle): string[] {
  const { colon } = summaryTexts[language];
  const fees = [
    { name: plan.activationFeeName, amount: plan.activationFee },
    ...(installation ? [{ name: contractTexts[language].installation, amount: installation.fee }] : []),
    ...(style === 'together' ? [] : options.map(feeOf)),
  ];
  const due = fees.filter(({ amount }) => amount > 0);
  return due.length === 0
    ? []
    : [due.map(({ name, amount }) => `${name}${colon}${writePrice(amount, language)}`).join(' · ')];
}

function feeOf({ quantity, activationFeeName, activationFee }: ContractAddOn) {
  return { name: quantity > 1 ? `${quantity} × ${activationFeeName}` : activationFeeName, amount: activationFee };
}

function each({ language }: ContractFacts, quantity: number): string {
  return quantity > 1 ? `, ${summaryTexts[language].each}` : '';
}
