import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';

/**
 * Opens the `<dialog>` as a modal one while it is mounted: the page behind is inert, and focus moves to the dialog and
 * back, or to the page's title when its origin has left the page. Without `onClose` the shopper cannot close it; with
 * `closesBeside` a press outside closes it too.
 */
export function useModal(onClose: (() => void) | undefined, { closesBeside = false } = {}) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const cameFrom = document.activeElement;
    open(dialog);
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => {
      close(dialog);
      goBack(cameFrom);
    };
  }, []);

  const handlePress = useEffectEvent((event: MouseEvent) => {
    if (closesBeside && event.target === ref.current) onClose?.();
  });

  useEffect(() => {
    const listening = new AbortController();
    ref.current?.addEventListener('click', handlePress, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  // A browser may close a dialog on the second Escape without asking; so the handler stops the key itself.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose?.();
  }

  function handleCancel(event: SyntheticEvent) {
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose?.();
  }

  return { ref, onKeyDown: handleKeyDown, onCancel: handleCancel };
}

function open(dialog: HTMLDialogElement) {
  if (dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

/** Without a focused element the keyboard would start again at the top of the page. */
function goBack(cameFrom: Element | null) {
  const isThere = cameFrom?.isConnected === true && cameFrom !== document.body;
  const goal = isThere ? cameFrom : document.querySelector('h1[tabindex="-1"]');
  if (goal instanceof HTMLElement) goal.focus({ preventScroll: !isThere });
}

function close(dialog: HTMLDialogElement) {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
}
