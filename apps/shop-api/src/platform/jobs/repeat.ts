import { randomUUID } from 'node:crypto';
import { requestLogFields, withRequestId } from '@alzette/server-kit';

export interface RepeatedJob {
  /** Starts no further run and resolves when the current one has ended. */
  stop(): Promise<void>;
}

/**
 * Repeats the work, never two runs at once, without keeping the process alive.
 *
 * @param onError gets the log fields of the request id under which the run called other servers
 */
export function repeatJob(
  work: () => Promise<unknown>,
  intervalMs: number,
  onError: (error: unknown, fields: ReturnType<typeof requestLogFields>) => void,
): RepeatedJob {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= withRequestId(randomUUID(), () =>
      work().catch((error: unknown) => onError(error, requestLogFields())),
    ).then(() => {
      running = null;
    });
  };
  const timer = setInterval(run, intervalMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
