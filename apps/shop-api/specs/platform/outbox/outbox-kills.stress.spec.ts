import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { stressRun, startMailServer } from '@alzette/server-kit/testing';
import { enqueue } from '@alzette/shop-api/platform';
import { type OpenDatabase, openPostgres } from '@alzette/shop-api/platform/testing';
import { wait } from '../../../test/outbox';
import { createDatabase, sharedServer, type TestDatabase } from '../../../test/postgres';
import { buildServer, startServer, type BuiltServer, type ServerProcess } from '../../../test/server-process';

const row = stressRun('outbox-kills', { test: 8, full: 20, stress: 1_000 });
const mailsPerKill = 50;

let place: TestDatabase;
let built: BuiltServer;
let opened: OpenDatabase;
let mails: Awaited<ReturnType<typeof startMailServer>>;
const running: ServerProcess[] = [];

beforeAll(async () => {
  built = buildServer();
  place = await createDatabase(sharedServer());
  opened = await openPostgres(place.url);
  mails = await startMailServer();
}, 60_000);
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop('SIGKILL')));
  await mails.close();
  await opened.close();
  await place.drop();
  built.remove();
});

async function startWorker(): Promise<void> {
  const server = await startServer(built, { DATABASE_URL: place.url, ALZETTE_SMTP_URL: mails.url });
  running.push(server);
  await server.ready();
}
const waiting = async () =>
  (await opened.database.selectFrom('outbox').select('id').where('ended_at', 'is', null).execute()).length;

it('[L2, C5] each mail is sent once while two sending servers are killed in turn', async () => {
  await Promise.all([startWorker(), startWorker()]);
  let kills = 0;
  for (let queued = 0; queued < row.tries; queued += mailsPerKill) {
    const ids = Array.from(
      { length: Math.min(mailsPerKill, row.tries - queued) },
      (_value, index) => `cart-${queued + index}`,
    );
    for (const id of ids) {
      const payload = { to: `${id}@example.lu`, subject: 's', html: 'h', text: 't' };
      await enqueue(opened.database, { kind: 'saved_cart_mail', id, payload });
    }
    // Kills the server at any moment of its work.
    const before = mails.received.length;
    while (mails.received.length < before + 5) await sleep(1);
    await running.shift()?.stop('SIGKILL');
    kills += 1;
    await startWorker();
    row.progress(queued);
  }
  for (let left = await waiting(); left > 0; left = await waiting()) {
    await sleep(3_000);
    // Ends the leases of the killed server.
    if ((await waiting()) === left) await wait({ database: opened.database }, 120);
  }
  const sent = await Promise.all(
    mails.received.map(async ({ to, raw }) => ({ to: to[0], id: (await PostalMime.parse(raw)).messageId })),
  );
  const ids = new Map(sent.map(({ to, id }) => [to, id]));
  expect(ids.size).toBe(row.tries);
  // Mails are repeated only after a kill between their acceptance and the record of it, under the same id.
  const atOnce = 5;
  for (const { to, id } of sent) expect(id).toBe(ids.get(to));
  expect(sent.length - ids.size).toBeLessThanOrEqual(kills * atOnce);
  row.result({ mails: row.tries, kills, sent: sent.length, ids: new Set(ids.values()).size });
});
