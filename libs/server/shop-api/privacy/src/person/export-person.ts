import { type Executor, findMessagesTo, type ShopContext } from '@alzette/shop-api/platform';
import { type ExportedRow, findOrdersOfPerson, findRowsOfOrders } from './person-repository';

export interface ExportedPerson {
  readonly exportedAt: string;
  readonly notes: readonly string[];
  /** By table; amounts in cents, files in base64. */
  readonly tables: Readonly<Record<string, readonly ExportedRow[]>>;
}

/** The data that the shop holds about a person (GDPR, art. 15 and 20), and the ids of the orders. */
export async function exportPerson(
  database: Executor,
  person: string,
  { now }: Pick<ShopContext, 'now'>,
): Promise<{ readonly output: ExportedPerson; readonly orderIds: readonly string[]; readonly personal: true }> {
  const orders = await findOrdersOfPerson(database, person);
  const rows = await findRowsOfOrders(database, orders);
  const messages = (await findMessagesTo(database, person)).map(({ id, kind, createdAt }) => ({ id, kind, createdAt }));
  return {
    output: {
      exportedAt: now().toISOString(),
      notes: [
        'Purposes, recipients and periods are in the privacy notice of the shop.',
        'Identity checks without an order, repeated requests and choices about analytics name no mail address; they are deleted after 30 and 400 days.',
        'The customer system, the payment provider, the identity and the signature service hold data of their own.',
      ],
      tables: { ...rows, outbox: messages },
    },
    orderIds: orders.map(({ id }) => id),
    personal: true,
  };
}
