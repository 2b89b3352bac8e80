import { randomBytes } from 'node:crypto';
import type { OrderItemRow } from '../order/order-repository';
import type { Contract } from './contract-repository';
import { contractTexts } from './contract-texts';
import type { ExpectedDocument } from './expected-documents';
import { gatherFacts, type DocumentSources } from './gather-facts';
import { gatherMandateFacts } from './mandate/mandate-facts';
import { mandateTexts } from './mandate/mandate-texts';
import { writeMandatePdf } from './mandate/write-mandate-pdf';
import { writeContractPdf } from './pdf/write-contract-pdf';
import { summaryTexts } from './summary/summary-texts';
import { writeSummaryPdf } from './summary/write-summary-pdf';

/** A document that is written, and not stored yet. */
export type Draft = Pick<Contract, 'name' | 'filename' | 'content' | 'position' | 'mandate_reference'>;

interface References {
  readonly reference: string;
  readonly summaryReference: string;
}

const documentsOfLine = {
  summary: { texts: summaryTexts, write: writeSummaryPdf, suffix: '-summary' },
  contract: { texts: contractTexts, write: writeContractPdf, suffix: '' },
} as const;

/** Writes one document of an order. */
export async function draftDocument(
  sources: DocumentSources,
  document: ExpectedDocument,
  references: References,
): Promise<Draft> {
  const line = sources.lines.find(({ identifier }) => identifier === document.line_identifier);
  if (document.kind === 'mandate' || !line) return draftMandate(sources);
  return draftOfLine(sources, line, documentsOfLine[document.kind], references);
}

async function draftOfLine(
  sources: DocumentSources,
  line: OrderItemRow,
  { texts, write, suffix }: (typeof documentsOfLine)['summary' | 'contract'],
  references: References,
): Promise<Draft> {
  const { subscription, position } = line;
  if (!subscription) throw new Error('A line without a subscription has no documents');
  const facts = gatherFacts(sources, line, subscription, references);
  return {
    name: texts[facts.language].name(facts.plan.name),
    filename: filenameOf(`${line.product_code}${suffix}`),
    content: await write(facts),
    position,
    mandate_reference: null,
  };
}

async function draftMandate(sources: DocumentSources): Promise<Draft> {
  const facts = gatherMandateFacts(sources);
  return {
    name: mandateTexts[facts.language].name,
    filename: filenameOf('sepa-mandate'),
    content: await writeMandatePdf(facts),
    position: sources.lines.length,
    mandate_reference: facts.reference,
  };
}

/** Nobody guesses it. */
function filenameOf(name: string): string {
  return `${name}-${randomBytes(18).toString('base64url')}.pdf`;
}
