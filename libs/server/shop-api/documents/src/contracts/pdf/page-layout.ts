import type { Operator } from '@alzette/operator-config';
import { iconShapes } from '@alzette/operator-config/load';
import { accent, ink, line, quiet, TaggedDocument } from './tagged-document';

const margin = 56;
const labelWidth = 150;

/** In points. */
const iconSize = 28;

/** The sender of the letter. */
export type Letterhead = Pick<Operator, 'name' | 'theme'>;

const body = { font: 'regular', size: 9.5, colour: ink } as const;

/** An A4 document of headings, rows with label and value, and paragraphs. */
export class PageLayout {
  private readonly document: TaggedDocument;

  constructor(title: string, author: string, language: string, createdAt?: Date) {
    this.document = new TaggedDocument({ title, author, language, margin, ...(createdAt && { createdAt }) });
  }

  letterhead({ name, theme }: Letterhead, title: string): void {
    const { document } = this;
    const { y } = document.pdf;
    // Vertically centred beside the name, which sets the height.
    document.decorate(() => this.drawIcon(theme, y - 3));
    document.write('P', () =>
      document.text(name, { font: 'bold', size: 20, colour: accent }, { x: margin + iconSize + 10 }),
    );
    document.pdf.x = margin;
    document.pdf.moveDown(0.4);
    document.write('H1', () => document.text(title, { font: 'bold', size: 16, colour: ink }));
    document.pdf.moveDown(0.4);
  }

  private drawIcon(theme: Letterhead['theme'], top: number): void {
    const { ground, sign, path, width, radius, scale } = iconShapes(theme);
    const { pdf } = this.document;
    pdf.save();
    pdf.translate(margin, top).scale(iconSize / 32);
    pdf.roundedRect(0, 0, 32, 32, radius).fill(ground);
    pdf.translate(16, 16).scale(scale).translate(-16, -16);
    pdf.path(path).lineWidth(width).lineCap('round').lineJoin('round').stroke(sign);
    pdf.restore();
  }

  heading(text: string): void {
    const { document } = this;
    this.breakUnlessFits(70);
    document.pdf.moveDown(0.75);
    document.write('H2', () => document.text(text, { font: 'bold', size: 11.5, colour: accent }));
    document.pdf.y += 3;
    document.rule();
    document.pdf.y += 8;
  }

  row(label: string, value: string): void {
    this.breakUnlessFits(30);
    const { document } = this;
    const { pdf } = document;
    const { y } = pdf;
    const valueLeft = margin + labelWidth;
    let labelBottom = y;
    const writeLabel = () => {
      document.text(label, { ...body, colour: quiet }, { x: margin, y, width: labelWidth - 12 });
      labelBottom = pdf.y;
    };
    const writeValue = () =>
      document.text(value, body, { x: valueLeft, y, width: pdf.page.width - margin - valueLeft });
    document.write('P', writeLabel, writeValue);
    pdf.x = margin;
    pdf.y = Math.max(pdf.y, labelBottom) + 4;
  }

  paragraph(text: string): void {
    this.document.write('P', () => this.document.text(text, body, { lineGap: 2.5 }));
    this.document.pdf.moveDown(0.25);
  }

  /** The place of a signature: a frame with the role and the name of the signer. */
  signature(role: string, name: string): void {
    const height = 58;
    this.breakUnlessFits(height + 12);
    const { document } = this;
    const { pdf } = document;
    const top = pdf.y + 4;
    document.decorate(() => pdf.roundedRect(margin, top, 250, height, 4).lineWidth(0.7).stroke(line));
    const place = (y: number) => ({ x: margin + 10, y, width: 230 });
    document.write(
      'P',
      () => document.text(role, { ...body, colour: quiet }, place(top + 8)),
      () => document.text(name, { ...body, font: 'bold' }, place(top + height - 22)),
    );
    pdf.x = margin;
    pdf.y = top + height + 8;
  }

  /** A list whose items begin with a number or a dot. */
  list(items: readonly string[], isOrdered: boolean): void {
    const { document } = this;
    const marked = items.map((item, index) => `${isOrdered ? `${index + 1}.` : '•'}\u00a0${item}`);
    document.write('L', ...marked.map((item) => () => document.text(item, body, { lineGap: 2.5, indent: 8 })));
    document.pdf.moveDown(0.25);
  }

  /** Numbers the pages and ends the document. */
  finish(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const { document } = this;
    const { pdf } = document;
    const { count } = pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(page);
      // pdfkit starts a new page for text below the margin.
      pdf.page.margins.bottom = 0;
      const place = { x: margin, y: pdf.page.height - 36, lineBreak: false };
      document.decorate(() => document.text(footer(page + 1, count), { ...body, size: 8, colour: quiet }, place));
    }
    return document.end();
  }

  private breakUnlessFits(height: number): void {
    const { pdf } = this.document;
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  }
}
