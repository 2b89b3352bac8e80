import type { ContractFacts } from '../contract-facts';
import type { ContractTexts } from '../contract-texts';
import type { PageLayout } from './page-layout';
import { dueToday, recurringPrice } from './recurring-price';
import { writePrice } from './written-values';

/** Everything that the contract costs, each month and today. */
export function writePrices(page: PageLayout, texts: ContractTexts, facts: ContractFacts): void {
  const { plan, device, upfront, installation, addOns: options, language } = facts;
  const price = (cents: number) => writePrice(cents, language);
  const recurring = (part: typeof plan | (typeof options)[number]) => recurringPrice(texts, part, language);

  page.heading(texts.prices);
  page.row(texts.monthly, recurring(plan));
  for (const option of options) page.row(`${option.quantity} × ${option.name}`, recurring(option));
  if (device) {
    const { fundingMonths, instalment } = device;
    page.row(
      texts.device,
      fundingMonths === null ? texts.paidAtOnce : texts.instalments(String(fundingMonths), price(instalment)),
    );
    page.row(texts.deviceToday, price(upfront));
  }
  page.row(plan.activationFeeName, price(plan.activationFee));
  if (installation) page.row(texts.installation, price(installation.fee));
  for (const { activationFee, activationFeeName } of options) {
    if (activationFee > 0) page.row(activationFeeName, price(activationFee));
  }
  page.row(texts.dueToday, price(dueToday(facts)));
  page.paragraph(texts.vat(new Intl.NumberFormat(language).format(facts.vatPercent)));
}
