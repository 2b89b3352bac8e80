import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  const { screen, env } = await startScreen();
  const { freePort } = await processTools();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const call = callDriver(port);
  const errors: string[] = [];
  const proxy = await startProxy((report) => errors.push(report));
  const { sessionId } = await newSession(call, proxy.address);
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 860 });
  const scripts: string[] = [];
  const evaluate = <Value>(expression: string) =>
    call<Value>('POST', `${session}/execute/sync`, {
      script: `${scripts.join('')}return ${expression};`,
      args: [],
    });
  const addressOf = async (element: string) =>
    `${session}/element/${(await evaluate<ElementReference>(element))[elementKey]}`;
  return {
    errors,
    evaluate,
    addScript: async (script) => void scripts.push(`{ ${script} }\n`),
    goto: (url) => call('POST', `${session}/url`, { url }),
    back: () => call('POST', `${session}/back`, {}),
    click: async (element) => call('POST', `${await addressOf(element)}/click`, {}),
    key: async (name) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[name] }));
      await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    type: async (element, text) => call('POST', `${await addressOf(element)}/value`, { text }),
    upload: async (element, path) => call('POST', `${await addressOf(element)}/value`, { text: path }),
    inFrame: async (frame, work) => {
      await call('POST', `${session}/frame`, { id: await evaluate<ElementReference>(frame) });
      await work();
      await call('POST', `${session}/frame`, { id: null });
    },
    close: async () => {
      await call('DELETE', session);
      await Promise.all([driver, screen].map(stop));
      proxy.close();
    },
  };
}

async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { screen, env: { ...process.env, DISPLAY: `:${display.toString().trim()}` } };
}

/** WebKitGTK is built without web app manifests; Safari knows the directive. */
const isOfThisBuild = (line: string) => line.includes("Unrecognized Content-Security-Policy directive 'manifest-src'");

/** More than the time after which an unused preload is reported. */
const consoleMs = 10_000;
/** Five windows that start at once on a busy machine take a while. */
const windowMs = 60_000;

/** WebKitGTK's own window, which its driver opens too. */
function miniBrowser(): string {
  const paths = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`);
  const found = paths.find((path) => existsSync(path));
  if (found === undefined) throw new Error('There is no MiniBrowser of WebKitGTK 4.1: npm test installs it');
  return found;
}

/**
 * Finds the lines that these pages make WebKit write to its console. All pages open at once. A page that seems to use its preloads too
 * late is opened again alone, because several windows slow each other down.
 *
 * @param control a page that writes a line, which shows that the other windows have started too
 * @returns the lines of all pages, those of the control page last
 */
export async function consoleOfWebkit(addresses: readonly string[], control: string): Promise<readonly string[]> {
  const lines = [...(await openWebkitWindows([...addresses, control]))];
  for (const [index, address] of addresses.entries()) {
    const isLate = lines[index]?.some((line) => line.includes('preloaded using link preload'));
    if (isLate) lines[index] = (await openWebkitWindows([address, control]))[0] ?? [];
  }
  return lines.flat();
}

/** The lines that each page writes. Only windows that no driver controls write any. The last page has to write one. */
async function openWebkitWindows(addresses: readonly string[]): Promise<readonly (readonly string[])[]> {
  const { screen, env } = await startScreen();
  const home = mkdtempSync(join(tmpdir(), 'alzette-webkit-'));
  let onStarted = () => {};
  const started = new Promise<void>((resolve) => (onStarted = resolve));
  const lines = await Promise.all(
    addresses.map(async (address, index) => {
      const settings = ['--enable-write-console-messages-to-stdout=true', '--geometry=1280x860', address];
      const browser = spawn(miniBrowser(), settings, { env: { ...env, HOME: join(home, String(index)) } });
      let output = '';
      for (const stream of [browser.stdout, browser.stderr]) stream.on('data', (part: Buffer) => (output += part));
      if (index === addresses.length - 1) browser.stdout.once('data', onStarted);
      await Promise.race([started, sleep(windowMs, undefined, { ref: false })]);
      await sleep(consoleMs);
      await stop(browser);
      return output.split('\n').filter((line) => line.includes('CONSOLE') && !isOfThisBuild(line));
    }),
  );
  await stop(screen);
  rmSync(home, { recursive: true, force: true });
  return lines;
}

type Call = <Value>(method: string, path: string, body?: object) => Promise<Value>;

function callDriver(port: number): Call {
  return async <Value>(method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value & { readonly message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.message}`);
    return value;
  };
}

const reportPaths = /\/api\/(?:errors|csp-reports)$/u;

/** Gives a page its own process, in which the driver does not find it again after Back. */
const isolation = 'cross-origin-opener-policy';

/**
 * The driver reads no console. Therefore the browser's requests pass through this proxy: a page of the shop reports its errors and
 * violations of its policy.
 */
async function startProxy(onReport: (report: string) => void) {
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    const onward = request(url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, [isolation]: [] });
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    if (reportPaths.test(url)) {
      const report: Buffer[] = [];
      incoming.on('data', (part: Buffer) => report.push(part));
      incoming.on('end', () => onReport(String(Buffer.concat(report))));
    }
    incoming.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close().closeAllConnections(),
  };
}

/** The driver accepts connections a moment after its start. */
async function newSession(call: Call, httpProxy: string): Promise<{ readonly sessionId: string }> {
  const capabilities = {
    alwaysMatch: { acceptInsecureCerts: true, proxy: { proxyType: 'manual', httpProxy, noProxy: [] } },
  };
  const until = Date.now() + startMs;
  for (;;) {
    try {
      return await call('POST', '/session', { capabilities });
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(200);
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
