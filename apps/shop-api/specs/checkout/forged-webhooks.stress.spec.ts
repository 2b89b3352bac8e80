import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { stressRun } from '@alzette/server-kit/testing';
import { orderPaid } from '../../test/journey';
import { itemsOf } from '../../test/outbox';
import { openTestShop, webhookKey, type TestShop } from '../../test/shop';
import { confirmedByItself, sendWebhook } from '../../test/webhook';

const row = stressRun('forged-webhooks', { test: 30, full: 100, stress: 5_000 });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const hex = fc.stringMatching(/^[0-9a-f]{64}$/u);
const seconds = () => Math.floor(shop.clock.now.getTime() / 1000);
const sign = (body: string, at = seconds(), key = webhookKey) =>
  createHmac('sha256', key).update(`${at}.${body}`).digest('hex');

/** The fault of a webhook about a paid session. */
const forgeries = fc.oneof(
  fc.record({
    kind: fc.constant('key' as const),
    key: fc.string({ minLength: 1, maxLength: 40 }).filter((key) => key !== webhookKey),
  }),
  fc.record({
    kind: fc.constant('age' as const),
    age: fc.integer({ min: 301, max: 10_000_000 }),
    isAhead: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('body' as const), at: fc.nat(200), letter: fc.constantFrom(...'abc "{}:,0') }),
  fc.record({ kind: fc.constant('digit' as const), at: fc.nat(63), digit: fc.constantFrom(...'0123456789abcdef') }),
  fc.record({
    kind: fc.constant('signature' as const),
    text: fc.oneof(
      hex,
      fc.string(),
      hex.map((value) => `t=1,v1=${value}`),
      fc.constant('t=,v1='),
    ),
  }),
);

it('[L2] an unsigned webhook is refused, and a repeated one is ignored', async () => {
  const { token } = await orderPaid(shop);
  const session = [...shop.partners.payments.sessions.values()].at(-1);
  if (!session) throw new Error('No session was made');
  const body = JSON.stringify({ id: 'evt-forged', type: 'payment.paid', session: { id: session.id } });
  let [done, accepted] = [0, 0];
  await fc.assert(
    fc.asyncProperty(forgeries, async (forgery) => {
      const signature = sign(body);
      const options = () => {
        switch (forgery.kind) {
          case 'key':
            return { body, key: forgery.key };
          case 'age':
            return { body, age: forgery.isAhead ? -forgery.age : forgery.age };
          case 'body':
            return {
              body: `${body.slice(0, forgery.at)}${forgery.letter}${body.slice(forgery.at)}`,
              signature: `t=${seconds()},v1=${signature}`,
            };
          case 'digit': {
            const digit = signature[forgery.at] === forgery.digit ? (forgery.digit === '0' ? '1' : '0') : forgery.digit;
            return {
              body,
              signature: `t=${seconds()},v1=${signature.slice(0, forgery.at)}${digit}${signature.slice(forgery.at + 1)}`,
            };
          }
          default:
            return { body, signature: forgery.text };
        }
      };
      const status = await sendWebhook(shop, session, options());
      if (status < 400) accepted += 1;
      expect(status).toBe(401);
      row.progress((done += 1));
    }),
    row.fastCheck,
  );
  expect(await itemsOf(shop, 'payment_webhook')).toEqual([]);

  // The provider is asked once about a repeated event.
  const asked = jest.spyOn(shop.partners.payments, 'findSession');
  for (let begin = 0; begin < row.tries; begin += 20) {
    const again = await Promise.all(Array.from({ length: 20 }, () => sendWebhook(shop, session, { body })));
    expect(new Set(again)).toEqual(new Set([204]));
    row.progress(begin);
  }
  expect(await confirmedByItself(shop, token)).not.toBeNull();
  expect(await itemsOf(shop, 'payment_webhook')).toHaveLength(1);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  row.result({ forged: done, accepted, repeated: row.tries, worked: 1 });
});
