import { Worker } from 'node:worker_threads';
import type { RenderedRemote } from '@alzette/remote-contract';

/** In UTF-16 code units. */
const maxHtmlLength = 1024 * 1024;
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** What the thread sends: first that it is ready, then a result for each request. */
export type ThreadMessage =
  { readonly ready: true } | { readonly rendered: RenderedRemote | null } | { readonly error: string };

interface ServerBundle {
  readonly code: string;
  /** Names the bundle in stack traces. */
  readonly filename: string;
  /** After this time the bundle gets an abort signal, in milliseconds. */
  readonly askLimitMs: number;
}

/** Starts a thread that renders each request posted to it with a server bundle, and has no access to anything else. */
export function startThread({ code, filename, askLimitMs }: ServerBundle): Worker {
  const thread = new Worker(threadCode, {
    eval: true,
    env: {},
    argv: [],
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits,
    workerData: { code, filename, globals, askLimitMs, maxHtmlLength },
  });
  thread.unref();
  return thread;
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
