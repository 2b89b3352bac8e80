import type { Mailer } from '@alzette/server-kit/mail';
import type { Locale } from '@alzette/shop-model';
import { findOrder, presentOrder, recordInformedOfWithdrawal } from '@alzette/shop-api/order';
import { findPaidCard } from '@alzette/shop-api/payment';
import {
  type AnyMessage,
  completeMessage,
  type Executor,
  type OutboxHandler,
  type ShopContext,
} from '@alzette/shop-api/platform';
import { findContractFiles } from '../contracts/contract-repository';
import { writePdf } from '../contracts/write-pdf';
import { confirmationMails } from './confirmation-mails';
import type { MailedDocument } from './order-mail';
import { receiptMail } from './receipt-mail';

declare module '@alzette/shop-api/platform/outbox' {
  interface OutboxPayloads {
    /** The mail about a confirmed order: a receipt for prepaid, else its confirmation with the documents. */
    readonly receipt: { readonly orderId: string };
  }
}

/** The receipt or confirmation of an order, to enqueue in the transaction that confirms it. */
export function receiptOf(orderId: string): AnyMessage {
  return { kind: 'receipt', id: receiptId(orderId), payload: { orderId } };
}

/** Cancels an unsent receipt, because its recipient is erased. */
export function cancelReceipt(transaction: Executor, orderId: string): Promise<void> {
  return completeMessage(transaction, { id: receiptId(orderId) });
}

type ReceiptContext = Pick<ShopContext, 'database' | 'legalTexts' | 'operator' | 'siteUrl' | 'now'>;

/** Sends the receipt or the confirmation of an order, with the same Message-IDs on every attempt. */
export function sendReceipt(context: ReceiptContext, mailer: Mailer): OutboxHandler<'receipt'> {
  const { database, operator, siteUrl, now } = context;
  const legalDocuments = legalDocumentsOf(context);
  return async ({ orderId }, id) => {
    const order = await findOrder(database, orderId);
    if (!order) throw new Error('The order of a receipt does not exist');
    const presented = await presentOrder(database, order, await findPaidCard(database, orderId));
    const documents = [...(await findContractFiles(database, orderId)), ...(await legalDocuments(order.language))];
    const receipt = { order: presented, language: order.language, operator, siteUrl, documents };
    const mails = order.checkout === 'esales' ? confirmationMails(receipt) : [receiptMail(receipt)];
    for (const [index, mail] of mails.entries())
      await mailer.send({ id: index === 0 ? id : `${id}-${index + 1}`, ...mail });
    // The mails contain the information about the right of withdrawal.
    await recordInformedOfWithdrawal(database, orderId, now());
  };
}

/**
 * The terms and the information about the right of withdrawal, which have to be on a durable medium (Directive 2011/83/EU, art. 8(7)). They
 * are generated once for each language, also for receipts that are sent together.
 */
function legalDocumentsOf({ legalTexts, operator }: Pick<ReceiptContext, 'legalTexts' | 'operator'>) {
  const documentsByLanguage = new Map<Locale, Promise<readonly MailedDocument[]>>();
  const write = (language: Locale) =>
    Promise.all(
      [legalTexts.terms[language], legalTexts.withdrawal[language]].map(async (text) => ({
        name: text.title,
        content: await writePdf({ kind: 'legal', facts: { text, operator, language } }, 'receipts'),
      })),
    );
  return (language: Locale): Promise<readonly MailedDocument[]> => {
    const documents = documentsByLanguage.get(language) ?? write(language);
    documentsByLanguage.set(language, documents);
    // The next receipt tries again.
    documents.catch(() => documentsByLanguage.delete(language));
    return documents;
  };
}

function receiptId(orderId: string): string {
  return `receipt-${orderId}`;
}
