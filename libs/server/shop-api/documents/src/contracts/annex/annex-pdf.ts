import type { Operator } from '@alzette/operator-config';
import type { Locale } from '@alzette/shop-model';
import type { OrderAcceptanceTable } from '../../acceptance-repository';
import { mandateTexts } from '../mandate/mandate-texts';
import { formatDay, formatMoment } from '../pdf/format';
import { PageLayout } from '../pdf/page-layout';
import { annexTexts, type AnnexTexts } from './annex-texts';

/** The content of an annex: the acceptances of an order. */
export interface AnnexFacts {
  readonly operator: Pick<Operator, 'name' | 'legalName' | 'theme'>;
  readonly language: Locale;
  readonly orderNumber: string;
  readonly contracts: readonly { readonly name: string; readonly reference: string }[];
  readonly acceptances: readonly OrderAcceptanceTable[];
  /** Null for an order without a direct debit mandate of its own. */
  readonly mandate: { readonly reference: string; readonly signedAt: Date; readonly sessionHash: string } | null;
}

/** Writes the acceptances of an order as an A4 PDF: each text as it was shown, the rest in the order's language. */
export function writeAnnexPdf(facts: AnnexFacts): Promise<Buffer> {
  const { operator, language, orderNumber, contracts, acceptances } = facts;
  const texts = annexTexts[language];
  const page = new PageLayout(texts.name, operator.legalName, language);
  page.letterhead(operator, texts.title);
  page.row(texts.order, orderNumber);
  if (contracts.length > 0)
    page.row(texts.contracts, contracts.map(({ name, reference }) => `${name}, ${reference}`).join('\n'));
  page.paragraph(texts.intro);
  for (const acceptance of acceptances) writeAcceptance(page, texts, facts, acceptance);
  writeMandate(page, texts, facts);
  page.heading(texts.session);
  page.paragraph(texts.sessionText);
  return page.finish((number, count) => [operator.legalName, orderNumber, texts.page(number, count)].join('  ·  '));
}

function writeAcceptance(
  page: PageLayout,
  texts: AnnexTexts,
  { language }: AnnexFacts,
  { code, text, accepted_at, terms_version, privacy_version, session_hash }: OrderAcceptanceTable,
): void {
  page.heading(texts.headings[code]);
  page.paragraph(text);
  page.row(texts.acceptedAt, texts.inLuxembourg(formatMoment(accepted_at, language)));
  if (terms_version !== null) page.row(texts.terms, formatDay(terms_version, language));
  if (privacy_version !== null) page.row(texts.privacy, formatDay(privacy_version, language));
  if (session_hash !== null) page.row(texts.session, session_hash);
}

function writeMandate(page: PageLayout, texts: AnnexTexts, { language, operator, mandate }: AnnexFacts): void {
  if (!mandate) return;
  const { name, authorisationText, reference } = mandateTexts[language];
  page.heading(name);
  page.paragraph(authorisationText(operator.legalName));
  page.row(reference, mandate.reference);
  page.row(texts.signedAt, texts.inLuxembourg(formatMoment(mandate.signedAt, language)));
  page.row(texts.session, mandate.sessionHash);
}
