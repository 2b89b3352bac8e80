import type { ContractFacts } from '../contract-facts';
import { writeDate } from '../pdf/written-values';
import { SummaryPage, type SummaryType } from './summary-page';
import { summarySections, type AddOnStyle } from './summary-sections';
import { summaryTexts } from './summary-texts';

interface Attempt extends SummaryType {
  readonly options: AddOnStyle;
}

/** From the most comfortable to the densest. The Regulation asks for a type that is easy to read: never below 10 points. */
const attempts: readonly Attempt[] = [
  { size: 11, gap: 6, margin: 56, options: 'lines' },
  { size: 10.5, gap: 5, margin: 52, options: 'lines' },
  { size: 10, gap: 4, margin: 48, options: 'lines' },
  { size: 10, gap: 2, margin: 40, options: 'joined' },
  { size: 10, gap: 2, margin: 40, options: 'together' },
];

/**
 * The contract summary of one line in the order's language, always on one A4 page.
 *
 * @throws Error when even the densest attempt needs a second page
 */
export async function writeSummaryPdf(facts: ContractFacts): Promise<Buffer> {
  for (const attempt of attempts) {
    const page = writePage(facts, attempt);
    if (page.fits) return page.finish();
  }
  throw new Error('The contract summary does not fit on one page');
}

function writePage(facts: ContractFacts, { options, ...type }: Attempt): SummaryPage {
  const { operator, plan, language } = facts;
  const texts = summaryTexts[language];
  const page = new SummaryPage(texts.name(plan.name), operator.legalName, language, type);
  page.title(operator.name, texts.title, plan.name);
  const contact = [operator.legalName, ...operator.address, operator.phone].join(', ');
  page.quiet(`${texts.contact}${texts.colon}${contact}`);
  const dated = [
    `${texts.date}${texts.colon}${writeDate(facts.date, language)}`,
    `${texts.reference}${texts.colon}${facts.summaryReference}`,
  ];
  page.quiet(dated.join('  ·  '));
  page.quiet(texts.introduction);
  for (const { heading, points } of summarySections(facts, options)) page.section(heading, points);
  return page;
}
