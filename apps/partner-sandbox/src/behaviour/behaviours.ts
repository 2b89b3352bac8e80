import { setTimeout as wait } from 'node:timers/promises';
import { ProblemError } from '@alzette/server-kit';

export const targets = ['cardpay', 'identity', 'sign', 'login', 'mail'] as const;
export type Target = (typeof targets)[number];

export const webhookWishes = ['send', 'drop', 'double'] as const;

/**
 * How a company behaves for the moment. `delayMs` in milliseconds before each answer; `fail` answers 503. The rest is about
 * payments: what becomes of webhooks and how long they take, and whether the bank keeps payments pending.
 */
export interface Behaviour {
  readonly delayMs: number;
  readonly fail: boolean;
  readonly webhooks: (typeof webhookWishes)[number];
  readonly webhookDelayMs: number;
  readonly holdPayments: boolean;
}

const normal: Behaviour = { delayMs: 0, fail: false, webhooks: 'send', webhookDelayMs: 0, holdPayments: false };

/** The delays and outages that a test has ordered. Forgotten when the process ends. */
export function behaviours() {
  const ordered = new Map<Target, Behaviour>();
  const of = (target: Target): Behaviour => ordered.get(target) ?? normal;
  return {
    of,
    set: (target: Target, behaviour: Partial<Behaviour>) => ordered.set(target, { ...normal, ...behaviour }),
    reset: () => ordered.clear(),
    /** Waits or fails as ordered. */
    act: async (target: Target) => {
      const { delayMs, fail } = of(target);
      if (delayMs > 0) await wait(delayMs);
      if (fail) throw new ProblemError(503, 'outage', 'This service is not available right now');
    },
  };
}
