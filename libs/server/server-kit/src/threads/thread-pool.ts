import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Piscina } from 'piscina';
import { FairQueue } from './fair-queue';

/** Maximum waiting tasks of one caller. */
const maxWaiting = 50;
/** One core is left to the event loop. */
const maxThreads = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Gives the event loop priority on Linux if all threads share a core. */
const niceIncrement = 10;

/** A caller exceeds the limit of waiting tasks. */
export class ThreadsBusyError extends Error {
  override readonly name = 'ThreadsBusyError';
}

/** Worker threads for tasks that would block the event loop for more than 5 ms. */
export interface ThreadPool<Input extends object, Output> {
  /**
   * Input and output are copied.
   *
   * @param caller owner of the task, for instance a network; callers take turns, so that a caller with many tasks delays only itself
   * @throws ThreadsBusyError
   */
  run(input: Input, caller: string): Promise<Output>;
}

/**
 * Starts threads with the first task, and lets the process end while they are idle.
 *
 * @param file path without extension of the module whose default export is the task. A built server has it beside its main script.
 * @param sourceFolder `__dirname` when sources run; undefined in a built server
 */
export function threadPool<Input extends object, Output>(
  file: string,
  sourceFolder: string | undefined,
): ThreadPool<Input, Output> {
  const queue = new FairQueue<() => Promise<unknown>>();
  let pool: Piscina<Input, Output> | null = null;
  let running = 0;

  const start = () =>
    new Piscina<Input, Output>({
      ...(sourceFolder === undefined
        ? { filename: join(dirname(process.argv[1] ?? ''), `${file}.mjs`) }
        : // The options of this process specify how sources are loaded.
          { filename: join(sourceFolder, `${file}.ts`), execArgv: process.execArgv }),
      minThreads: 1,
      maxThreads,
      niceIncrement,
    });

  function proceed(): void {
    if (running >= maxThreads) return;
    const work = queue.shift();
    if (!work) return;
    running += 1;
    void work().finally(() => {
      running -= 1;
      proceed();
    });
  }

  return {
    run: (input, caller) => {
      if (queue.waiting(caller) >= maxWaiting) return Promise.reject(new ThreadsBusyError('Too much work is waiting'));
      const threads = (pool ??= start());
      return new Promise((resolve, reject) => {
        queue.push(caller, () => threads.run(input).then(resolve, reject));
        proceed();
      });
    },
  };
}
