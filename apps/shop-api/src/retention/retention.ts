/** How many days what shoppers told is kept (docs/adr/0023). */
export interface Retention {
  /** After an order ended unsold: everything personal of it. */
  readonly unsold: number;
  /** After an order was confirmed: what was typed and uploaded for it. Its contracts stay. */
  readonly sold: number;
  /** After an order was confirmed: its contracts, summaries and mandate. */
  readonly contracts: number;
}

/** Long enough to help a shopper; ten years, and a little more, for what commercial law wants kept. */
export const defaultRetention: Retention = { unsold: 30, sold: 90, contracts: 3_660 };

const maxDays = 36_500;

/**
 * Reads `ALZETTE_RETENTION_DAYS`, `unsold=30,sold=90,contracts=3660`; what is left out keeps its usual time.
 *
 * @param fault is told what is wrong
 */
export function readRetention(text: string, fault: (problem: string) => void): Retention {
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
