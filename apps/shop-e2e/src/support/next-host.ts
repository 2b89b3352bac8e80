import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const limitMs = 30_000;

/** Starts the built host of tools/packages/hosts/next at an address, for a shop. @returns a function that stops it */
export async function startNextHost(folder: string, url: string, shop: string): Promise<() => Promise<void>> {
  const { hostname, port } = new URL(url);
  const server = spawn(process.execPath, [join(folder, 'server.js')], {
    env: { ...process.env, HOSTNAME: hostname, PORT: port, SHOP: shop, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'close');
  const stop = async () => {
    server.kill();
    await ended;
  };
  const last = Date.now() + limitMs;
  while (server.exitCode === null && Date.now() < last) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return stop;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('The host with Next did not start');
}
