/** Values by key, at most so many and so many bytes: the least recently used leave first. */
export interface RecentlyUsed<Value extends { readonly bytes: number }> {
  get(key: string): Value | undefined;
  /** Keeps a new value, or marks a kept value as used. */
  keep(key: string, value: Value): void;
}

export function recentlyUsed<Value extends { readonly bytes: number }>(
  maxKept: number,
  maxBytes: number,
): RecentlyUsed<Value> {
  const kept = new Map<string, Value>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get: (key) => kept.get(key),
    keep(key, value) {
      forget(key);
      kept.set(key, value);
      bytes += value.bytes;
      for (const oldest of kept.keys()) {
        if (kept.size <= maxKept && bytes <= maxBytes) break;
        forget(oldest);
      }
    },
  };
}
