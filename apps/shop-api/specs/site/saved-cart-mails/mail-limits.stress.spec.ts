import { stressRun } from '@alzette/server-kit/testing';
import type { ShopServer } from '@alzette/shop-api/platform';
import { FakeMailer, work } from '../../../test/outbox';
import { copyOf, openTestShop, sessionToken, type TestShop } from '../../../test/shop';

const row = stressRun('mail-limits', { test: 200, full: 200, stress: 1_000 });

let shop: TestShop;
let copies: readonly ShopServer[];

beforeAll(async () => {
  shop = await openTestShop();
  copies = [shop.app, await copyOf(shop)];
}, 60_000);
afterAll(async () => {
  await copies[1]?.close();
  await shop.close();
});

it('[C5] a mailbox in any spelling gets ten mails an hour over two instances, asked for by any number of networks', async () => {
  const mailboxes = Math.ceil(row.tries / 20);
  const authorization = `Bearer ${await sessionToken({ aud: 'shop-api-internal' })}`;
  const spell = (name: string, index: number) =>
    [`${name}@example.lu`, `${name.toUpperCase()}@EXAMPLE.lu`, `${name}+${index}@example.lu`][index % 3] ?? '';
  const requestMail = (index: number) =>
    (copies[index % 2] ?? shop.app).inject({
      method: 'POST',
      url: '/internal/saved-cart-mails',
      headers: { authorization },
      payload: {
        to: spell(`ada${index % mailboxes}`, index),
        subject: 's',
        html: 'h',
        text: 't',
        network: `n${index}`,
        expiresAt: '2099-01-01T00:00:00Z',
      },
    });
  const statuses: number[] = [];
  for (let begin = 0; begin < row.tries; begin += 50) {
    const batch = Array.from({ length: Math.min(50, row.tries - begin) }, (_value, index) =>
      requestMail(begin + index),
    );
    statuses.push(...(await Promise.all(batch)).map(({ statusCode }) => statusCode));
    row.progress(statuses.length);
  }
  // Each asks from a network of its own.
  expect(new Set(statuses)).toEqual(new Set([204]));
  const mailer = new FakeMailer();
  await Promise.all([work(shop, 'saved_cart_mail', mailer), work(shop, 'saved_cart_mail', mailer)]);
  const perMailbox = new Map<string, number>();
  for (const { to } of mailer.sent) {
    const mailbox = to.toLowerCase().replace(/\+.*@/u, '@');
    perMailbox.set(mailbox, (perMailbox.get(mailbox) ?? 0) + 1);
  }
  expect([...perMailbox.values()]).toEqual(Array<number>(mailboxes).fill(10));
  row.result({
    asked: statuses.length,
    mailboxes,
    mailed: mailer.sent.length,
    mostToOne: Math.max(...perMailbox.values()),
  });
});
