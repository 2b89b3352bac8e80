import { colonOf } from '@alzette/shop-model';
import type { SummaryFacts } from '../document-facts';
import type { Weight } from '../pdf/fonts';
import { formatDay } from '../pdf/format';
import { accent, ink, quiet, TaggedDocument } from '../pdf/tagged-document';
import { summarySections, type AddOnStyle } from './summary-sections';
import { summaryTexts } from './summary-texts';

/** In points. Nothing on the page is smaller than `size`. */
interface SummaryType {
  readonly size: number;
  readonly gap: number;
  readonly margin: number;
}

interface Layout extends SummaryType {
  readonly addOns: AddOnStyle;
}

/** From the most comfortable layout to the densest. The Regulation requires readable type: never below 10 points. */
const layouts: readonly Layout[] = [
  { size: 11, gap: 6, margin: 56, addOns: 'lines' },
  { size: 10.5, gap: 5, margin: 52, addOns: 'lines' },
  { size: 10, gap: 4, margin: 48, addOns: 'lines' },
  { size: 10, gap: 2, margin: 40, addOns: 'joined' },
  { size: 10, gap: 2, margin: 40, addOns: 'together' },
];

/**
 * The contract summary of one item in the order's language, always on one A4 page.
 *
 * @throws Error if the densest layout needs a second page
 */
export async function writeSummaryPdf(facts: SummaryFacts): Promise<Buffer> {
  for (const layout of layouts) {
    const page = writePage(facts, layout);
    if (page.fits) return page.finish();
  }
  throw new Error('The contract summary does not fit on one page');
}

function writePage(facts: SummaryFacts, { addOns, ...type }: Layout): SummaryPage {
  const { operator, plan, language } = facts;
  const texts = summaryTexts[language];
  const page = new SummaryPage(texts.name(plan.name), operator.legalName, language, type);
  page.title(operator.name, texts.title, plan.name);
  const contact = [operator.legalName, ...operator.address, operator.phone].join(', ');
  page.quiet(`${texts.contact}${colonOf(facts.language)}${contact}`);
  const dated = [
    `${texts.date}${colonOf(facts.language)}${formatDay(facts.date, language)}`,
    `${texts.reference}${colonOf(facts.language)}${facts.summaryReference}`,
  ];
  page.quiet(dated.join('  ·  '));
  page.quiet(texts.introduction);
  for (const { heading, points } of summarySections(facts, addOns)) page.section(heading, points);
  return page;
}

/** An A4 page of headings and points. `fits` is false once a second page was needed. */
class SummaryPage {
  private readonly document: TaggedDocument;

  constructor(
    title: string,
    author: string,
    language: string,
    private readonly type: SummaryType,
  ) {
    this.document = new TaggedDocument({ title, author, language, margin: type.margin });
  }

  title(operator: string, title: string, plan: string): void {
    const { size } = this.type;
    this.write('P', operator, 'bold', size + 5, accent);
    this.write('H1', `${title} – ${plan}`, 'bold', size + 4, ink);
    this.space();
  }

  quiet(text: string): void {
    this.write('P', text, 'regular', this.type.size, quiet);
    this.space();
  }

  section(heading: string, points: readonly string[]): void {
    const { document, type } = this;
    this.space();
    this.write('H2', heading, 'bold', type.size + 1, accent);
    document.pdf.y += 1;
    document.rule();
    document.pdf.y += type.gap;
    const lines = points.map((point) => () => this.text(`•\u00a0${point}`, 'regular', type.size, ink));
    document.write('L', ...lines);
  }

  get fits(): boolean {
    return this.document.pdf.bufferedPageRange().count === 1;
  }

  finish(): Promise<Buffer> {
    return this.document.end();
  }

  private write(element: 'H1' | 'H2' | 'P', text: string, font: Weight, size: number, colour: string): void {
    this.document.write(element, () => this.text(text, font, size, colour));
  }

  private text(text: string, font: Weight, size: number, colour: string): void {
    const gap = this.type.gap / 3;
    this.document.text(text, { font, size, colour }, { lineGap: gap, paragraphGap: gap });
  }

  private space(): void {
    this.document.pdf.y += this.type.gap;
  }
}
