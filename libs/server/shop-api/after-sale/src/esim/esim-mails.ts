import type { Mailer } from '@alzette/server-kit/mail';
import { findOrder, findOrderParts, type OrderParts } from '@alzette/shop-api/order';
import { type AnyMessage, completeMessage, type Executor, type OutboxHandler } from '@alzette/shop-api/platform';
import { esimMail } from './compose-esim-mail';
import type { EsimContext } from './esim-service';

/** One eSIM of an order. */
interface OrderedEsim {
  /** The same on every attempt: the deduplication key of its message and the reference of its profile. */
  readonly reference: string;
  /** The identifier of its line item. */
  readonly identifier: string;
  readonly variantCode: string;
  readonly planName: string;
}

declare module '@alzette/shop-api/platform/outbox' {
  interface OutboxPayloads {
    /** An eSIM of a confirmed order, whose activation code is mailed. */
    readonly esim_mail: { readonly orderId: string };
  }
}

/** A mail for each eSIM of an order, to enqueue in the transaction that confirms it. */
export function esimMailsOf(orderId: string, parts: OrderParts): AnyMessage[] {
  return esimsOf(orderId, parts).map(({ reference }) => ({ kind: 'esim_mail', id: reference, payload: { orderId } }));
}

/**
 * Cancels unsent mails, because their recipient is erased or the contract of one line item has ended. Call it before the responses of the
 * order are deleted.
 */
export async function cancelEsimMails(transaction: Executor, orderId: string, itemIdentifier?: string): Promise<void> {
  for (const { reference, identifier } of await findEsims(transaction, orderId))
    if (itemIdentifier === undefined || identifier === itemIdentifier)
      await completeMessage(transaction, { id: reference });
}

/** Asks the eSIM system for the activation code and mails it. A retry gets the same code, and its mail the same Message-ID. */
export function sendEsimMail(
  { database, operator, partners }: Pick<EsimContext, 'database' | 'operator' | 'partners'>,
  mailer: Mailer,
): OutboxHandler<'esim_mail'> {
  return async ({ orderId }, id) => {
    const order = await findOrder(database, orderId);
    const esim = (await findEsims(database, orderId)).find(({ reference }) => reference === id);
    if (!order?.number || !esim) throw new Error('The order of an eSIM does not exist');
    const { reference, variantCode, planName } = esim;
    const activationCode = await partners.esim.activationCode({ reference, orderNumber: order.number, variantCode });
    await mailer.send({
      id,
      ...(await esimMail({ order, language: order.language, operator, planName, activationCode })),
    });
  };
}

async function findEsims(database: Executor, orderId: string): Promise<OrderedEsim[]> {
  return esimsOf(orderId, await findOrderParts(database, orderId));
}

function esimsOf(orderId: string, { items, complementary }: OrderParts): OrderedEsim[] {
  return complementary.flatMap(({ identifier, simType }, line) => {
    const item = items.find((each) => each.identifier === identifier);
    if (simType !== 'eSIM' || !item) return [];
    return Array.from({ length: item.quantity }, (_value, piece) => ({
      identifier,
      reference: `esim-${orderId}-${line + 1}-${piece + 1}`,
      variantCode: item.variant_code,
      planName: item.subscription?.variantName ?? item.variant_name,
    }));
  });
}
