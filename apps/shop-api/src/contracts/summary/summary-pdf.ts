import PDFDocument from 'pdfkit';
import type { SummaryFacts } from '../document-facts';
import { formatDay } from '../pdf/format';
import { accent, endDocument, ink, line, quiet } from '../pdf/page-layout';
import { printable } from '../pdf/printable-text';
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
  page.quiet(`${texts.contact}${texts.colon}${contact}`);
  const dated = [
    `${texts.date}${texts.colon}${formatDay(facts.date, language)}`,
    `${texts.reference}${texts.colon}${facts.summaryReference}`,
  ];
  page.quiet(dated.join('  ·  '));
  page.quiet(texts.introduction);
  for (const { heading, points } of summarySections(facts, addOns)) page.section(heading, points);
  return page;
}

/** An A4 page of headings and points. `fits` is false once a second page was needed. */
class SummaryPage {
  private readonly document: PDFKit.PDFDocument;

  constructor(
    title: string,
    author: string,
    language: string,
    private readonly type: SummaryType,
  ) {
    const info = { Title: printable(title), Author: printable(author) };
    const { margin } = type;
    this.document = new PDFDocument({
      size: 'A4',
      margin,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info,
    });
  }

  title(operator: string, title: string, plan: string): void {
    const { size } = this.type;
    this.write(operator, 'Helvetica-Bold', size + 5, accent);
    this.write(`${title} – ${plan}`, 'Helvetica-Bold', size + 4, ink);
    this.space();
  }

  quiet(text: string): void {
    this.write(text, 'Helvetica', this.type.size, quiet);
    this.space();
  }

  section(heading: string, points: readonly string[]): void {
    this.space();
    this.write(heading, 'Helvetica-Bold', this.type.size + 1, accent);
    const { margin } = this.type;
    const y = this.document.y + 1;
    this.document
      .moveTo(margin, y)
      .lineTo(this.document.page.width - margin, y)
      .lineWidth(0.7)
      .stroke(line);
    this.document.y = y + this.type.gap;
    for (const point of points) this.write(`•\u00a0${point}`, 'Helvetica', this.type.size, ink);
  }

  get fits(): boolean {
    return this.document.bufferedPageRange().count === 1;
  }

  finish(): Promise<Buffer> {
    return endDocument(this.document);
  }

  private write(text: string, font: string, size: number, colour: string): void {
    this.document.font(font).fontSize(size).fillColor(colour);
    this.document.text(printable(text), { lineGap: this.type.gap / 3, paragraphGap: this.type.gap / 3 });
  }

  private space(): void {
    this.document.y += this.type.gap;
  }
}
