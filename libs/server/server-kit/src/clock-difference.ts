/** The clocks of two servers may differ by so much. Tokens between them are accepted so long after their end. */
export const maxClockDifferenceMs = 60_000;

/**
 * Names two clocks that differ too much, with the remedy.
 *
 * @param time of the second server, in milliseconds since 1970
 * @param differenceMs how far the first server is ahead; negative when it is behind
 */
export function clocksDiffer(first: string, second: string, time: number, differenceMs: number): string {
  const at = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 19).concat('Z');
  const seconds = Math.round(Math.abs(differenceMs) / 1_000);
  const side = differenceMs < 0 ? 'behind' : 'ahead of';
  return `The clock of ${first} (${at(time + differenceMs)}) is ${seconds} s ${side} that of ${second} (${at(time)}): set both by NTP`;
}
