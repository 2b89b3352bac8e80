import type { Locale } from '@alzette/shop-model';

interface MandateTexts {
  readonly name: string;
  readonly reference: string;
  readonly creditor: string;
  readonly creditorId: string;
  readonly debtor: string;
  readonly nameAndAddress: string;
  readonly country: string;
  readonly iban: string;
  readonly bic: string;
  readonly kind: string;
  readonly recurrent: string;
  readonly authorisation: string;
  readonly authorisationText: (creditor: string) => string;
  readonly refundText: string;
  readonly rightsText: string;
  readonly place: string;
  readonly date: string;
  readonly signature: string;
  readonly signatureText: string;
  readonly page: (page: number, pages: number) => string;
}

/** The wording of the SEPA Core scheme. */
export const mandateTexts: Record<Locale, MandateTexts> = {
  fr: {
    name: 'Mandat de prélèvement SEPA',
    reference: 'Référence unique du mandat',
    creditor: 'Le créancier',
    creditorId: 'Identifiant créancier SEPA',
    debtor: 'Le débiteur',
    nameAndAddress: 'Nom et adresse',
    country: 'Luxembourg',
    iban: 'IBAN du compte à débiter',
    bic: 'BIC',
    kind: 'Type de paiement',
    recurrent: 'Paiement récurrent',
    authorisation: 'Autorisation',
    authorisationText: (creditor) =>
      `En signant ce formulaire de mandat, vous autorisez (A) ${creditor} à envoyer des instructions à votre banque pour débiter votre compte, et (B) votre banque à débiter votre compte conformément aux instructions de ce créancier.`,
    refundText:
      'Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle. Une demande de remboursement doit être présentée dans les 8 semaines suivant la date de débit de votre compte.',
    rightsText:
      'Vos droits concernant le présent mandat sont expliqués dans un document que vous pouvez obtenir auprès de votre banque.',
    place: 'Lieu',
    date: 'Date',
    signature: 'Signature',
    signatureText: 'Ce mandat est signé électroniquement. La signature et sa date sont jointes à ce document.',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
  en: {
    name: 'SEPA direct debit mandate',
    reference: 'Unique mandate reference',
    creditor: 'The creditor',
    creditorId: 'SEPA creditor identifier',
    debtor: 'The debtor',
    nameAndAddress: 'Name and address',
    country: 'Luxembourg',
    iban: 'IBAN of the account to debit',
    bic: 'BIC',
    kind: 'Type of payment',
    recurrent: 'Recurrent payment',
    authorisation: 'Authorisation',
    authorisationText: (creditor) =>
      `By signing this mandate form, you authorise (A) ${creditor} to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from that creditor.`,
    refundText:
      'As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within 8 weeks starting from the date on which your account was debited.',
    rightsText: 'Your rights are explained in a statement that you can obtain from your bank.',
    place: 'Place',
    date: 'Date',
    signature: 'Signature',
    signatureText: 'This mandate is signed electronically. The signature and its date are attached to this document.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  de: {
    name: 'SEPA-Lastschriftmandat',
    reference: 'Mandatsreferenz',
    creditor: 'Der Zahlungsempfänger',
    creditorId: 'Gläubiger-Identifikationsnummer',
    debtor: 'Der Zahlungspflichtige',
    nameAndAddress: 'Name und Anschrift',
    country: 'Luxemburg',
    iban: 'IBAN des belasteten Kontos',
    bic: 'BIC',
    kind: 'Zahlungsart',
    recurrent: 'Wiederkehrende Zahlung',
    authorisation: 'Ermächtigung',
    authorisationText: (creditor) =>
      `Mit der Unterzeichnung dieses Mandats ermächtigen Sie (A) ${creditor}, Zahlungen von Ihrem Konto mittels Lastschrift einzuziehen, und weisen zugleich (B) Ihr Kreditinstitut an, die von ${creditor} auf Ihr Konto gezogenen Lastschriften einzulösen.`,
    refundText:
      'Sie können innerhalb von 8 Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit Ihrem Kreditinstitut vereinbarten Bedingungen.',
    rightsText: 'Ihre Rechte sind in einem Merkblatt erläutert, das Sie von Ihrem Kreditinstitut erhalten können.',
    place: 'Ort',
    date: 'Datum',
    signature: 'Unterschrift',
    signatureText:
      'Dieses Mandat wird elektronisch unterschrieben. Unterschrift und Datum sind diesem Dokument beigefügt.',
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
};
