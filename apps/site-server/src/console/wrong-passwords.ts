import { ProblemError } from '@alzette/server-kit';

const windowMs = 10 * 60 * 1000;
/** Allowed wrong passwords of one known browser, or of one network. */
const maxOfOne = 10;
/** Allowed wrong passwords of all unknown browsers: an attacker may have many addresses. Beyond them each network has one guess. */
const maxOfStrangers = 60;

/** The sender of a password: a browser that logged in before, or else its network. */
export type Guesser = { readonly browser: string } | { readonly network: string };

/**
 * Limits wrong passwords by sender. Guesses of strangers never lock out a known browser, and never block the first attempt of a network
 * with the right password.
 */
export function wrongPasswords(now: () => number) {
  const failures = new Map<string, { readonly at: number; readonly isStranger: boolean }[]>();

  function forgetOld(): void {
    for (const [key, each] of failures) {
      const recent = each.filter(({ at }) => now() - at < windowMs);
      if (recent.length === 0) failures.delete(key);
      else failures.set(key, recent);
    }
  }

  return {
    /**
     * Counts a failure before the check, because many guesses may arrive at once. Returns a function that removes the failure.
     *
     * @throws ProblemError 429 `too_many_requests`
     */
    note: (guesser: Guesser): (() => void) => {
      forgetOld();
      const isStranger = 'network' in guesser;
      const key = isStranger ? `network ${guesser.network}` : `browser ${guesser.browser}`;
      const own = failures.get(key) ?? [];
      const ofStrangers = [...failures.values()].flat().filter((each) => each.isStranger).length;
      const max = isStranger && ofStrangers >= maxOfStrangers ? 1 : maxOfOne;
      if (own.length >= max)
        throw new ProblemError('too_many_requests', {
          detail: 'Too many wrong passwords: try again in ten minutes',
          retryAfter: windowMs / 1_000,
        });
      const failure = { at: now(), isStranger };
      failures.set(key, [...own, failure]);
      return () =>
        void failures.set(
          key,
          (failures.get(key) ?? []).filter((each) => each !== failure),
        );
    },
  };
}
