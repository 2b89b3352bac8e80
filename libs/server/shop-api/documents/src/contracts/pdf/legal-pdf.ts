import type { Operator } from '@alzette/operator-config';
import type { LegalBlock, LegalText, Locale, TextRun } from '@alzette/shop-model';
import { annexTexts } from '../annex/annex-texts';
import { formatDay } from './format';
import { PageLayout } from './page-layout';

/** A legal text of the operator as an A4 PDF, the same for each version. Links are printed as their text. */
export function writeLegalPdf(
  { title, version, blocks }: LegalText,
  operator: Pick<Operator, 'name' | 'legalName' | 'theme'>,
  language: Locale,
): Promise<Buffer> {
  const texts = annexTexts[language];
  const dated = `${texts.version} ${formatDay(version, language)}`;
  const page = new PageLayout(title, operator.legalName, language, new Date(version));
  page.letterhead(operator, title);
  page.paragraph(dated);
  for (const block of blocks) writeBlock(page, block);
  return page.finish((number, count) => [operator.legalName, title, dated, texts.page(number, count)].join('  ·  '));
}

function writeBlock(page: PageLayout, block: LegalBlock): void {
  switch (block.type) {
    case 'heading':
      return page.heading(textOf(block.runs));
    case 'paragraph':
      return page.paragraph(textOf(block.runs));
    case 'list':
      return page.list(block.items.map(textOf), block.isOrdered);
    case 'table':
      for (const [first = [], ...others] of block.rows) page.row(textOf(first), others.map(textOf).join('\n'));
  }
}

function textOf(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}
