import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Positions in one built script, and the source map of the script. */
export interface PositionsInput {
  /** A permanent key of the map, because releases and built files never change. */
  readonly path: string;
  /** The bytes of the map, shared between threads. */
  readonly map: Uint8Array;
  readonly positions: readonly { readonly line: number; readonly column: number }[];
}

/** Parsed maps are several times as large as their text. */
const keptMaps = 8;
/** The most recently used last. */
const kept = new Map<string, TraceMap>();

/** Runs in a thread. Returns positions in the sources; null for positions that the map does not contain. */
export default function positionsInSources({ path, map, positions }: PositionsInput): readonly (string | null)[] {
  const parsed = kept.get(path) ?? new TraceMap(new TextDecoder().decode(Uint8Array.from(map)));
  kept.delete(path);
  kept.set(path, parsed);
  const [oldest] = kept.keys();
  if (kept.size > keptMaps && oldest !== undefined) kept.delete(oldest);
  return positions.map(({ line, column }) => {
    const found = originalPositionFor(parsed, { line, column: column - 1 });
    return found.source === null ? null : `${found.source}:${found.line}:${found.column + 1}`;
  });
}
