import { addressLines, formatIban, formatMoney, fullName } from '@alzette/shop-model';
import { formatPhone } from '@alzette/shop-model/phone';
import { contractTexts, type ContractTexts } from '../contract-texts';
import type { ContractFacts } from '../document-facts';
import { fundingText, termPoints, totalPoints } from '../term-points';
import { dueToday, formatDay, formatMonthlyPrice, installationText } from './format';
import { PageLayout } from './page-layout';

/** The contract of one item as an A4 PDF in the order's language. */
export function writeContractPdf(facts: ContractFacts): Promise<Buffer> {
  const texts = contractTexts[facts.language];
  const page = new PageLayout(texts.name(facts.plan.name), facts.operator.legalName, facts.language);
  page.letterhead(facts.operator, texts.title[facts.plan.family]);
  page.row(texts.reference, facts.reference);
  page.row(texts.date, formatDay(facts.date, facts.language));
  writeParties(page, texts, facts);
  writeService(page, texts, facts);
  writePrices(page, texts, facts);
  writeTerms(page, texts, facts);
  return page.finish((number, count) =>
    [facts.operator.legalName, facts.reference, texts.page(number, count)].join('  ·  '),
  );
}

function writeParties(page: PageLayout, texts: ContractTexts, facts: ContractFacts): void {
  const { customer, billingAddress, language, operator, accountNumber } = facts;
  const birth = customer.birthdate ? [texts.born(formatDay(customer.birthdate, language))] : [];
  const { idType, idNumber } = customer;
  const identity = idType && idNumber ? [`${texts.identityDocument[idType]} ${idNumber}`] : [];
  const account = accountNumber ? [`${texts.account} ${accountNumber}`] : [];
  page.heading(texts.parties);
  page.row(texts.provider, [operator.legalName, ...operator.address, operator.phone].join('\n'));
  page.row(
    texts.customer,
    [
      customerName(facts),
      ...birth,
      ...identity,
      ...account,
      ...addressLines(billingAddress),
      customer.email,
      formatPhone(customer.phone),
    ].join('\n'),
  );
}

function writeService(page: PageLayout, texts: ContractTexts, facts: ContractFacts): void {
  const { plan, device, addOns, complementary, installation, language } = facts;
  page.heading(texts.service);
  page.row(texts.plan, plan.name);
  page.row(texts.quantity, String(plan.quantity));
  if (device) page.row(texts.device, `${device.name}, ${device.model}`);
  const named = addOns.map(({ quantity, name }) => `${quantity} × ${name}`);
  if (named.length > 0) page.row(texts.addOns, named.join('\n'));
  if (installation) page.row(texts.installation, installationText(installation, language));
  if (!complementary?.simType) return;
  const { simType, currentPhoneNumber } = complementary;
  page.row(texts.sim, texts.simType[simType]);
  page.row(texts.number, currentPhoneNumber ? texts.keptNumber(formatPhone(currentPhoneNumber)) : texts.newNumber);
}

function writePrices(page: PageLayout, texts: ContractTexts, facts: ContractFacts): void {
  const { plan, device, upfront, installation, addOns, language } = facts;
  const price = (cents: number) => formatMoney(cents, language);
  const recurring = (part: typeof plan | (typeof addOns)[number]) => formatMonthlyPrice(part, language);

  page.heading(texts.prices);
  page.row(texts.monthly, recurring(plan));
  for (const addOn of addOns) page.row(`${addOn.quantity} × ${addOn.name}`, recurring(addOn));
  if (device) {
    page.row(texts.device, fundingText(device, language));
    page.row(texts.deviceToday, price(upfront));
  }
  page.row(plan.activationFeeName, price(plan.activationFee));
  if (installation) page.row(texts.installation, price(installation.fee));
  for (const { activationFee, activationFeeName } of addOns) {
    if (activationFee > 0) page.row(activationFeeName, price(activationFee));
  }
  page.row(texts.dueToday, price(dueToday(facts)));
  for (const point of totalPoints(facts)) page.paragraph(point);
  page.paragraph(texts.vat(new Intl.NumberFormat(language).format(facts.vatPercent)));
}

function writeTerms(page: PageLayout, texts: ContractTexts, facts: ContractFacts): void {
  const { operator } = facts;
  page.heading(texts.payment);
  page.paragraph(paymentText(texts, facts));
  page.heading(texts.term);
  for (const point of termPoints(facts)) page.paragraph(point);
  page.heading(texts.withdrawal);
  page.paragraph(texts.withdrawalText(operator.legalName, operator.phone));
  page.heading(texts.summary);
  page.row(texts.reference, facts.summaryReference);
  page.paragraph(texts.summaryText);
  page.heading(texts.annex);
  page.paragraph(texts.annexText);
  page.heading(texts.signature);
  page.signature(texts.customer, customerName(facts));
  page.paragraph(texts.signatureText);
}

function customerName({ customer: { firstname, lastname } }: ContractFacts): string {
  return fullName({ firstName: firstname, lastName: lastname });
}

function paymentText(texts: ContractTexts, { customer, operator, mandateReference }: ContractFacts): string {
  if (customer.paymentType === 'on-invoice') return texts.onInvoice;
  return customer.iban === null || mandateReference === null
    ? texts.accountDebit(operator.legalName)
    : texts.directDebit(formatIban(customer.iban), operator.legalName, mandateReference);
}
