/** Runs one statement and returns its rows. */
export type Query = (text: string, values: readonly unknown[]) => Promise<readonly Row[]>;
export type Row = Readonly<Record<string, unknown>>;

/** What the database holds of one order. */
export interface StoredOrder {
  readonly order: Row;
  readonly lines: readonly Row[];
  /** What each item asks for by itself: number, SIM card, installation. */
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

/** How many orders were made under an e-mail address. */
export async function countOrders(query: Query, email: string): Promise<number> {
  const [row] = await query('select count(*)::int as count from orders where email = $1', [email]);
  return Number(row?.['count']);
}

/** PGlite and PostgreSQL differ in who parses JSON columns. */
function readJson(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
