import { randomUUID } from 'node:crypto';
import { withRequestId } from '@alzette/server-kit';

export interface RepeatedJob {
  /** No further run; resolves once the running one has ended. */
  stop(): Promise<void>;
}

/**
 * Does the work again and again, never twice at once, without keeping the process alive.
 *
 * @param pause milliseconds from one beginning to the next
 * @param onError is told the id under which the run called other servers
 */
export function repeatJob(
  work: () => Promise<unknown>,
  pause: number,
  onError: (error: unknown, requestId: string) => void,
): RepeatedJob {
  let running: Promise<void> | null = null;
  const run = () => {
    const id = randomUUID();
    running ??= withRequestId(id, work)
      .catch((error: unknown) => onError(error, id))
      .then(() => {
        running = null;
      });
  };
  const timer = setInterval(run, pause).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
