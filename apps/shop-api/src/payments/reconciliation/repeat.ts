interface Repeated {
  /** No further run; resolves once the running one has ended. */
  stop(): Promise<void>;
}

/**
 * Does the work again and again, never twice at once, without keeping the process alive.
 *
 * @param pause milliseconds from one beginning to the next
 */
export function repeat(work: () => Promise<unknown>, pause: number, onError: (error: unknown) => void): Repeated {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work()
      .catch(onError)
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
