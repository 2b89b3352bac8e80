import { setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '../build';
import type { Entity } from '../state/journal';
import { randomId } from '../state/random-id';
import type { Payment } from './payment';
import { signatureHeader, signWebhook } from './webhook-signature';

/** One thing that a merchant is told. `body` is what is signed and sent, every time the same. */
interface Webhook extends Entity {
  readonly url: string;
  readonly body: string;
  readonly state: 'waiting' | 'delivered' | 'dropped' | 'given-up';
}

const answerLimit = 5_000;

/** Tells merchants how payments ended, again and again until they answer 2xx. What is waiting survives the process. */
export function webhooks({ environment, journal, behaviour, now, webhookPauses }: Sandbox) {
  const kept = journal.collection<Webhook>('webhook');
  const stopping = new AbortController();
  const { signal } = stopping;

  async function post({ url, body }: Webhook): Promise<boolean> {
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signWebhook(environment.partnerKey, body, now()),
    };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(answerLimit)]);
    return fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: limit }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** @param copies sent at once, as a provider does that is not sure of its first one */
  async function deliver(webhook: Webhook, delayMs: number, copies: number): Promise<void> {
    for (const pause of [delayMs, ...webhookPauses]) {
      if (pause > 0) await wait(pause, undefined, { signal, ref: false });
      const answers = await Promise.all(Array.from({ length: copies }, () => post(webhook)));
      signal.throwIfAborted();
      if (answers.every(Boolean)) return void kept.put({ ...webhook, state: 'delivered' });
    }
    kept.put({ ...webhook, state: 'given-up' });
  }

  function start(webhook: Webhook): void {
    const { webhookDelayMs, webhooks: wish } = behaviour.of('cardpay');
    if (wish === 'drop') return void kept.put({ ...webhook, state: 'dropped' });
    // Only the end of the process stops a delivery; the next one starts it again.
    deliver(webhook, webhookDelayMs, wish === 'double' ? 2 : 1).catch(() => undefined);
  }

  return {
    /** Tells how the payment ended, to merchants who gave an address for it. */
    announce: ({ id, reference, status, webhookUrl }: Payment): void => {
      if (!webhookUrl) return;
      const eventId = randomId('evt');
      const body = JSON.stringify({
        id: eventId,
        type: `payment.${status}`,
        createdAt: new Date(now()).toISOString(),
        session: { id, reference, status },
      });
      start(kept.put({ id: eventId, url: webhookUrl, body, state: 'waiting' }));
    },
    /** Goes on with what a stopped process left. */
    resume: (): void => {
      for (const webhook of kept.filter(({ state }) => state === 'waiting')) start(webhook);
    },
    stop: (): void => stopping.abort(),
  };
}

export type Webhooks = ReturnType<typeof webhooks>;
