import type { CustomerInformation } from '@alzette/shop-model';
import { customerInformationOf } from '@alzette/shop-api/buyer';
import { type Order, type OrderParts, partsIn, partsOf } from '@alzette/shop-api/order';
import { type Payment, paymentsIn, paymentsOf } from '@alzette/shop-api/payment';
import type { Executor } from '@alzette/shop-api/platform';
import { acceptancesIn, acceptancesOf, type OrderAcceptanceTable } from './acceptance-repository';
import { contractsIn, contractsOf, type Contract } from './contracts/contract-repository';

/** What an order consists of, and what has happened to it. */
export interface OrderDetails extends OrderParts {
  /** Null as long as it is unknown. */
  readonly customer: CustomerInformation | null;
  /** In reading order, without their files. */
  readonly documents: readonly Contract[];
  /** The newest first. */
  readonly payments: readonly Payment[];
  /** The oldest first. */
  readonly acceptances: readonly OrderAcceptanceTable[];
}

/** All details in one statement, so they are of one moment. Lock the order first if they may not change. */
export async function findOrderDetails(database: Executor, orderId: string): Promise<OrderDetails> {
  return presentDetails(await database.selectNoFrom(detailsOf(database, orderId)).executeTakeFirstOrThrow());
}

/** An order with its details of the same moment; null for an unknown id. */
export async function findOrderWithDetails(
  database: Executor,
  id: string,
): Promise<{ readonly order: Order; readonly details: OrderDetails } | null> {
  const row = await database
    .selectFrom('orders')
    .selectAll()
    .select(detailsOf(database, id))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { items, complementary, customer, documents, payments, acceptances, ...order } = row;
  return { order, details: presentDetails({ items, complementary, customer, documents, payments, acceptances }) };
}

function detailsOf(database: Executor, orderId: string) {
  return [
    ...partsOf(database, orderId),
    customerInformationOf(database, orderId).as('customer'),
    contractsOf(database, orderId).as('documents'),
    paymentsOf(database, orderId).as('payments'),
    acceptancesOf(database, orderId).as('acceptances'),
  ] as const;
}

type StoredDetails = Parameters<typeof partsIn>[0] & {
  readonly customer: { readonly information: CustomerInformation } | null;
  readonly documents: Parameters<typeof contractsIn>[0];
  readonly payments: Parameters<typeof paymentsIn>[0];
  readonly acceptances: Parameters<typeof acceptancesIn>[0];
};

function presentDetails({
  items,
  complementary,
  customer,
  documents,
  payments,
  acceptances,
}: StoredDetails): OrderDetails {
  return {
    ...partsIn({ items, complementary }),
    customer: customer?.information ?? null,
    documents: contractsIn(documents),
    payments: paymentsIn(payments),
    acceptances: acceptancesIn(acceptances),
  };
}
