import { recordStatement } from '@alzette/server-kit';
import type { LogEvent } from 'kysely';

/** Records a statement in the trace of its request: its text with placeholders, without values. */
export function traceStatement(event: LogEvent): void {
  const { level, query, queryDurationMillis: milliseconds } = event;
  recordStatement({ text: query.sql, milliseconds, ...(level === 'error' && { error: event.error }) });
}
