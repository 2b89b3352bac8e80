import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './root';
import { prepareShop, type Addresses } from './shop-servers';

/** A set of servers with complete logs. */
export interface LoggedShop extends Addresses {
  /** Everything that was logged so far. */
  log(): string;
  remove(): Promise<void>;
}

export async function startLoggedShop(): Promise<LoggedShop> {
  const shop = await prepareShop({ LOG_LEVEL: 'info' });
  const servers = spawn(process.execPath, [join(root, 'apps/shop-e2e/src/support/logged-servers.mjs')], {
    env: { ...process.env, ...shop.environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = once(servers, 'exit');
  let output = '';
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [servers.stdout, servers.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('servers are ready')) resolve();
      });
    }
  });
  await Promise.race([isReady, exited.then(() => Promise.reject(new Error(`The servers ended:\n${output}`)))]);
  return {
    siteUrl: shop.siteUrl,
    apiUrl: shop.apiUrl,
    partnerUrl: shop.partnerUrl,
    log: () => output,
    remove: async () => {
      servers.stdin.end();
      await exited;
      await shop.remove();
    },
  };
}
