/** How many days personal data is kept (docs/adr/0023). */
export interface Retention {
  /** After an order ended unsold: all its personal data. */
  readonly unsold: number;
  /** After the confirmation of an order: its form data and uploads. */
  readonly sold: number;
  /** After the confirmation of an order: its contracts, summaries and mandate. */
  readonly contracts: number;
}

/** Contracts are kept for the ten years of commercial law. */
export const defaultRetention: Retention = { unsold: 30, sold: 90, contracts: 3_660 };

const maxDays = 36_500;

/**
 * Reads `ALZETTE_RETENTION_DAYS`, such as `unsold=30,sold=90,contracts=3660`, with defaults for omitted values.
 *
 * @param fault is called for an invalid value
 */
export function parseRetention(text: string, fault: (problem: string) => void): Retention {
  const pairs = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => each.split('='));
  const wrong = pairs.filter(
    ([name = '', days = '']) => !(name in defaultRetention) || !/^\d+$/u.test(days) || !isDays(Number(days)),
  );
  const retention = { ...defaultRetention, ...Object.fromEntries(pairs.map(([name, days]) => [name, Number(days)])) };
  if (wrong.length > 0 || retention.contracts < retention.sold) {
    fault(
      `ALZETTE_RETENTION_DAYS is "${text}": give days such as unsold=30,sold=90,contracts=3660, contracts not before sold.`,
    );
  }
  return retention;
}

function isDays(days: number): boolean {
  return days >= 1 && days <= maxDays;
}
