import { currentRequest } from './request-context';

/** An SQL statement that has ended. */
export interface Statement {
  /** With placeholders: no values. */
  readonly text: string;
  readonly milliseconds: number;
  /** Its error; undefined after a success. */
  readonly error?: unknown;
}

/** Records the statement as a span of the current request. Outside a request it does nothing. */
export function recordStatement({ text, milliseconds, error }: Statement): void {
  const { tracer, position } = currentRequest() ?? {};
  if (!tracer || !position?.isSampled) return;
  const operation = /^\s*(\w{1,20})/u.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const span = tracer.start({
    name: operation,
    kind: 'client',
    parent: position,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
    startTime: Date.now() - milliseconds,
  });
  if (error !== undefined) span.fail(String((error as NodeJS.ErrnoException).code ?? 'error'));
  span.end();
}
