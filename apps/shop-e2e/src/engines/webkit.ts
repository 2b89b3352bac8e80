import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { processTools } from '../support/tools';
import type { EngineWindow, Key } from './engine-window';

const startMs = 15_000;
/** The key under which the WebDriver protocol names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** The characters that the protocol has for keys. */
const keys: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  ' ': ' ',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
};
type ElementReference = Readonly<Record<typeof elementKey, string>>;

/** Opens a window of WebKitGTK, 1280 x 860, on a screen of its own. `npm test` installs the two programs. */
export async function openWebkit(): Promise<EngineWindow> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const { freePort } = await processTools();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}` };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const call = callDriver(port);
  const { sessionId } = await newSession(call);
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 860 });
  const evaluate = <Value>(expression: string) =>
    call<Value>('POST', `${session}/execute/sync`, { script: `return ${expression};`, args: [] });
  const addressOf = async (element: string) =>
    `${session}/element/${(await evaluate<ElementReference>(element))[elementKey]}`;
  return {
    errors: [],
    evaluate,
    goto: (url) => call('POST', `${session}/url`, { url }),
    back: () => call('POST', `${session}/back`, {}),
    click: async (element) => call('POST', `${await addressOf(element)}/click`, {}),
    key: async (name) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[name] }));
      await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    type: async (element, text) => call('POST', `${await addressOf(element)}/value`, { text }),
    inFrame: async (frame, work) => {
      await call('POST', `${session}/frame`, { id: await evaluate<ElementReference>(frame) });
      await work();
      await call('POST', `${session}/frame`, { id: null });
    },
    close: async () => {
      await call('DELETE', session);
      await Promise.all([driver, screen].map(stop));
    },
  };
}

type Call = <Value>(method: string, path: string, body?: object) => Promise<Value>;

function callDriver(port: number): Call {
  return async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { readonly message?: string } };
    if (!answer.ok) throw new Error(`WebKit: ${value.message}`);
    return value;
  };
}

/** The driver listens a moment after its start. */
async function newSession(call: Call): Promise<{ readonly sessionId: string }> {
  const until = Date.now() + startMs;
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
