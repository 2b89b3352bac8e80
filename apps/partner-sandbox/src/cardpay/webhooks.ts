import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '../build';
import { type Entity, randomId } from '../state/journal';
import type { Payment } from './payments';

/** An event for a merchant. Every try sends the same `body`. */
interface Webhook extends Entity {
  readonly url: string;
  readonly body: string;
  readonly state: 'waiting' | 'delivered' | 'dropped' | 'given-up';
}

const timeoutMs = 5_000;

/** Sends the outcome of payments to merchants, with retries until a 2xx response. Waiting webhooks survive a restart. */
export function createWebhooks({ environment, journal, behaviour, now, webhookBackoffMs }: Sandbox) {
  const stored = journal.collection<Webhook>('webhook');
  const stopping = new AbortController();
  const { signal } = stopping;

  async function post({ url, body }: Webhook): Promise<boolean> {
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signWebhook(environment.webhookKey, body, now()),
    };
    const abort = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    return fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: abort }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** @param copies sent at once: real providers sometimes send duplicates */
  async function deliver(webhook: Webhook, delayMs: number, copies: number): Promise<void> {
    for (const waitMs of [delayMs, ...webhookBackoffMs]) {
      if (waitMs > 0) await wait(waitMs, undefined, { signal, ref: false });
      const responses = await Promise.all(Array.from({ length: copies }, () => post(webhook)));
      signal.throwIfAborted();
      if (responses.every(Boolean)) return void stored.put({ ...webhook, state: 'delivered' });
    }
    stored.put({ ...webhook, state: 'given-up' });
  }

  function start(webhook: Webhook): void {
    const { webhookDelayMs, webhooks: mode } = behaviour.of('cardpay');
    if (mode === 'drop') return void stored.put({ ...webhook, state: 'dropped' });
    // Only a shutdown rejects, and the next start resumes the delivery.
    deliver(webhook, webhookDelayMs, mode === 'double' ? 2 : 1).catch(() => undefined);
  }

  return {
    /** Sends the outcome of a payment, where the merchant gave an address. */
    send: ({ id, reference, status, webhookUrl }: Payment): void => {
      if (!webhookUrl) return;
      const eventId = randomId('evt');
      const body = JSON.stringify({
        id: eventId,
        type: `payment.${status}`,
        createdAt: new Date(now()).toISOString(),
        session: { id, reference, status },
      });
      start(stored.put({ id: eventId, url: webhookUrl, body, state: 'waiting' }));
    },
    /** Continues the deliveries of the last process. */
    resume: (): void => {
      for (const webhook of stored.filter(({ state }) => state === 'waiting')) start(webhook);
    },
    stop: (): void => stopping.abort(),
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;

const signatureHeader = 'webhook-signature';

/**
 * Returns `t=<seconds>,v1=<hex>`: an HMAC-SHA-256 over time and body, which protects against changes and replays.
 *
 * @param now milliseconds since 1970
 */
function signWebhook(key: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
}
