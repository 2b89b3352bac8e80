import { sql } from 'kysely';
import type { Mail, Mailer } from '@alzette/server-kit/mail';
import { createRateCounter, type OrderWebhook, processOutbox } from '@alzette/shop-api/platform';
import type { OutboxKind } from '@alzette/shop-api/platform/testing';
import { outboxHandlers } from '../src/start-jobs';
import { sessionKey, type TestShop } from './shop';

/** A mailer that records mails, or fails with `fault`. */
export class FakeMailer implements Mailer {
  readonly sent: Mail[] = [];
  fault: Error | null = null;

  async send(mail: Mail): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (this.fault) throw this.fault;
    this.sent.push(mail);
  }

  close(): void {
    return undefined;
  }
}

/** Delivers the due messages of one kind, as one instance of the server. */
export function work(
  shop: Pick<TestShop, 'context' | 'database'>,
  kind: OutboxKind,
  mailer: Mailer = new FakeMailer(),
  orderWebhook: OrderWebhook | null = null,
) {
  const works = outboxHandlers({
    context: shop.context,
    mailer,
    rateCounter: createRateCounter(shop.database, sessionKey),
    orderWebhook,
  });
  return processOutbox(shop.database, kind, works[kind] as never);
}

export function itemsOf(shop: Pick<TestShop, 'database'>, kind: OutboxKind) {
  return shop.database.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('created_at').execute();
}

/** Moves the next attempt of all messages into the past. */
export async function wait(shop: Pick<TestShop, 'database'>, seconds: number): Promise<void> {
  await sql`update outbox set next_attempt_at = next_attempt_at - make_interval(secs => ${seconds}::int)`.execute(
    shop.database,
  );
}
