import { Worker } from 'node:worker_threads';
import type { RenderedRemote, RenderRequest } from '@alzette/remote-contract';

/** How long a page waits for a remote, in milliseconds. */
export const pageLimitMs = 100;
/** Longer than `pageLimitMs`, because a busy machine gives a release little time. The first limit aborts, the second ends the thread. */
const askLimitMs = 500;
const renderLimitMs = 1000;
const startLimitMs = 5000;
const maxWaiting = 50;
/** In UTF-16 code units. */
const maxHtmlLength = 1024 * 1024;
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

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

interface Job {
  readonly request: RenderRequest;
  readonly resolve: (rendered: RenderedRemote | null) => void;
  readonly reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
  /** The page was sent without the remote. */
  isLate?: boolean;
}

type Message = { readonly ready: true } | { readonly rendered: RenderedRemote | null } | { readonly error: string };

/**
 * Starts the server bundle of a release.
 *
 * @param onEnd called once when the thread has ended by itself, or because of a fault
 */
export function remoteWorker(code: string, filename: string, onEnd: (error: RemoteFailedError) => void): RemoteWorker {
  const worker = new Worker(threadCode, {
    eval: true,
    env: {},
    argv: [],
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits,
    workerData: { code, filename, globals, askLimitMs, maxHtmlLength },
  });
  worker.unref();
  const waiting: Job[] = [];
  let running: Job | null = null;
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  const starting = setTimeout(() => fail(`not started within ${startLimitMs} ms`), startLimitMs);

  function proceed(): void {
    if (state !== 'ready' || running) return;
    running = waiting.shift() ?? null;
    if (running) worker.postMessage(running.request);
  }

  function settle(job: Job, settleJob: () => void): void {
    clearTimeout(job.timer);
    settleJob();
  }

  /** Ends the thread. Rejects the running request and the queued ones. */
  function stop(ofRunning: Error, ofWaiting: Error): void {
    state = 'ended';
    clearTimeout(starting);
    const job = running;
    running = null;
    if (job) settle(job, () => job.reject(ofRunning));
    for (const each of waiting.splice(0)) settle(each, () => each.reject(ofWaiting));
    void worker.terminate();
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
    if (running === job)
      job.timer = setTimeout(() => fail(`no page within ${renderLimitMs} ms`), renderLimitMs - pageLimitMs);
    else if (state === 'ready') rejectLate();
  }

  function rejectLate(): void {
    for (const job of waiting.splice(0)) {
      if (job.isLate) job.reject(new RemoteBusyError('The release has no time now'));
      else waiting.push(job);
    }
  }

  worker.on('message', (message: Message) => {
    if (state === 'ended') return;
    if ('ready' in message) {
      state = 'ready';
      clearTimeout(starting);
      rejectLate();
    } else {
      const job = running;
      running = null;
      if (job && 'rendered' in message) settle(job, () => job.resolve(message.rendered));
      else if (job && 'error' in message) settle(job, () => job.reject(new RemoteFailedError(message.error)));
    }
    proceed();
  });
  worker.on('error', fail);
  worker.on('exit', () => fail('its thread ended'));

  return {
    render: (request) =>
      new Promise((resolve, reject) => {
        if (state === 'ended' || running?.isLate || waiting.length >= maxWaiting) {
          reject(new RemoteBusyError('The release has no time now'));
          return;
        }
        const job: Job = { request, resolve, reject };
        // A response that has arrived meanwhile is handled first.
        job.timer = setTimeout(() => setImmediate(() => handleLimit(job)), pageLimitMs);
        waiting.push(job);
        proceed();
      }),
    end: () => {
      if (state === 'ended') return;
      const error = new RemoteBusyError('The release has ended');
      stop(error, error);
    },
  };
}

/** The globals of a server bundle besides the language itself: no process, no modules, no network, no messages to other threads. */
const globals = [
  ...['AbortController', 'AbortSignal', 'DOMException', 'Event', 'EventTarget', 'TextDecoder', 'TextEncoder'],
  ...['ReadableStream', 'TransformStream', 'WritableStream', 'URL', 'URLSearchParams', 'structuredClone', 'crypto'],
  ...['queueMicrotask', 'setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance', 'atob', 'btoa'],
];

/** Runs in the thread, as plain JavaScript. */
const threadCode = `
const { parentPort, workerData } = require('node:worker_threads');
const { compileFunction, runInNewContext } = require('node:vm');
const { code, filename, globals, askLimitMs, maxHtmlLength } = workerData;
const kept = new Set([...runInNewContext('Object.getOwnPropertyNames(globalThis)'), ...globals]);
for (const name of Object.getOwnPropertyNames(globalThis)) if (!kept.has(name)) delete globalThis[name];
const ignore = () => {};
globalThis.console = { debug: ignore, error: ignore, info: ignore, log: ignore, warn: ignore };
const part = { exports: {} };
compileFunction(code, ['module', 'exports'], { filename })(part, part.exports);
const { render } = part.exports;
if (typeof render !== 'function') throw new Error('it exports no render');
parentPort.on('message', async (request) => {
  try {
    const rendered = await render(request, { signal: AbortSignal.timeout(askLimitMs) });
    if (rendered === null) return parentPort.postMessage({ rendered });
    const { html } = rendered;
    if (typeof html !== 'string' || html.length > maxHtmlLength) throw new Error('its HTML is no text, or too long');
    parentPort.postMessage({ rendered: { html } });
  } catch (error) {
    parentPort.postMessage({ error: String(error && error.stack || error).slice(0, 2000) });
  }
});
parentPort.postMessage({ ready: true });
`;
