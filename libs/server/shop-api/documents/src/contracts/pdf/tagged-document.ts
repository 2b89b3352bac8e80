import PDFDocument from 'pdfkit';
import { fontOf, fonts, type Weight } from './fonts';

/** Colours of every document. */
export const ink = '#1c2430';
export const quiet = '#5b6675';
export const accent = '#0b5c6b';
export const line = '#d7dde3';

/** As a multiple of the type size. The font's own line height is half as much again. */
const lineHeight = 1.16;

export interface DocumentOptions {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** In points. */
  readonly margin: number;
  /** Defaults to now. Equal texts with an equal time give equal files. */
  readonly createdAt?: Date;
}

/** Structure types of PDF/UA that the documents use. */
export type StructureType = 'H1' | 'H2' | 'P' | 'L';

interface TextStyle {
  readonly font: Weight;
  /** In points. */
  readonly size: number;
  readonly colour: string;
}

interface TextPlace extends PDFKit.Mixins.TextOptions {
  readonly x?: number;
  readonly y?: number;
}

/**
 * An A4 document that is tagged for assistive technology (PDF/UA-1 as far as pdfkit goes): language, title, embedded fonts, a
 * structure of headings and paragraphs, and everything else marked as an artifact.
 */
export class TaggedDocument {
  readonly pdf: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;

  constructor({ title, author, language, margin, createdAt = new Date() }: DocumentOptions) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: true,
      // The package's types do not include this value.
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
      // No standard font is embedded.
      font: '',
      info: { Title: title.normalize('NFC'), Author: author.normalize('NFC'), CreationDate: createdAt },
    });
    // pdfkit accepts opened fonts, although its types do not allow them. It embeds only the used ones.
    for (const [name, { font }] of Object.entries(fonts()))
      this.pdf.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Writes an element of the structure. A list has one item for each text, every other element one run for each text. */
  write(type: StructureType, ...texts: readonly (() => void)[]): void {
    const runs = [...texts];
    const element =
      type === 'L'
        ? this.struct(
            'L',
            runs.map((run) => this.struct('LI', [this.struct('LBody', [run])])),
          )
        : this.struct(type, runs);
    this.root.add(element);
  }

  private struct(type: string, children: PDFKit.PDFStructureElementChild[]): PDFKit.PDFStructureElement {
    return this.pdf.struct(type, {}, children);
  }

  /** Writes artifacts, which assistive technology skips: lines and page numbers. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** @param place position, below the last text by default; its `lineGap` is added to the usual space between lines */
  text(text: string, { font, size, colour }: TextStyle, { x, y, lineGap = 0, ...options }: TextPlace = {}): void {
    const name = fontOf(text, font);
    this.pdf.font(name).fontSize(size).fillColor(colour);
    // Of the document by default, which would lay out each word anew. The package's types hide it.
    Object.assign((this.pdf as unknown as { readonly _font: object })._font, { layoutCache: fonts()[name].runs });
    const gap = lineHeight * size - this.pdf.currentLineHeight(true) + lineGap;
    // pdfkit ignores the options after an undefined place.
    this.pdf.text(text.normalize('NFC'), x ?? this.pdf.x, y ?? this.pdf.y, { ...options, lineGap: gap });
  }

  /** A thin line across the page, at the current height. */
  rule(): void {
    const { page, y } = this.pdf;
    this.decorate(() =>
      this.pdf
        .moveTo(page.margins.left, y)
        .lineTo(page.width - page.margins.right, y)
        .lineWidth(0.7)
        .stroke(line),
    );
  }

  /** Ends the document and returns its bytes. */
  end(): Promise<Buffer> {
    this.root.end();
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.pdf.on('error', reject);
      this.pdf.end();
    });
  }
}
