import PDFDocument from 'pdfkit';
import { printable } from './printable-text';

/** Colours of every document. */
export const ink = '#1c2430';
export const quiet = '#5b6675';
export const accent = '#0b5c6b';
export const line = '#d7dde3';

const margin = 56;
const labelWidth = 150;

/** An A4 document of headings, rows with label and value, and paragraphs. */
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
    this.breakUnlessFits(70);
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
    this.breakUnlessFits(30);
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
      // pdfkit starts a new page for text below the margin.
      this.document.page.margins.bottom = 0;
      this.document
        .font('Helvetica')
        .fontSize(8)
        .fillColor(quiet)
        .text(printable(footer(page + 1, count)), margin, this.document.page.height - 36, { lineBreak: false });
    }
    return endDocument(this.document);
  }

  private breakUnlessFits(height: number): void {
    if (this.document.y + height > this.document.page.height - margin) this.document.addPage();
  }
}

/** Ends the document and returns its bytes. */
export function endDocument(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}
