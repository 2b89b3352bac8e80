import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, partnerKeys } from '@alzette/server-kit/testing';
import { writeWithoutLimits } from './operator-without-limits';
import { bundleServers, root, type RunningServer, startBundle, untilReady, writeSiteFolders } from './bundled-servers';

const names = ['partner-sandbox', 'shop-api', 'site-server'] as const;
type Name = (typeof names)[number];

export interface ThreeServers {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly partnerUrl: string;
  /** The log lines of a server so far. */
  lines(name: Name): readonly Record<string, unknown>[];
  /** The output of all servers. */
  output(): string;
  /** The metrics of all servers. */
  metrics(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * The built site server, shop API and partner sandbox in processes of their own, on a folder that `stop` deletes.
 *
 * @param more additional variables of all three servers
 */
export async function startThreeServers(more: Readonly<Record<string, string>> = {}): Promise<ThreeServers> {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-three-'));
  const builds = join(root, 'dist/test-servers', `three-${randomUUID()}`);
  bundleServers(builds, names);
  const [site, api, partner, mail, ...metricsPorts] = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(freePort));
  const secret = () => randomBytes(24).toString('hex');
  const addresses = {
    siteUrl: `http://localhost:${site}`,
    apiUrl: `http://localhost:${api}`,
    partnerUrl: `http://localhost:${partner}`,
  };
  const environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    ALZETTE_ALLOW_SANDBOX: 'local',
    DATABASE_URL: 'embedded',
    ALZETTE_SITE_URL: addresses.siteUrl,
    ALZETTE_SITE_PORT: String(site),
    ALZETTE_SHOP_API_URL: addresses.apiUrl,
    ALZETTE_SHOP_API_PORT: String(api),
    ALZETTE_PARTNER_URL: addresses.partnerUrl,
    ALZETTE_PARTNER_PORT: String(partner),
    ALZETTE_PARTNER_SMTP_PORT: String(mail),
    ALZETTE_SMTP_URL: `smtp://localhost:${mail}`,
    ALZETTE_MAIL_FROM: 'shop@alzette.example',
    ALZETTE_DATA: join(folder, 'data'),
    ALZETTE_OPERATOR: writeWithoutLimits(
      join(root, 'libs/server/operator-config/operators/alzette.json'),
      join(folder, 'operators'),
    ),
    ALZETTE_SESSION_KEY: secret(),
    ...partnerKeys(secret),
    ALZETTE_LOGIN_CLIENT_SECRET: secret(),
    ALZETTE_SIGNATURE_CERTIFICATES: join(folder, 'data/partner-sandbox/signer-certificate.pem'),
    LOG_LEVEL: 'trace',
    // All shoppers of a test come from one network.
    ALZETTE_NETWORK_BUDGET: '100000',
    ...(await writeSiteFolders(folder)),
    ...more,
  };
  const running: RunningServer[] = [];
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
    for (const path of [folder, builds]) rmSync(path, { recursive: true, force: true });
  };
  try {
    // In sequence: the sandbox creates the certificate that the shop API reads at startup.
    for (const [index, port] of [partner, api, site].entries()) {
      const file = join(builds, `${names[index]}.mjs`);
      if (names[index] === 'shop-api') {
        execFileSync(process.execPath, [file, 'load-demo-catalogue'], { cwd: root, env: environment, stdio: 'ignore' });
      }
      const server = startBundle(file, { ...environment, ALZETTE_METRICS_PORT: String(metricsPorts[index]) });
      running.push(server);
      await untilReady(Number(port), server.output);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const outputOf = (name: Name) => running[names.indexOf(name)]?.output() ?? '';
  return {
    ...addresses,
    lines: (name) =>
      outputOf(name)
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    output: () => names.map(outputOf).join('\n'),
    metrics: async () => {
      const responses = await Promise.all(metricsPorts.map((port) => fetch(`http://localhost:${port}/metrics`)));
      return (await Promise.all(responses.map((response) => response.text()))).join('\n');
    },
    stop,
  };
}
