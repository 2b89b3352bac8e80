// Measures how many mails a second a shop API delivers from its outbox to a mail server on this machine.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const count = 1_000;
const html = `<p>${'Your cart is saved. '.repeat(250)}</p>`;

/**
 * Mails per second between the first mail and the last of 1,000 to different mailboxes.
 *
 * @param {{ url: string }} database of the shop API
 * @param {{ received: readonly unknown[] }} mails its mail server
 */
export async function measureMails(database, mails) {
  const before = mails.received.length;
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(
    `insert into outbox (id, kind, payload, next_attempt_at)
    select $1 || number, 'saved_cart_mail', jsonb_set($2::jsonb, '{to}', to_jsonb('visitor-' || number || '@example.lu')), now()
    from generate_series(1, $3) as number`,
    [
      `bench-${randomUUID()}-`,
      JSON.stringify({ to: '', subject: 'Your cart', html, text: 'Your cart is saved.' }),
      count,
    ],
  );
  await client.end();
  while (mails.received.length === before) await sleep(1);
  const startedAt = performance.now();
  while (mails.received.length < before + count) await sleep(1);
  return Math.round(((count - 1) / (performance.now() - startedAt)) * 1_000);
}
