export type Key = 'Tab' | 'Enter' | ' ' | 'ArrowDown' | 'ArrowUp';

/** A window of an engine that Playwright does not drive. An element is a JavaScript expression: every engine evaluates one. */
export interface EngineWindow {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** The value of a JavaScript expression in the page, or in the frame that is open, as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /**
   * Runs a script at the start of each document that opens from now on. If the driver cannot do that, the script runs before the next use
   * of the page.
   */
  addScript(script: string): Promise<void>;
  /** Presses the middle of an element. */
  click(element: string): Promise<void>;
  /** Presses a key where the focus is. */
  key(name: Key): Promise<void>;
  /** Types into a field. */
  type(element: string, text: string): Promise<void>;
  /** Chooses a file of this machine in a file field. */
  upload(element: string, path: string): Promise<void>;
  /** Does the work inside a frame. */
  inFrame(frame: string, work: () => Promise<void>): Promise<void>;
  /** Errors of the console and violations of the content security policy; WebKit's driver reads none. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

const waitMs = 30_000;

/** Waits until an expression is true. A page that is being left evaluates nothing. */
export async function waitUntil(window: EngineWindow, expression: string): Promise<void> {
  const until = Date.now() + waitMs;
  while (!(await window.evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
    if (Date.now() > until) throw new Error(`${expression} did not become true. ${await pageText(window)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Scrolls an element into view, and waits until it no longer moves: a dialog moves while it opens, and a click would miss. */
export async function holdStill(window: EngineWindow, element: string): Promise<void> {
  await window.evaluate(`(${element}).scrollIntoView({ block: 'center', behavior: 'instant' })`);
  const place = () => window.evaluate<string>(`JSON.stringify((${element}).getBoundingClientRect())`);
  for (let before = '', now = await place(); now !== before; now = await place()) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The text of the topmost dialog where one is open, else of the page. */
function pageText(window: EngineWindow): Promise<string> {
  const shown = `([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body)`;
  return window.evaluate<string>(`location.href + "\\n" + ${shown}.innerText.slice(0, 2000)`).catch(String);
}
