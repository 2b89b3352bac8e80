import { useState } from 'react';

/** Whether a notice was dismissed in this browser. One that stores nothing forgets it with the page. */
export function useDismissed(key: string) {
  const [isDismissed, setDismissed] = useState(() => read(key));

  function dismiss() {
    setDismissed(true);
    try {
      window.localStorage.setItem(key, 'dismissed');
    } catch {
      // Storage is full or blocked: the notice is gone for this page, which is all that was asked.
    }
  }

  return { isDismissed, dismiss };
}

function read(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
