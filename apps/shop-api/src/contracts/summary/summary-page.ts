import PDFDocument from 'pdfkit';
import { endDocument } from '../pdf/end-document';
import { accent, ink, line, quiet } from '../pdf/palette';
import { printable } from '../pdf/printable-text';

/** In points. Nothing on the page is smaller than `size`. */
export interface SummaryType {
  readonly size: number;
  readonly gap: number;
  readonly margin: number;
}

/** An A4 page of headings and points. What does not fit starts a second one, which `fits` tells. */
export class SummaryPage {
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
