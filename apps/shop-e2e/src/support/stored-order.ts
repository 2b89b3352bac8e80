import { dueOf, type SoldLine } from './catalogue';
import { expect } from './fixtures';

/** Runs one statement and returns its rows. */
export type Query = (text: string, values: readonly unknown[]) => Promise<readonly Row[]>;
export type Row = Readonly<Record<string, unknown>>;

/** The rows of one order. */
export interface StoredOrder {
  readonly order: Row;
  readonly lines: readonly Row[];
  /** The details of each item: number, SIM card, installation. */
  readonly informations: readonly unknown[];
  readonly contracts: readonly Row[];
  readonly payments: readonly Row[];
}

/** The rows of the order with this token; fails when there is none. */
export async function readStoredOrder(query: Query, token: string): Promise<StoredOrder> {
  const [order] = await query('select * from orders where token_value = $1', [token]);
  if (!order) throw new Error('There is no such order in the database');
  const rows = (table: string, orderBy: string, condition = 'true') =>
    query(`select * from ${table} where order_id = $1 and ${condition} order by ${orderBy}`, [order['id']]);
  return {
    order,
    lines: await rows('order_lines', 'position'),
    informations: (await rows('order_complementary', 'position')).map(({ information }) => readJson(information)),
    contracts: await rows('contracts', 'position', `kind = 'contract'`),
    payments: await rows('payments', 'attempt'),
  };
}

/** The number of orders with an e-mail address. */
export async function countOrders(query: Query, email: string): Promise<number> {
  const [row] = await query('select count(*)::int as count from orders where email = $1', [email]);
  return Number(row?.['count']);
}

/** With PGlite the driver parses JSON columns, with PostgreSQL this function does. */
function readJson(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}

/** Expects the order to have exactly these items, at the catalogue's prices. */
export function expectItems({ lines, order }: StoredOrder, expected: readonly SoldLine[]): void {
  const stored = lines.map((line) => ({
    code: line['variant_code'],
    quantity: line['quantity'],
    monthly: line['monthly'],
    activation: line['activation_fee'],
    upfront: line['upfront'],
  }));
  const byCode = (a: { readonly code: unknown }, b: { readonly code: unknown }) =>
    String(a.code).localeCompare(String(b.code));
  expect(stored.sort(byCode)).toEqual([...expected].sort(byCode));
  const installations = lines.reduce(
    (sum, { quantity, installation_fee }) => sum + Number(quantity) * Number(installation_fee),
    0,
  );
  const { monthly, today } = dueOf(expected);
  expect(order).toMatchObject({ monthly_total: monthly, total: today + installations });
}
