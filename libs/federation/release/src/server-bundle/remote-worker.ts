import type { RenderedRemote, RenderRequest } from '@alzette/remote-contract';
import { type Job, JobQueue } from './job-queue';
import { startThread, type ThreadMessage } from './server-bundle-thread';

/** How long a page waits for a remote, in milliseconds. */
export const pageLimitMs = 100;
/** Longer than `pageLimitMs`, because a busy machine gives a release little time. The first limit aborts, the second ends the thread. */
const askLimitMs = 500;
const renderLimitMs = 1000;
const startLimitMs = 5000;

/** No response in time, through no fault of the release: it starts, or others are served first. */
export class RemoteBusyError extends Error {
  override readonly name = 'RemoteBusyError';
}

/** The release failed: it threw, took too long, or ended its worker. */
export class RemoteFailedError extends Error {
  override readonly name = 'RemoteFailedError';
}

/** The server bundle of one release, in a thread of its own. */
export interface RemoteWorker {
  /**
   * Rejects after a second at the latest, while the release starts after five. A queued request rejects after 100 ms,
   * and at once while another page takes longer than that.
   *
   * @throws RemoteBusyError, RemoteFailedError
   */
  render(request: RenderRequest): Promise<RenderedRemote | null>;
  /** Ends the thread. Queued requests reject with `RemoteBusyError`. */
  end(): void;
}

/**
 * Starts the server bundle of a release.
 *
 * @param onEnd called once when the thread has ended by itself, or because of a fault
 */
export function remoteWorker(code: string, filename: string, onEnd: (error: RemoteFailedError) => void): RemoteWorker {
  const thread = startThread({ code, filename, askLimitMs });
  const queue = new JobQueue();
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  const starting = setTimeout(() => fail(`not started within ${startLimitMs} ms`), startLimitMs);

  function proceed(): void {
    const job = state === 'ready' ? queue.startNext() : null;
    if (job) thread.postMessage(job.request);
  }

  /** Ends the thread. Rejects the running request and the queued ones. */
  function stop(ofRunning: Error, ofWaiting: Error): void {
    state = 'ended';
    clearTimeout(starting);
    queue.rejectAll(ofRunning, ofWaiting);
    void thread.terminate();
  }

  function fail(reason: unknown): void {
    if (state === 'ended') return;
    const error = new RemoteFailedError(`The server bundle failed: ${String(reason)}`);
    // When a release does not start, its queued requests fail with the same error.
    stop(error, state === 'starting' ? error : new RemoteBusyError('The release has ended'));
    onEnd(error);
  }

  function handleLimit(job: Job): void {
    job.isLate = true;
    if (queue.running === job)
      job.timer = setTimeout(() => fail(`no page within ${renderLimitMs} ms`), renderLimitMs - pageLimitMs);
    else if (state === 'ready') queue.rejectLate(noTime());
  }

  thread.on('message', (message: ThreadMessage) => {
    if (state === 'ended') return;
    if ('ready' in message) {
      state = 'ready';
      clearTimeout(starting);
      queue.rejectLate(noTime());
    } else {
      queue.finish((job) => {
        if ('rendered' in message) job.resolve(message.rendered);
        else job.reject(new RemoteFailedError(message.error));
      });
    }
    proceed();
  });
  thread.on('error', fail);
  thread.on('exit', () => fail('its thread ended'));

  return {
    render: (request) =>
      new Promise((resolve, reject) => {
        if (state === 'ended' || queue.isBusy) {
          reject(noTime());
          return;
        }
        const job: Job = { request, resolve, reject };
        // A response that has arrived meanwhile is handled first.
        job.timer = setTimeout(() => setImmediate(() => handleLimit(job)), pageLimitMs);
        queue.add(job);
        proceed();
      }),
    end: () => {
      if (state === 'ended') return;
      const error = new RemoteBusyError('The release has ended');
      stop(error, error);
    },
  };
}

function noTime(): RemoteBusyError {
  return new RemoteBusyError('The release has no time now');
}
