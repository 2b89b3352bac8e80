import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EsimRequest } from '@alzette/shop-api/after-sale/testing';
import type { DocumentToSign } from '@alzette/shop-api/documents/testing';
import type { NewPaymentSession, NewRefund } from '@alzette/shop-api/payment/testing';
import { ada } from './builders';
import { fakePartners, type FakePartners } from './fake-partners';
import { makeSigner } from './signing/signer';

/** The fake partners over HTTP, for a shop in a process of its own. */
export interface PartnerServer {
  readonly url: string;
  readonly partners: FakePartners;
  /** Holds the next payment with that description until it is released. `requested` resolves once the shop has requested it. */
  hold(description: string): Held;
  close(): Promise<void>;
}

export interface Held {
  readonly asked: Promise<void>;
  release(): void;
}

export async function startPartnerServer(): Promise<PartnerServer> {
  const partners = fakePartners(await makeSigner());
  const responses = new Map<string, unknown>();
  const held = new Map<string, { readonly arrived: () => void; readonly released: Promise<void> }>();
  const waitIfHeld = async (description: string) => {
    const found = held.get(description);
    held.delete(description);
    found?.arrived();
    await found?.released;
  };
  const server = createServer((request, response) => {
    respond({ partners, responses, waitIfHeld }, request, response).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    partners,
    hold: (description) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const asked = new Promise<void>((arrived) => held.set(description, { arrived, released }));
      return { asked, release };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Desk {
  readonly partners: FakePartners;
  /** First responses by idempotency key. */
  readonly responses: Map<string, unknown>;
  readonly waitIfHeld: (description: string) => Promise<void>;
}

async function respond({ partners, responses, waitIfHeld }: Desk, request: IncomingMessage, response: ServerResponse) {
  const body = await bodyOf(request);
  const [service = '', second = '', id = second, file] = (request.url ?? '')
    .slice(1)
    .split('/')
    .map(decodeURIComponent);
  if (service === 'credit-check') return send(response, { status: await partners.creditCheck.check(JSON.parse(body)) });
  if (request.method === 'GET')
    return file
      ? response.end(await partners.signature.downloadSigned(id))
      : send(response, await find(partners, service, id));
  const key = String(request.headers['idempotency-key']);
  const input = { ...JSON.parse(body), idempotencyKey: key };
  await waitIfHeld(String(input.description));
  if (!responses.has(key))
    responses.set(key, await make(partners, file === 'refunds' ? file : service, { ...input, sessionId: id }));
  return send(response, responses.get(key));
}

function find(
  { customers, identity, payments, signature }: FakePartners,
  service: string,
  id: string,
): Promise<unknown> {
  if (service === 'customers') return customers.findAccount(id);
  if (service === 'identity') return identity.findVerification(id).then((known) => known ?? { ...ada, id });
  return service === 'cardpay' ? payments.findSession(id) : signature.findDocument(id);
}

async function make(
  { esim, payments, signature }: FakePartners,
  service: string,
  input: NewPaymentSession & NewRefund & DocumentToSign & EsimRequest,
): Promise<unknown> {
  if (service === 'esim') return { activationCode: await esim.activationCode(input) };
  if (service === 'refunds') return { status: await payments.refund(input) };
  if (service === 'cardpay') return payments.createSession(input);
  return signature.upload({ ...input, content: Buffer.from(String(input.content), 'base64') });
}

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
