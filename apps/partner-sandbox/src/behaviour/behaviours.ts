import { setTimeout as wait } from 'node:timers/promises';
import { ProblemError } from '@alzette/server-kit';

export const targets = ['cardpay', 'identity', 'sign', 'login', 'mail'] as const;
export type Target = (typeof targets)[number];

/** How a company behaves for the moment. `delayMs` in milliseconds before each answer; `fail` answers 503. */
export interface Behaviour {
  readonly delayMs: number;
  readonly fail: boolean;
}

const normal: Behaviour = { delayMs: 0, fail: false };

/** The delays and outages that a test has ordered. Forgotten when the process ends. */
export function behaviours() {
  const ordered = new Map<Target, Behaviour>();
  return {
    set: (target: Target, behaviour: Partial<Behaviour>) => ordered.set(target, { ...normal, ...behaviour }),
    reset: () => ordered.clear(),
    /** Waits or fails as ordered. */
    act: async (target: Target) => {
      const { delayMs, fail } = ordered.get(target) ?? normal;
      if (delayMs > 0) await wait(delayMs);
      if (fail) throw new ProblemError(503, 'outage', 'This service is not available right now');
    },
  };
}
