import { writeSync } from 'node:fs';

let lost = 0;

/** Log lines that this process could not write. */
export function lostLogLines(): number {
  return lost;
}

/** A full pipe is tried again every few milliseconds, for at most this time. */
const retryMs = 10;
const maxWaitMs = 500;

/**
 * Writes log lines to the standard output, each at once. A line that cannot be written, as the disk is full or the reader is gone, is lost and
 * counted (`lostLogLines`); the next one is tried again. Pino's own output throws such an error, which ends the process.
 *
 * @param write writes bytes and returns how many it wrote
 */
export function logOutput(write: (bytes: Uint8Array) => number = (bytes) => writeSync(1, bytes)) {
  let isTorn = false;
  let isBlocked = false;
  return {
    write: (line: string): void => {
      // Ends a line of which only the beginning was written.
      const bytes = Buffer.from(isTorn ? `\n${line}` : line);
      let written = 0;
      try {
        for (let waitedMs = 0; written < bytes.length;) {
          try {
            written += write(bytes.subarray(written));
          } catch (error) {
            if (!isBusy(error) || isBlocked || waitedMs >= maxWaitMs) throw error;
            pause(retryMs);
            waitedMs += retryMs;
          }
        }
        isTorn = false;
        isBlocked = false;
      } catch (error) {
        lost += 1;
        // Only the first line waits for a reader that has stopped.
        isBlocked = isBusy(error);
        isTorn ||= written > 0;
      }
    },
  };
}

function isBusy(error: unknown): boolean {
  return ['EAGAIN', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '');
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** What libraries and worker threads print is lost and counted too, and does not end the process. */
export function surviveFullOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => (lost += 1));
}
