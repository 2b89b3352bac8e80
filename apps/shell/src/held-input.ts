/** What the shopper did on a drawn page before it was hydrated. `heldInputScript` of the site server collects it. */
export interface HeldInput {
  readonly target: HTMLElement;
  readonly kind: 'press' | 'tick' | 'text' | 'choice';
  /** What the target showed then; undefined where it has none. */
  readonly isTicked?: boolean;
  readonly value?: string;
}

/** Ends the holding and returns what was held, in its order. */
type Release = () => readonly HeldInput[];

declare global {
  interface Window {
    /** Of the whole page. */
    __alzetteHeld?: Release;
    /** Holds what the shopper does inside an element, and what follows on the page. */
    __alzetteHold?: (element: HTMLElement) => Release;
  }
}

/** Does again what the shopper did before the page could react. */
export function replayHeldInput(): Promise<void> {
  return replay(window.__alzetteHeld?.() ?? []);
}

/** Does again what was held, one thing after the other: each renders before the next. */
export async function replay(held: readonly HeldInput[]): Promise<void> {
  for (const { target, kind, isTicked = false, value = '' } of held) {
    if (!target.isConnected) continue;
    if (kind === 'press') target.click();
    else if (kind === 'tick' && target instanceof HTMLInputElement) tickAgain(target, isTicked);
    else if (kind === 'text' && target instanceof HTMLInputElement) typeAgain(target, value);
    else if (target instanceof HTMLSelectElement) chooseAgain(target, value);
    await nextTask();
  }
}

/** React compares with the value that it saw last: unticked first, the press is a change. */
function tickAgain(target: HTMLInputElement, isTicked: boolean): void {
  target.checked = !isTicked;
  target.click();
}

function typeAgain(target: HTMLInputElement, value: string): void {
  target.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

function chooseAgain(target: HTMLSelectElement, value: string): void {
  target.value = value;
  target.dispatchEvent(new Event('change', { bubbles: true }));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
