/** Sessions that something happened to within the last while, each counted once. */
export interface SessionWindow {
  add(subject: string, session: string): void;
  count(subject: string): number;
  forget(subject: string): void;
}

/** @param length of the window, in milliseconds */
export function sessionWindow(length: number, now: () => number): SessionWindow {
  const subjects = new Map<string, Map<string, number>>();

  /** Sessions stand in the order of their last time, so the first ones are the first to go. */
  function recent(subject: string): Map<string, number> {
    const sessions = subjects.get(subject) ?? new Map<string, number>();
    for (const [session, at] of sessions) {
      if (now() - at < length) break;
      sessions.delete(session);
    }
    return sessions;
  }

  return {
    add: (subject, session) => {
      const sessions = recent(subject);
      sessions.delete(session);
      subjects.set(subject, sessions.set(session, now()));
    },
    count: (subject) => recent(subject).size,
    forget: (subject) => void subjects.delete(subject),
  };
}
