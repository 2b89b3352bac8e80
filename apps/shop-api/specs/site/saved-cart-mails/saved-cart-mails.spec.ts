import { randomUUID } from 'node:crypto';
import { MailUnavailableError, smtpMailer } from '@alzette/server-kit/mail';
import { startMailServer } from '@alzette/server-kit/testing';
import PostalMime from 'postal-mime';
import { mailboxOf, type ShopServer } from '@alzette/shop-api/platform';
import { FakeMailer, itemsOf, wait, work } from '../../../test/outbox';
import { copyOf, openTestShop, sessionToken, type TestShop } from '../../../test/shop';

let shop: TestShop;
let mailer: FakeMailer;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mailer = new FakeMailer();
  await shop.database.deleteFrom('outbox').execute();
  await shop.database.deleteFrom('rate_limits').execute();
});

const mail = { to: 'ada@example.lu', subject: 'Your cart', html: '<p>cart</p>', text: 'cart' };
const siteServer = () => sessionToken({ aud: 'shop-api-internal' });

async function requestMail(change: object = {}, { app = shop.app, token }: { app?: ShopServer; token?: string } = {}) {
  const payload = { ...mail, network: randomUUID(), expiresAt: '2099-12-21T12:00:00.000Z', ...change };
  const headers = { authorization: `Bearer ${token ?? (await siteServer())}` };
  return app.inject({ method: 'POST', url: '/internal/saved-cart-mails', headers, payload });
}
const statusOf = async (...given: Parameters<typeof requestMail>) => (await requestMail(...given)).statusCode;

it('[C5] an enqueued mail is delivered, also after an outage of the mail server', async () => {
  mailer.fault = new MailUnavailableError('away');
  expect(await statusOf()).toBe(204);
  await work(shop, 'saved_cart_mail', mailer);
  mailer.fault = null;
  await wait(shop, 10);
  await work(shop, 'saved_cart_mail', mailer);
  await work(shop, 'saved_cart_mail', mailer);
  expect(mailer.sent).toEqual([{ ...mail, id: expect.stringMatching(/^cart-/u) }]);
  expect(await itemsOf(shop, 'saved_cart_mail')).toMatchObject([{ payload: null, ended_at: expect.any(Date) }]);
});

it('[C5] a mail reaches a real mail server', async () => {
  const server = await startMailServer();
  const smtp = smtpMailer({ smtpUrl: server.url, from: 'shop@alzette.example' }, { senderName: 'Alzette' });
  await requestMail();
  await work(shop, 'saved_cart_mail', smtp);
  smtp.close();
  await server.close();
  const { subject, text, from, messageId } = await PostalMime.parse(server.received[0]?.raw ?? '');
  expect({ subject, text: text?.trim(), from: from?.address }).toEqual({
    subject: mail.subject,
    text: mail.text,
    from: 'shop@alzette.example',
  });
  expect(messageId).toMatch(/^<cart-.+@alzette\.example>$/u);
});

it('[C5] a mail with an expired link is not sent', async () => {
  mailer.fault = new MailUnavailableError('away');
  await requestMail({ expiresAt: new Date(Date.now() + 1_000).toISOString() });
  await work(shop, 'saved_cart_mail', mailer);
  expect(await itemsOf(shop, 'saved_cart_mail')).toMatchObject([
    { payload: null, last_error: 'MailUnavailableError', ended_at: expect.any(Date) },
  ]);
});

it('[C5] one network gets three mails an hour to a mailbox in any spelling, from all instances', async () => {
  const other = await copyOf(shop);
  const spellings = [
    'ada@example.lu',
    'Ada@Example.lu',
    'ada+1@example.lu',
    'ADA@EXAMPLE.LU',
    'ada+news@example.lu',
    'ada@example.lu',
  ];
  const responses = await Promise.all(
    spellings.map((to, index) => requestMail({ to, network: 'house' }, { app: index % 2 ? other : shop.app })),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 204, 204, 429, 429, 429]);
  const refused = responses.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({ code: 'too_many_requests' });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_500);
  expect(await itemsOf(shop, 'saved_cart_mail')).toHaveLength(3);
  expect(await statusOf({ to: 'pierre@example.lu', network: 'house' })).toBe(204);
  await other.close();
});

it('[C5, V7] requests of a stranger leave the owner of the mailbox three mails', async () => {
  for (let count = 0; count < 5; count += 1) await requestMail({ network: 'stranger' });
  expect(await itemsOf(shop, 'saved_cart_mail')).toHaveLength(3);
  for (let count = 0; count < 3; count += 1) expect(await statusOf({ network: 'owner' })).toBe(204);
  await work(shop, 'saved_cart_mail', mailer);
  expect(mailer.sent).toHaveLength(6);
});

it('[C5, V7] a mailbox gets ten mails an hour from all networks together; only sent mails count', async () => {
  mailer.fault = new MailUnavailableError('away');
  for (let count = 0; count < 12; count += 1) expect(await statusOf()).toBe(204);
  for (let count = 0; count < 3; count += 1) {
    await work(shop, 'saved_cart_mail', mailer);
    await wait(shop, 600);
  }
  mailer.fault = null;
  await work(shop, 'saved_cart_mail', mailer);
  expect(mailer.sent).toHaveLength(10);
  const refused = await requestMail();
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  expect(await statusOf({ to: 'pierre@example.lu' })).toBe(204);
});

it('[C5] a network gets ten mails in ten minutes', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push(await statusOf({ to: `ada-${count}@example.lu`, network: 'house' }));
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
});

it('[C5] only the site server may send mails', async () => {
  const tokens = [
    '',
    await sessionToken(),
    await sessionToken({ aud: 'shop-api-internal' }, 'another-key-of-at-least-32-characters'),
    await sessionToken({ aud: 'shop-api-internal', iss: 'somebody' }),
    await sessionToken({ aud: 'shop-api-internal', exp: 1 }),
  ];
  for (const token of tokens)
    expect((await requestMail({}, { token })).json()).toMatchObject({ status: 401, code: 'server_required' });
  expect(await itemsOf(shop, 'saved_cart_mail')).toEqual([]);
  // The site server's token is not a session.
  const { statusCode } = await shop.app.inject({
    url: '/api/v2/shop/orders/x',
    headers: { authorization: `Bearer ${await siteServer()}` },
  });
  expect(statusCode).toBe(401);
});

it.each([
  { to: 'ada@example.lu, eve@example.lu' },
  { to: 'ada' },
  { subject: 's'.repeat(201) },
  { expiresAt: 'soon' },
  { cc: 'eve@example.lu' },
])('[C5] an invalid mail is refused: %o', async (change) => expect(await statusOf(change)).toBe(400));

it.each([
  ['Ada@Example.lu', 'ada@example.lu'],
  ['ada+x+y@example.lu', 'ada@example.lu'],
  ['ａda@example.lu', 'ada@example.lu'],
])('%s is counted as the mailbox %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
