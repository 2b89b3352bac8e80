import type { ColumnType } from 'kysely';

/** Read as a value, written as text: drivers disagree on arrays, both take JSON text. */
export type Json<Value> = ColumnType<Value, string, string>;
export type NullableJson<Value> = ColumnType<Value | null, string | null, string | null>;
