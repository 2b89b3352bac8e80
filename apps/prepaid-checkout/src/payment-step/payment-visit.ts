import { useEffect, useState } from 'react';

const mark = 'alzettePaymentOpened';

/** Notes in this entry of the browser's history that the payment page opens from it. */
export function markPaymentOpened(): void {
  window.history.replaceState({ ...(window.history.state as object | null), [mark]: true }, '');
}

/** Whether the browser came back to an entry from which the payment page was opened; then `onBack` is called, once. */
export function useCameBack(onBack: () => void): boolean {
  const [isBack] = useState(() => (window.history.state as Record<string, unknown> | null)?.[mark] === true);
  const [leave] = useState(() => onBack);
  useEffect(() => {
    if (isBack) leave();
  }, [isBack, leave]);
  return isBack;
}
