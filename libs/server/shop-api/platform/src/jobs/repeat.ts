import { randomUUID } from 'node:crypto';
import { withRequestId } from '@alzette/server-kit';

export interface RepeatedJob {
  /** Starts no further run and resolves when the current one has ended. */
  stop(): Promise<void>;
}

/** Repeats a task, one run at a time and each under its own request id, without keeping the process alive. */
export function repeatJob(
  work: () => Promise<unknown>,
  intervalMs: number,
  onError: (error: unknown) => void,
): RepeatedJob {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= withRequestId(randomUUID(), () => work().catch(onError)).then(() => {
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
