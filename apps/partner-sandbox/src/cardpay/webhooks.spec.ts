import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startSandbox, type TestSandbox } from '../testing/sandbox';

interface Received {
  readonly signature: string;
  readonly text: string;
  readonly event: { readonly id: string; readonly type: string; readonly session: Record<string, string> };
}

let sandbox: TestSandbox;
let shop: Server;
let webhookUrl: string;
let received: Received[];
let responses: number[];

beforeEach(async () => {
  received = [];
  responses = [];
  shop = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push({ signature: String(request.headers['webhook-signature']), text, event: JSON.parse(text) });
      response.writeHead(responses.shift() ?? 204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhooks`;
  sandbox = await startSandbox();
});
afterEach(async () => {
  await sandbox.close();
  shop.close();
});

const card = { action: 'pay', name: 'Camille Weber', number: '4242 4242 4242 4242', expiry: '09/29', code: '123' };
async function open(changes: object = {}): Promise<string> {
  const order = {
    reference: 'order-1',
    amount: 2900,
    currency: 'EUR',
    language: 'fr',
    description: '',
    returnUrl: 'http://localhost:4200/fr',
  };
  return (await sandbox.post('/cardpay/sessions', { ...order, webhookUrl, ...changes })).json().id;
}
const pay = (id: string, changes: Record<string, string> = {}) =>
  sandbox.submit(`/cardpay/pay/${id}`, { ...card, ...changes });
const setBehaviour = (behaviour: object) => sandbox.post('/sandbox/behaviour', { target: 'cardpay', ...behaviour });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(count: number): Promise<readonly Received[]> {
  for (let tries = 0; received.length < count && tries < 200; tries += 1) await pause(10);
  return received;
}

it('[K8] a webhook reports the outcome, signed over time and body', async () => {
  const id = await open();
  await pay(id);
  const [webhook] = await until(1);
  expect(webhook?.event).toMatchObject({ type: 'payment.paid', session: { id, reference: 'order-1', status: 'paid' } });
  const [, seconds = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/u.exec(webhook?.signature ?? '') ?? [];
  expect(Number(seconds)).toBe(Date.UTC(2026, 10, 21) / 1000);
  const expected = createHmac('sha256', 'a webhook key for tests').update(`${seconds}.${webhook?.text}`).digest('hex');
  expect(signature).toBe(expected);
});

it('[K8, K10] 3-D Secure payments, declines, cancellations and expiries send one webhook each', async () => {
  const challenged = await open();
  await pay(challenged, { number: '4000 0000 0000 3220' });
  await sandbox.submit(`/cardpay/pay/${challenged}/secure`, { 'secure-code': '123456' });
  await pay(await open(), { number: '4000 0000 0000 0002' });
  await pay(await open(), { action: 'cancel' });
  await open();
  sandbox.passMinutes(31);
  await until(4);
  await pause(1_200);
  const types = received.map(({ event }) => event.type).sort();
  expect(types).toEqual(['payment.cancelled', 'payment.declined', 'payment.expired', 'payment.paid']);
});

it('[K8] a failed webhook is retried with the same event until a 2xx response', async () => {
  responses = [500, 503];
  await pay(await open());
  await until(3);
  await pause(100);
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ text }) => text)).size).toBe(1);
});

it('[K8] a webhook is dropped after the last retry', async () => {
  responses = Array.from({ length: 20 }, () => 500);
  await pay(await open());
  await until(4);
  await pause(150);
  expect(received).toHaveLength(4);
});

it('undelivered webhooks are resumed after a restart', async () => {
  responses = [500, 500, 500];
  await setBehaviour({ webhookDelayMs: 600_000 });
  await pay(await open());
  expect(received).toEqual([]);
  await sandbox.restart();
  await until(1);
  expect(received[0]?.event.type).toBe('payment.paid');
});

it('webhooks are dropped, doubled and delayed as set', async () => {
  await setBehaviour({ webhooks: 'drop' });
  await pay(await open());
  await pause(100);
  expect(received).toEqual([]);
  await setBehaviour({ webhooks: 'double' });
  await pay(await open());
  await until(2);
  expect(new Set(received.map(({ event }) => event.id)).size).toBe(1);
  await setBehaviour({ webhookDelayMs: 200 });
  await pay(await open());
  await pause(100);
  expect(received).toHaveLength(2);
  expect(await until(3)).toHaveLength(3);
});

it('[L2] a held payment stays pending, and is paid and reported after the reset', async () => {
  await setBehaviour({ holdPayments: true });
  const id = await open();
  const response = await pay(id);
  expect(String(response.headers.location)).toContain('payment_status=pending');
  const key = { authorization: 'Bearer a partner key for tests' };
  expect((await sandbox.get(`/cardpay/sessions/${id}`, key)).json()).toMatchObject({ status: 'pending' });
  expect((await sandbox.get(`/cardpay/pay/${id}`)).body).toContain('Votre banque traite ce paiement');
  sandbox.passMinutes(31);
  expect((await sandbox.get(`/cardpay/sessions/${id}`, key)).json()).toMatchObject({ status: 'pending' });
  expect(received).toEqual([]);
  await sandbox.post('/sandbox/behaviour/reset', {});
  await until(1);
  expect(received[0]?.event).toMatchObject({ type: 'payment.paid', session: { id } });
  expect((await sandbox.get(`/cardpay/sessions/${id}`, key)).json()).toMatchObject({ status: 'paid' });
});

it('a session without a webhook address sends none', async () => {
  await pay(await open({ webhookUrl: undefined }));
  await pause(50);
  expect(received).toEqual([]);
});
