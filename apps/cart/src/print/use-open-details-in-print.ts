import { useEffect } from 'react';

const detailsOnPaper = 'article details:not([data-print="hidden"] *)';

/** Paper cannot be unfolded: what folds on the screen is open while the page prints, and as it was afterwards. */
export function useOpenDetailsInPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const handleBefore = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>(detailsOnPaper)].filter(({ open }) => !open);
      for (const details of opened) details.open = true;
    };
    const handleAfter = () => {
      for (const details of opened) details.open = false;
    };
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
    return () => {
      window.removeEventListener('beforeprint', handleBefore);
      window.removeEventListener('afterprint', handleAfter);
    };
  }, []);
}
