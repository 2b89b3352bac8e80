import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './database';
import { fulfilmentKey } from './fulfilment';
import { root } from './root';
import { sharedShop } from './shared-shop';
import { sharedOperator, writeWithoutLimits } from './site';
import { processTools, type RunningServers } from './tools';

/** The addresses of one set of servers. */
export interface Addresses {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly partnerUrl: string;
}

/** The three built servers, on ports and in a folder of their own. */
export interface ShopServers extends Addresses {
  /** Everything the servers keep: data, and copies of the shell and of the release store. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Stops the servers and removes their folder. */
  remove(): Promise<void>;
}

/**
 * Starts a separate set. The builds may change meanwhile: the set keeps copies of the present shell and releases. Its database is a new
 * one on the shared PostgreSQL, unless `extra` names another; an empty `DATABASE_URL` is the embedded database, which takes 8 seconds
 * more.
 */
export async function startShop(extra: Readonly<Record<string, string>> = {}): Promise<ShopServers> {
  const shop = await prepareShop(extra);
  await shop.start();
  return shop;
}

export async function prepareShop(extra: Readonly<Record<string, string>> = {}): Promise<ShopServers> {
  const { startServers, releaseKeys, freePort } = await processTools();
  const built = {
    shell: join(root, 'dist/apps/shell'),
    embed: join(root, 'dist/apps/embed'),
    store: join(root, 'dist/store'),
  };
  if (!Object.values(built).every((path) => existsSync(path)))
    throw new Error('Build the shop first: npm test does, and npm start');
  const folder = mkdtempSync(join(tmpdir(), 'alzette-e2e-'));
  for (const [name, path] of Object.entries(built)) cpSync(path, join(folder, name), { recursive: true });
  const addresses = await freeAddresses();
  // The copied releases were signed with this workspace’s key, not with one of the new data folder.
  const environment = {
    ...environmentOf(addresses, folder),
    DATABASE_URL: extra['DATABASE_URL'] ?? (await createDatabase(sharedShop().databaseUrl)),
    ALZETTE_PARTNER_SMTP_PORT: String(await freePort()),
    ...releaseKeys(),
    ...extra,
  };
  let running: RunningServers | null = null;

  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    await running?.stop(signal);
    running = null;
  }

  return {
    ...addresses,
    folder,
    environment,
    start: async () => {
      running = await startServers({ env: environment });
    },
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freeAddresses(): Promise<Addresses> {
  const { freePort } = await processTools();
  const [site, api, partner] = await Promise.all([freePort(), freePort(), freePort()]);
  return {
    siteUrl: `http://localhost:${site}`,
    apiUrl: `http://localhost:${api}`,
    partnerUrl: `http://localhost:${partner}`,
  };
}

function environmentOf({ siteUrl, apiUrl, partnerUrl }: Addresses, folder: string): Record<string, string> {
  return {
    ALZETTE_SITE_URL: siteUrl,
    ALZETTE_SITE_PORT: new URL(siteUrl).port,
    ALZETTE_SHOP_API_URL: apiUrl,
    ALZETTE_SHOP_API_PORT: new URL(apiUrl).port,
    ALZETTE_PARTNER_URL: partnerUrl,
    ALZETTE_PARTNER_PORT: new URL(partnerUrl).port,
    ALZETTE_DATA: join(folder, 'data'),
    ALZETTE_STORE: join(folder, 'store'),
    ALZETTE_SHELL_DIR: join(folder, 'shell'),
    ALZETTE_EMBED_DIR: join(folder, 'embed'),
    ALZETTE_FULFILMENT_KEY: fulfilmentKey,
    // All shoppers of the tests come from one network.
    ALZETTE_ORDERS_PER_HOUR: '100000',
    ALZETTE_NETWORK_BUDGET: '100000',
    ALZETTE_OPERATOR: writeWithoutLimits(sharedOperator, join(folder, 'operators')),
    LOG_LEVEL: 'warn',
  };
}
