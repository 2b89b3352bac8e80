import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noOperations } from '@alzette/server-kit';
import { checkResponses } from '@alzette/server-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import { buildPartnerSandbox } from '../build';
import type { Environment } from '../environment';

export const siteOrigin = 'http://localhost:4200';
/** The origin of an embedding page. */
export const embedderOrigin = 'https://www.operator.example';
const partnerKey = 'a partner key for tests';
export const key = { authorization: `Bearer ${partnerKey}` };

/** A sandbox over a temporary folder. `restart` simulates a killed process: the old app is not closed. */
export async function startSandbox(begin = Date.UTC(2026, 10, 21), overrides: Partial<Environment> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'partner-sandbox-'));
  let now = begin;
  const environment: Environment = {
    host: 'localhost',
    port: 4400,
    smtpPort: 0,
    partnerUrl: 'http://localhost:4400',
    siteOrigin,
    embeddingOrigins: [siteOrigin, embedderOrigin],
    keys: {
      identity: [partnerKey],
      signature: [partnerKey],
      payment: [partnerKey],
      creditCheck: [partnerKey],
      customers: [partnerKey],
      esim: [partnerKey],
      qualification: [partnerKey],
    },
    webhookKey: 'a webhook key for tests',
    login: { clientId: 'alzette-shop', clientSecret: 'a client secret for tests' },
    dataFolder: folder,
    logLevel: 'silent',
    operations: noOperations,
    ...overrides,
  };
  const build = async () => {
    const sandbox = await buildPartnerSandbox(environment, { now: () => now, webhookBackoffMs: [10, 20, 40] });
    checkResponses(sandbox.app);
    return sandbox;
  };
  let { app, listenForMail } = await build();
  const killed: (typeof app)[] = [];

  return {
    folder,
    environment,
    passMinutes: (minutes: number) => {
      now += minutes * 60_000;
    },
    restart: async () => {
      killed.push(app);
      ({ app, listenForMail } = await build());
    },
    listen: (port: number) => app.listen({ host: 'localhost', port }),
    listenForMail: () => listenForMail(),
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    post: (url: string, payload: object, headers: Record<string, string> = key) =>
      app.inject({ method: 'POST', url, headers, payload }),
    submit: (url: string, fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        payload: new URLSearchParams(fields).toString(),
      }),
    close: async () => {
      await Promise.all([app, ...killed].map((each) => each.close()));
      rmSync(folder, { recursive: true });
    },
  };
}

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>;

/** The message that a page posts, and its target origin. */
export function postedBy({ body }: LightMyRequestResponse) {
  const [, message = 'null', origin = 'null'] = /postMessage\((\{.*\}), ("[^"]*")\)/u.exec(body) ?? [];
  return { message: JSON.parse(message), origin: JSON.parse(origin) };
}
