import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { processTools } from './tools';

/** A window of WebKit, the engine of Safari. Playwright drives its own build only, so this one is driven by the WebDriver protocol. */
export interface WebkitWindow {
  goto(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Waits up to 15 s until the expression is true. */
  waitFor(expression: string): Promise<void>;
  close(): Promise<void>;
}

const waitMs = 15_000;

/** Opens a window of 1280 x 860 on a screen of its own. `npm test` installs the two programs. */
export async function openWebkit(): Promise<WebkitWindow> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const { freePort } = await processTools();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}` };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { readonly message?: string } };
    if (!answer.ok) throw new Error(`WebKit: ${value.message}`);
    return value;
  };
  const { sessionId } = await newSession(call);
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 860 });
  const evaluate = <Value>(expression: string) =>
    call<Value>('POST', `${session}/execute/sync`, { script: `return ${expression};`, args: [] });
  return {
    goto: (url) => call('POST', `${session}/url`, { url }),
    evaluate,
    waitFor: async (expression) => {
      const until = Date.now() + waitMs;
      while (!(await evaluate<boolean>(`Boolean(${expression})`))) {
        if (Date.now() > until) throw new Error(`WebKit: ${expression} did not become true`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    close: async () => {
      await call('DELETE', session);
      await Promise.all([driver, screen].map(stop));
    },
  };
}

type Call = <Value>(method: string, path: string, body?: object) => Promise<Value>;

/** The driver listens a moment after its start. */
async function newSession(call: Call): Promise<{ readonly sessionId: string }> {
  const until = Date.now() + waitMs;
  for (;;) {
    try {
      return await call('POST', '/session', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
