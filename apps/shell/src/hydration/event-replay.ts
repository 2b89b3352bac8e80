/** An event of the shopper on a server-rendered page before hydration. `recordEventsScript` of the site server collects it. */
export interface RecordedEvent {
  readonly target: HTMLElement;
  readonly kind: 'press' | 'tick' | 'text' | 'choice';
  /** The state of the target at that time; undefined where it has none. */
  readonly isTicked?: boolean;
  readonly value?: string;
}

/** Ends the recording and returns the recorded events in their order. */
type Release = () => readonly RecordedEvent[];

declare global {
  interface Window {
    /** Resolves when the whole style sheets of a server-rendered page apply; undefined on a skeleton. */
    __alzetteStyled?: Promise<void>;
    /** Releases the recorded events of the whole page. */
    __alzetteHeld?: Release;
    /** Records the shopper's events inside an element, and the following events on the page. */
    __alzetteHold?: (element: HTMLElement) => Release;
  }
}

/** Finds the present control at the position of a recorded one; null if there is none. */
export type FindControl = (recorded: HTMLElement) => Promise<HTMLElement | null>;

/** How long a part of the page may take to be rendered again, in milliseconds. */
const renderedWithin = 5_000;

/**
 * Stores the positions of an element's controls before React hydrates it. React renders again what it cannot hydrate, as on a page
 * that was translated before: the control at the same position then replaces the recorded one.
 */
export function rememberControls(root: Element): FindControl {
  const controls = root.querySelectorAll<HTMLElement>('button, input, select');
  const paths = new Map([...controls].map((control) => [control, pathOf(control, root)]));
  return async (recorded) => {
    const path = paths.get(recorded);
    for (const end = Date.now() + renderedWithin; !recorded.isConnected && path && Date.now() < end; await pause(50)) {
      const present = elementAt(root, path);
      if (present instanceof HTMLElement && present.className === recorded.className) return present;
    }
    return recorded.isConnected ? recorded : null;
  };
}

/** A translator replaces texts by `<font>` elements. */
function childrenOf(parent: Element): Element[] {
  return [...parent.children].filter(({ nodeName }) => nodeName !== 'FONT');
}

function pathOf(element: Element, root: Element): number[] {
  const parent = element.parentElement;
  return element === root || !parent ? [] : [...pathOf(parent, root), childrenOf(parent).indexOf(element)];
}

function elementAt(root: Element, path: readonly number[]): Element | undefined {
  return path.reduce<Element | undefined>((parent, index) => parent && childrenOf(parent)[index], root);
}

/** Replays the shopper's events from before hydration. */
export function replayRecordedEvents(find: FindControl): Promise<void> {
  return replay(window.__alzetteHeld?.() ?? [], find);
}

/** Replays recorded events one after the other: each renders before the next. */
export async function replay(recorded: readonly RecordedEvent[], find: FindControl): Promise<void> {
  for (const { target: recordedTarget, kind, isTicked = false, value = '' } of recorded) {
    const target = await find(recordedTarget);
    if (!target) continue;
    if (kind === 'press') target.click();
    else if (kind === 'tick' && target instanceof HTMLInputElement) tickAgain(target, isTicked);
    else if (kind === 'text' && target instanceof HTMLInputElement) typeAgain(target, value);
    else if (target instanceof HTMLSelectElement) chooseAgain(target, value);
    await pause(0);
  }
}

/** React compares with its last value: the opposite state first makes the press a change. */
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
