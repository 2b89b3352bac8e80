/** A position in a trace, as the header `traceparent` of W3C Trace Context describes it. */
export interface TracePosition {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** The position of a caller. `spanId` is null if the trace begins here; `isSampled` is null if the decision is made here. */
export interface CallerPosition {
  readonly traceId: string;
  readonly spanId: string | null;
  readonly isSampled: boolean | null;
}

export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  /** Holds no input of a client: a method and a route pattern, for instance. */
  readonly name: string;
  readonly kind: 'server' | 'client';
  readonly parent: CallerPosition;
  readonly attributes: SpanAttributes;
  /** Milliseconds since 1970; now when left out. */
  readonly startTime?: number;
}

/** A piece of work in a trace. */
export interface Span {
  readonly position: TracePosition;
  setAttributes(attributes: SpanAttributes): void;
  /** @param type a status, or the code or class of an error; no message, which may hold personal data */
  fail(type: string): void;
  end(): void;
}

/** Records spans. Neither a missing collector nor a full queue delays or fails a request. */
export interface Tracer {
  start(span: SpanStart): Span;
  /** Sends the recorded spans, for about a second at most. */
  stop(): Promise<void>;
}
