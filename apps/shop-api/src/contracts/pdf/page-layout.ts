import PDFDocument from 'pdfkit';
import { endDocument } from './end-document';
import { accent, ink, line, quiet } from './palette';
import { printable } from './printable-text';

const margin = 56;
const labelWidth = 150;

/** An A4 page in the house's hand: headings, rows of label and value, paragraphs. */
export class PageLayout {
  private readonly document: PDFKit.PDFDocument;

  constructor(title: string, author: string, language: string) {
    const info = { Title: printable(title), Author: printable(author) };
    this.document = new PDFDocument({
      size: 'A4',
      margin,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info,
    });
  }

  letterhead(name: string, title: string): void {
    this.document.font('Helvetica-Bold').fontSize(20).fillColor(accent).text(printable(name));
    this.document.moveDown(0.6).fontSize(16).fillColor(ink).text(printable(title));
    this.document.moveDown(0.5);
  }

  heading(text: string): void {
    this.breakUnlessFree(70);
    this.document.moveDown(0.9).font('Helvetica-Bold').fontSize(11.5).fillColor(accent).text(printable(text));
    const y = this.document.y + 3;
    this.document
      .moveTo(margin, y)
      .lineTo(this.document.page.width - margin, y)
      .lineWidth(0.7)
      .stroke(line);
    this.document.y = y + 8;
  }

  row(label: string, value: string): void {
    this.breakUnlessFree(30);
    const { y } = this.document;
    const valueLeft = margin + labelWidth;
    const valueWidth = this.document.page.width - margin - valueLeft;
    this.document.font('Helvetica').fontSize(9.5);
    this.document.fillColor(quiet).text(printable(label), margin, y, { width: labelWidth - 12 });
    const labelBottom = this.document.y;
    this.document.fillColor(ink).text(printable(value), valueLeft, y, { width: valueWidth });
    this.document.x = margin;
    this.document.y = Math.max(this.document.y, labelBottom) + 4;
  }

  paragraph(text: string): void {
    this.document.font('Helvetica').fontSize(9.5).fillColor(ink).text(printable(text), { lineGap: 2.5 });
    this.document.moveDown(0.3);
  }

  /** Numbers the pages and ends the document. */
  finish(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = this.document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.document.switchToPage(page);
      // Below the margin pdfkit would start another page.
      this.document.page.margins.bottom = 0;
      this.document
        .font('Helvetica')
        .fontSize(8)
        .fillColor(quiet)
        .text(printable(footer(page + 1, count)), margin, this.document.page.height - 36, { lineBreak: false });
    }
    return endDocument(this.document);
  }

  private breakUnlessFree(height: number): void {
    if (this.document.y + height > this.document.page.height - margin) this.document.addPage();
  }
}
