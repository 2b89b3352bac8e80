import { useEffect, useState } from 'react';

/** Long enough to look at the first page; who reads on is not disturbed by a quiet line. */
const patience = 30_000;

/** Whether this frame has been open for a while without an answer: its page may be away, or its message lost. */
export function useSilence(frameKey: string): boolean {
  const [silent, setSilent] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSilent(frameKey), patience);
    return () => clearTimeout(timer);
  }, [frameKey]);
  return silent === frameKey;
}
