import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runCli } from '../cli';
import type { Variables } from '../keys';

export interface Ended {
  readonly code: number;
  readonly output: string;
  readonly error: string;
}

/** Runs `alzette-release` in a folder. */
export async function runIn(folder: string, args: string, env: Variables): Promise<Ended> {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runCli(args.split(' ').filter(Boolean), {
    root: folder,
    env,
    print: (text) => output.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, output: output.join('\n'), error: errors.join('\n') };
}

/** Behaves as a running site with the given contract versions. */
export async function withSite(contract: string, work: (site: string) => Promise<void>): Promise<void> {
  const site = createServer((_request, response) => response.setHeader('alzette-contract', contract).end('{}'));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    await work(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  } finally {
    site.closeAllConnections();
    site.close();
  }
}
