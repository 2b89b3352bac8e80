/** What the shopper did on a drawn page before it was hydrated. `heldInputScript` of the site server collects it. */
interface HeldInput {
  readonly target: HTMLElement;
  readonly kind: 'press' | 'tick' | 'text' | 'choice';
}

declare global {
  interface Window {
    /** Ends the holding and returns what was held, in its order. */
    __alzetteHeld?: () => readonly HeldInput[];
  }
}

/** Does again what the shopper did before the page could react, one thing after the other: each renders before the next. */
export async function replayHeldInput(): Promise<void> {
  for (const { target, kind } of window.__alzetteHeld?.() ?? []) {
    if (!target.isConnected) continue;
    if (kind === 'press') target.click();
    else if (kind === 'tick' && target instanceof HTMLInputElement) tickAgain(target);
    else if (kind === 'text' && target instanceof HTMLInputElement) typeAgain(target);
    else target.dispatchEvent(new Event('change', { bubbles: true }));
    await nextTask();
  }
}

/** React compares with the value that it saw last: unticked first, the press is a change. */
function tickAgain(target: HTMLInputElement): void {
  target.checked = !target.checked;
  target.click();
}

function typeAgain(target: HTMLInputElement): void {
  const { value } = target;
  target.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
