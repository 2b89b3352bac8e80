/** Runs the tasks of one caller one after the other, and drops tasks that did not begin in time. */
export type TakeTurns = <Result>(caller: string, signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

/** A caller with many tasks delays only itself. Others wait for at most one task of each caller. */
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
