import { writeAnnexPdf } from './annex/annex-pdf';
import { writeMandatePdf } from './mandate/mandate-pdf';
import { writeContractPdf } from './pdf/contract-pdf';
import { writeLegalPdf } from './pdf/legal-pdf';
import { writeSummaryPdf } from './summary/summary-pdf';
import type { PdfContent } from './write-pdf';

/** Runs in a thread of `writePdf`. */
export default function writeInThread(content: PdfContent): Promise<Buffer> {
  switch (content.kind) {
    case 'annex':
      return writeAnnexPdf(content.facts);
    case 'contract':
      return writeContractPdf(content.facts);
    case 'legal':
      return writeLegalPdf(content.facts.text, content.facts.operator, content.facts.language);
    case 'mandate':
      return writeMandatePdf(content.facts);
    case 'summary':
      return writeSummaryPdf(content.facts);
  }
}
