import { sql } from 'kysely';
import { uploadMetrics } from '@alzette/shop-api/buyer';
import { paymentMetrics, refundMetrics } from '@alzette/shop-api/payment';
import { outboxMetrics } from '@alzette/shop-api/platform';
import { defaultRetention } from '@alzette/shop-api/platform/testing';
import { runOrders } from '../src/commands/orders/orders-command';
import type { TestShop } from './shop';

/** A use of `alzette-orders` by Ada. Returns what it prints. */
export function asStaff(shop: TestShop, ...args: readonly string[]): Promise<string> {
  return runOrders({ ...shop.context, retention: defaultRetention }, [...args, '--by', 'Ada Lovelace']);
}

/** Like `asStaff`, with the parsed output. */
export async function asStaffJson<Output>(shop: TestShop, ...args: readonly string[]): Promise<Output> {
  return JSON.parse(await asStaff(shop, ...args, '--json'));
}

/** The rows of the log, the oldest first. */
export function staffLog(shop: TestShop) {
  return shop.database.selectFrom('staff_actions').selectAll().orderBy('sequence').execute();
}

/** The value of a metric as Prometheus would read it. */
export async function metricOf(shop: TestShop, name: string): Promise<number | undefined> {
  const metric = [...paymentMetrics, ...refundMetrics, ...outboxMetrics, ...uploadMetrics].find(
    (each) => each.name === name,
  );
  const { rows } = await sql.raw<{ value: number }>(metric?.query ?? '').execute(shop.database);
  return rows[0]?.value;
}
