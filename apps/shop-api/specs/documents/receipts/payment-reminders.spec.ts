import { MailUnavailableError } from '@alzette/server-kit/mail';
import { topUpEmail, type Locale, withFirst } from '@alzette/shop-model';
import { expireOrders } from '@alzette/shop-api/checkout';
import type { PaymentSession } from '@alzette/shop-api/payment/testing';
import { type Journey, orderSigned } from '../../../test/journey';
import { FakeMailer, itemsOf, wait, work } from '../../../test/outbox';
import { ageOrders } from '../../../test/history';
import { starterPack, starterPackPayment, topUp, topUpPayment } from '../../../test/prepaid';
import { openTestShop, type TestShop } from '../../../test/shop';
import { sendWebhook, webhooksHandled } from '../../../test/webhook';

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

const delay = 30 * 60;
const send = () => work(shop, 'payment_reminder', mailer);
async function sendAfterDelay(): Promise<void> {
  await wait(shop, delay);
  await send();
}
const waiting = async () => (await itemsOf(shop, 'payment_reminder')).filter(({ ended_at }) => ended_at === null);

/** Opens the payment page of an order and ends there, then returns. */
async function payment({ guest, token }: Journey, status: PaymentSession['status']): Promise<void> {
  await guest.paymentUrl(token);
  shop.partners.payments.settle(status);
  await guest.confirm(token);
}

async function failed(
  preferredLanguage: Locale = 'fr',
  status: PaymentSession['status'] = 'declined',
): Promise<Journey> {
  const journey = await orderSigned(shop, { preferredLanguage });
  await payment(journey, status);
  return journey;
}

const spaced = (text = '') => text.replace(/[\u00a0\u202f]/gu, ' ');

const languages: readonly (readonly [Locale, string, readonly string[]])[] = [
  [
    'fr',
    'Votre commande Alzette n’est pas encore payée',
    ['Bonjour,', '19,00 €', 'Payer ma commande', 'À payer avant le'],
  ],
  ['en', 'Your Alzette order is not paid yet', ['Hello,', '€19.00', 'Pay my order', 'To pay before']],
  [
    'de',
    'Ihre Bestellung bei Alzette ist noch nicht bezahlt',
    ['Guten Tag,', '19,00 €', 'Bestellung bezahlen', 'Zu zahlen bis'],
  ],
];
it.each(languages)(
  '[K8] a declined payment is followed by a mail in %s that leads back to the order',
  async (language, subject, facts) => {
    const { token } = await failed(language);
    await send();
    expect(mailer.sent).toEqual([]);
    await sendAfterDelay();
    const [mail] = mailer.sent;
    expect(mailer.sent.map(({ to, subject: line }) => [to, line])).toEqual([['ada@example.lu', subject]]);
    const link = `http://localhost:4200/fr/checkout?step=confirmation&order_token=${token}&type=esales`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    const { at } = await shop.database
      .selectFrom('order_history')
      .select('at')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'long',
      timeZone: 'Europe/Luxembourg',
    });
    for (const part of [spaced(mail?.text), spaced(mail?.html)])
      for (const fact of [
        ...facts,
        'Alzette M',
        '8002 4000',
        spaced(withFirst(day.format(at.getTime() + 72 * 3_600_000), language)),
      ])
        expect(part).toContain(fact);
  },
);

it('[K8] a link from the mail shows the order to the session that made it, and to no other', async () => {
  const { guest, token } = await failed();
  expect((await guest.order(token)).body.paymentState).toBe('declined');
  expect((await (await shop.guest()).order(token)).status).toBe(404);
  await guest.paymentUrl(token);
  shop.partners.payments.settle('paid');
  expect((await guest.confirm(token)).body.state).toBe('confirmed');
});

it('[K8] the mail repeats nothing that was typed', async () => {
  const guest = await shop.visitor();
  const spam = {
    ...starterPack().billingAddress,
    firstName: 'Visit evil.example',
    street: '1 evil.example',
    additionalInformation: 'evil.example',
  };
  const { body } = await guest.createOrder(starterPack({ billingAddress: spam, shippingAddress: spam }));
  await guest.paymentUrl(body.tokenValue, { ...starterPackPayment, description: 'evil.example' });
  await sendWebhook(shop, shop.partners.payments.settle('declined'));
  await webhooksHandled(shop);
  await sendAfterDelay();
  expect(mailer.sent).toHaveLength(1);
  expect(`${mailer.sent[0]?.subject}${mailer.sent[0]?.html}${mailer.sent[0]?.text}`).not.toMatch(/evil/u);
});

it('[K8] each order is mailed about once, however many payments fail', async () => {
  const journey = await failed();
  await payment(journey, 'expired');
  await payment(journey, 'declined');
  await wait(shop, delay);
  await Promise.all([send(), send()]);
  await payment(journey, 'declined');
  await sendAfterDelay();
  expect(mailer.sent).toHaveLength(1);
});

it('[K8] nothing is mailed about a payment that the shopper cancelled', async () => {
  await failed('fr', 'cancelled');
  await sendAfterDelay();
  expect(await itemsOf(shop, 'payment_reminder')).toEqual([]);
});

const endings: readonly (readonly [string, (journey: Journey) => Promise<unknown>])[] = [
  ['paid', (journey) => payment(journey, 'paid')],
  ['cancelled', ({ guest, token }) => guest.cancel(token)],
  [
    'expired',
    async () => {
      await ageOrders(shop, 73);
      await expireOrders(shop.context);
    },
  ],
];
it.each(endings)('[K8] nothing is mailed once the order is %s', async (_title, end) => {
  const journey = await failed();
  await end(journey);
  await sendAfterDelay();
  expect(mailer.sent).toEqual([]);
  expect(await waiting()).toEqual([]);
});

it('[K8] the mail waits for a payment that runs when it is due', async () => {
  const journey = await failed();
  await journey.guest.paymentUrl(journey.token);
  await sendAfterDelay();
  expect(mailer.sent).toEqual([]);
  await sendWebhook(shop, shop.partners.payments.settle('expired'));
  await webhooksHandled(shop);
  await sendAfterDelay();
  expect(mailer.sent).toHaveLength(1);
});

it('[K8] a top-up without an e-mail gets no mail', async () => {
  const guest = await shop.visitor();
  const { body } = await guest.createOrder(topUp({ email: topUpEmail }));
  await guest.paymentUrl(body.tokenValue, topUpPayment);
  shop.partners.payments.settle('declined');
  await guest.confirm(body.tokenValue);
  await sendAfterDelay();
  expect(mailer.sent).toEqual([]);
});

it('[K8] a mailbox gets three such mails a day, and an outage of the mail server does not count', async () => {
  mailer.fault = new MailUnavailableError('away');
  await failed();
  for (let tries = 0; tries < 5; tries += 1) await sendAfterDelay();
  mailer.fault = null;
  for (let orders = 0; orders < 4; orders += 1) await failed();
  for (let tries = 0; tries < 3; tries += 1) await sendAfterDelay();
  expect(mailer.sent).toHaveLength(3);
  expect(await waiting()).toEqual([]);
});
