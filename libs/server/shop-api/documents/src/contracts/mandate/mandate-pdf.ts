import { addressLines, formatIban } from '@alzette/shop-model';
import { PageLayout } from '../pdf/page-layout';
import { formatDay } from '../pdf/format';
import type { MandateFacts } from '../document-facts';
import { mandateTexts } from './mandate-texts';

/** The mandate as an A4 PDF in the order's language. */
export function writeMandatePdf({
  reference,
  language,
  date,
  creditor,
  debtor,
  iban,
  bic,
}: MandateFacts): Promise<Buffer> {
  const texts = mandateTexts[language];
  const page = new PageLayout(texts.name, creditor.legalName, language);
  page.letterhead(creditor, texts.name);
  page.row(texts.reference, reference);
  page.heading(texts.creditor);
  page.row(texts.nameAndAddress, [creditor.legalName, ...creditor.address, texts.country].join('\n'));
  page.row(texts.creditorId, creditor.id);
  page.heading(texts.debtor);
  page.row(texts.nameAndAddress, [debtor.name, ...addressLines(debtor.address), texts.country].join('\n'));
  page.row(texts.iban, formatIban(iban));
  if (bic !== null) page.row(texts.bic, bic);
  page.row(texts.kind, texts.recurrent);
  page.heading(texts.authorisation);
  page.paragraph(texts.authorisationText(creditor.legalName));
  page.paragraph(texts.refundText);
  page.paragraph(texts.rightsText);
  page.heading(texts.signature);
  page.row(texts.place, debtor.address.city);
  page.row(texts.date, formatDay(date, language));
  page.signature(texts.debtor, debtor.name);
  page.paragraph(texts.signatureText);
  return page.finish((number, count) => [creditor.legalName, reference, texts.page(number, count)].join('  ·  '));
}
