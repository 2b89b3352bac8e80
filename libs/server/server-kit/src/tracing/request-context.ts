import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { CallerPosition, Span, Tracer, TracePosition } from './tracer';

/** The data of a server about the request that it is processing. */
export interface RequestContext {
  readonly requestId: string;
  /** The parent of every call that the request causes. */
  readonly position: TracePosition;
  readonly tracer: Tracer | null;
  readonly span: Span | null;
}

// Avoids a context parameter in every function.
const current = new AsyncLocalStorage<RequestContext>();

/** Runs `work`, and everything that it starts, in the context. */
export function withRequest<Result>(context: RequestContext, work: () => Result): Result {
  return current.run(context, work);
}

/** Undefined outside a request. */
export function currentRequest(): RequestContext | undefined {
  return current.getStore();
}

/** Runs work that no longer belongs to a request, for instance a timer of an exporter. */
export function outsideRequests<Result>(work: () => Result): Result {
  return current.exit(work);
}

/** Version 00 only: another version, zeros or a longer value start a new trace. The ids are written to logs. */
const wellFormed = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/u;

/** The caller's position by its header `traceparent` (W3C Trace Context); without a valid header, the start of a new trace. */
export function callerPosition({ traceparent }: IncomingHttpHeaders): CallerPosition {
  const [, traceId, spanId, flags] = (typeof traceparent === 'string' && wellFormed.exec(traceparent)) || [];
  if (traceId === undefined || spanId === undefined) return { traceId: randomHex(), spanId: null, isSampled: null };
  return { traceId, spanId, isSampled: (Number.parseInt(flags ?? '', 16) & 1) === 1 };
}

/** The position of a server that records no spans. It passes the decision of its caller on. */
export function unrecordedPosition({ traceId, isSampled }: CallerPosition): TracePosition {
  return { traceId, spanId: randomHex().slice(16), isSampled: isSampled ?? false };
}

export function traceparent({ traceId, spanId, isSampled }: TracePosition): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** 32 digits, 122 bits of them random. Node prepares UUIDs in batches; `randomBytes` took a tenth of the time of a short request. */
function randomHex(): string {
  return randomUUID().replaceAll('-', '');
}
