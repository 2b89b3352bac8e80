import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@alzette/server-kit/testing';
import { siteServerKey } from './shop';
import { bundleServers, root, startBundle, untilReady, writeSiteFolders } from './bundled-servers';

export interface SiteServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The site server of an operator in a process of its own, in front of a running shop API. */
export async function startSiteServer(shopApiUrl: string, provider: string): Promise<SiteServer> {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-site-'));
  const builds = join(root, 'dist/test-servers', `site-${randomUUID()}`);
  bundleServers(builds, ['site-server']);
  const [port, metricsPort] = await Promise.all([freePort(), freePort()]);
  const secret = () => randomBytes(24).toString('hex');
  const server = startBundle(join(builds, 'site-server.mjs'), {
    PATH: process.env['PATH'],
    ALZETTE_OPERATOR: `libs/server/operator-config/operators/${provider}.json`,
    ALZETTE_SITE_URL: `http://localhost:${port}`,
    ALZETTE_SITE_PORT: String(port),
    ALZETTE_METRICS_PORT: String(metricsPort),
    ALZETTE_SHOP_API_URL: shopApiUrl,
    ALZETTE_PARTNER_URL: 'http://localhost:4400',
    ALZETTE_ALLOW_SANDBOX: 'local',
    ALZETTE_SESSION_KEY: siteServerKey,
    ALZETTE_NETWORK_BUDGET: '100000',
    ALZETTE_LOGIN_CLIENT_SECRET: secret(),
    ...(await writeSiteFolders(folder)),
  });
  const stop = async () => {
    await server.stop();
    for (const path of [folder, builds]) rmSync(path, { recursive: true, force: true });
  };
  await untilReady(port, server.output).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `http://localhost:${port}`, stop };
}
