/** Runs the works of one caller one after the other, and forgets what was not begun in time. */
export type TakeTurns = <Result>(caller: string, signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

/** So that a caller with much work waits for itself, and others only for one work of each caller. */
export function takeTurns(): TakeTurns {
  const last = new Map<string, Promise<unknown>>();
  return (caller, signal, work) => {
    const before = last.get(caller);
    const begin = async () => {
      signal.throwIfAborted();
      return work();
    };
    const own = before ? before.then(begin) : begin();
    const settled = own.catch(() => undefined);
    last.set(caller, settled);
    void settled.then(() => {
      if (last.get(caller) === settled) last.delete(caller);
    });
    return own;
  };
}
