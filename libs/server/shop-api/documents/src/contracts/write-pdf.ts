import type { Operator } from '@alzette/operator-config';
import { threadPool } from '@alzette/server-kit';
import type { LegalText, Locale } from '@alzette/shop-model';
import type { AnnexFacts } from './annex/annex-pdf';
import type { ContractFacts, MandateFacts, SummaryFacts } from './document-facts';

interface LegalFacts {
  readonly text: LegalText;
  readonly operator: Pick<Operator, 'name' | 'legalName' | 'theme'>;
  readonly language: Locale;
}

/** A kind of document and its facts. */
export type PdfContent =
  | { readonly kind: 'annex'; readonly facts: AnnexFacts }
  | { readonly kind: 'contract'; readonly facts: ContractFacts }
  | { readonly kind: 'legal'; readonly facts: LegalFacts }
  | { readonly kind: 'mandate'; readonly facts: MandateFacts }
  | { readonly kind: 'summary'; readonly facts: SummaryFacts };

const threads = threadPool<PdfContent, Uint8Array>(
  'pdf-thread',
  typeof __dirname === 'undefined' ? undefined : __dirname,
);

/**
 * Writes a document in a thread, because it would block the event loop for 20 to 50 ms.
 *
 * @param caller owner of the document; callers take turns
 * @throws ThreadsBusyError
 */
export async function writePdf(content: PdfContent, caller: string): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await threads.run(content, caller);
  return Buffer.from(buffer, byteOffset, byteLength);
}
