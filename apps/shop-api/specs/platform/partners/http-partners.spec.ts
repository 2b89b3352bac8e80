import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { PartnerName } from '@alzette/server-kit';
import { loadOperator } from '@alzette/operator-config/load';
import { PartnerClient, PartnerError } from '@alzette/shop-api/platform';
import { ada } from '../../../test/builders';
import { openTestShop, operatorFile, sessionKey } from '../../../test/shop';
import { build } from '../../../src/build';
import { httpPartners, type Partners } from '../../../src/app-context';

/** The partners, as agreed. */
let company: FastifyInstance;
const allAt = (url: string, key = 'key') => {
  const partner = { url, keys: [key] as const };
  const names = ['identity', 'signature', 'payment', 'creditCheck', 'customers', 'esim'] as const;
  return Object.fromEntries(names.map((name) => [name, partner])) as Record<PartnerName, typeof partner>;
};

let partners: Partners;
let url: string;
const seen: { url: string; authorization: string | undefined; idempotencyKey: unknown; body: unknown }[] = [];

let flakyCalls = 0;

const amounts = { amount: 1900, currency: 'EUR' };
const session = { id: 's1', reference: 'r1', ...amounts, status: 'open', transactionId: null, card: null };

beforeAll(async () => {
  company = Fastify();
  company.addHook('preHandler', async ({ url: path, headers, body }) => {
    seen.push({ url: path, authorization: headers.authorization, idempotencyKey: headers['idempotency-key'], body });
  });
  company.post('/cardpay/sessions', async (_request, reply) =>
    reply.code(201).send({ id: 's1', redirectUrl: 'http://pay/s1' }),
  );
  company.get('/cardpay/sessions/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    return id === 's1'
      ? session
      : id === 'broken'
        ? { nonsense: true }
        : reply.code(id === 'away' ? 503 : 404).send({});
  });
  company.get('/identity/verifications/:id', async () => ada);
  company.post('/sign/documents', async (_request, reply) =>
    reply.code(201).send({ id: 'd1', frameUrl: 'http://sign/d1' }),
  );
  company.get('/sign/documents/:id/signed', async (_request, reply) =>
    reply.type('application/pdf').send(Buffer.from('%PDF-')),
  );
  company.get('/flaky', async (request) => {
    flakyCalls += 1;
    if (flakyCalls === 1) return request.raw.socket.destroy();
    return { reason: 'second call' };
  });
  company.get('/poison', async (_request, reply) => reply.code(500).send({}));
  company.get('/slow', () => new Promise(() => {}));
  url = await company.listen({ port: 0, host: '127.0.0.1' });
  partners = httpPartners(loadOperator(operatorFile), allAt(url, 'partner-key'));
});
afterAll(() => company.close());

it('[K8] a payment session is created with an idempotency key', async () => {
  const opened = await partners.payments.createSession({
    reference: 'r1',
    amount: 1900,
    currency: 'EUR',
    language: 'fr',
    description: 'Alzette',
    returnUrl: 'http://localhost:4200/fr/checkout',
    webhookUrl: 'http://localhost:4300/api/v2/webhooks/cardpay',
    idempotencyKey: 'key-1',
  });
  expect(opened).toEqual({ id: 's1', redirectUrl: 'http://pay/s1' });
  const call = {
    authorization: 'Bearer partner-key',
    idempotencyKey: 'key-1',
    body: { amount: 1900, webhookUrl: 'http://localhost:4300/api/v2/webhooks/cardpay' },
  };
  expect(seen.at(-1)).toMatchObject(call);
});

it('[L2] a payment session is read, an unknown one is null', async () => {
  expect(await partners.payments.findSession('s1')).toEqual(session);
  expect(await partners.payments.findSession('../s1?x')).toBeNull();
  expect(seen.at(-1)?.url).toBe('/cardpay/sessions/..%2Fs1%3Fx');
});

it('[H4] a verified person is read', async () => {
  expect(await partners.identity.findVerification(ada.id)).toEqual(ada);
});

it('[K1] a contract is uploaded and read back signed', async () => {
  const content = Buffer.from('%PDF-1.7');
  const document = { reference: 'c1', name: 'Contract', filename: 'c1.pdf', language: 'en' as const, content };
  await partners.signature.upload({ ...document, embeddingOrigin: 'http://localhost:4200', idempotencyKey: 'c1-1' });
  expect(seen.at(-1)?.body).toMatchObject({
    content: content.toString('base64'),
    embeddingOrigin: 'http://localhost:4200',
  });
  expect(Buffer.from(await partners.signature.downloadSigned('d1')).toString()).toBe('%PDF-');
});

it.each([
  ['broken', 'unexpected-answer'],
  ['away', 'unexpected-answer'],
])('a %s response is an error', async (id, reason) => {
  await expect(partners.payments.findSession(id)).rejects.toMatchObject({ name: 'PartnerError', reason });
});

it('a late response is a timeout', async () => {
  const client = new PartnerClient({ name: 'Slow', url, key: 'key' });
  await expect(client.getBytes({ path: '/slow', timeoutMs: 50 })).rejects.toMatchObject({ reason: 'timeout' });
});

it('a read is retried once when the connection breaks', async () => {
  const client = new PartnerClient({ name: 'Flaky', url, key: 'key' });
  expect(Buffer.from(await client.getBytes({ path: '/flaky' })).toString()).toContain('second call');
});

describe('an unavailable partner', () => {
  const fails = (client: PartnerClient, path: string) =>
    client.getBytes({ path }).then(
      () => null,
      (error: PartnerError) => error,
    );
  const calls = (path: string) => seen.filter((call) => call.url === path).length;

  it('is not called for a while, and then called again', async () => {
    const client = new PartnerClient({ name: 'CardPay', url, key: 'key' }, { resetMs: 100 });
    for (let count = 0; count < 5; count += 1)
      expect(await fails(client, '/cardpay/sessions/away')).toMatchObject({ status: 503 });
    const asked = calls('/cardpay/sessions/away');
    const error = await fails(client, '/sign/documents/d1/signed');
    expect(error).toMatchObject({ reason: 'unreachable', retryAfter: 1 });
    expect(calls('/cardpay/sessions/away')).toBe(asked);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await fails(client, '/sign/documents/d1/signed')).toBeNull();
  });

  it('that refuses a request is not unavailable, and does not affect other partners', async () => {
    const refusing = new PartnerClient({ name: 'Sign', url, key: 'key' });
    for (let count = 0; count < 10; count += 1)
      expect(await fails(refusing, '/cardpay/sessions/unknown')).toMatchObject({ status: 404 });
    expect(await fails(refusing, '/sign/documents/d1/signed')).toBeNull();
    const operator = loadOperator(operatorFile);
    const shared = httpPartners(operator, allAt(url));
    for (let count = 0; count < 6; count += 1)
      await expect(shared.payments.findSession('away')).rejects.toBeInstanceOf(PartnerError);
    expect(await shared.identity.findVerification(ada.id)).toEqual(ada);
  });

  it('[H4] one visitor cannot open its circuit for all: responses of a wrong shape, or 500 for one request, do not count', async () => {
    const client = new PartnerClient({ name: 'Sign', url, key: 'key' });
    for (let count = 0; count < 10; count += 1) {
      expect(await fails(client, '/poison')).toMatchObject({ status: 500 });
      await expect(
        client.get(Type.Object({ id: Type.Integer() }), { path: '/cardpay/sessions/s1' }),
      ).rejects.toMatchObject({
        reason: 'unexpected-answer',
      });
    }
    expect(await fails(client, '/sign/documents/d1/signed')).toBeNull();
  });

  it('gets the response of an outage with Retry-After', async () => {
    const shop = await openTestShop();
    const unavailable = httpPartners(shop.context.operator, allAt('http://127.0.0.1:9'));
    const app = await build({ ...shop.context, partners: unavailable, sessionKey });
    const visitor = (await shop.visitor()).at(app);
    const responses = [];
    for (let count = 0; count < 6; count += 1) responses.push(await visitor.call('GET', '/api/v2/shop/kyc/unknown'));
    const [first, last] = [responses[0], responses.at(-1)];
    expect(first).toMatchObject({ status: 502, problem: { code: 'partner_unavailable' } });
    expect(first?.headers['retry-after']).toBeUndefined();
    expect(last?.refusal).toEqual(first?.refusal);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
    await shop.close();
  });
});

it('an unreachable partner is reported', async () => {
  const unavailable = httpPartners(loadOperator(operatorFile), allAt('http://127.0.0.1:9'));
  await expect(unavailable.identity.findVerification('x')).rejects.toBeInstanceOf(PartnerError);
});
