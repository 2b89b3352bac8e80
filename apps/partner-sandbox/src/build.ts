import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { Type } from 'typebox';
import {
  documentResponse,
  observeRequests,
  openApi,
  serverLog,
  type Lifecycle,
  type Operations,
  serverOptions,
} from '@alzette/server-kit';
import { behaviourRoutes, createBehaviours } from './behaviour/behaviour';
import { cardPay } from './cardpay/plugin';
import { creditScoring } from './credit/plugin';
import type { Environment } from './environment';
import { esimSystem } from './esim/plugin';
import { errorHandlers } from './http/errors';
import { parseForms } from './http/requests';
import { identLux } from './identity/plugin';
import { customerSystem } from './login/customers';
import { login } from './login/plugin';
import { openMailbox, smtpServer } from './mail/mail-server';
import { mailRoutes } from './mail/mailbox-pages';
import { networkSystem } from './qualification/plugin';
import { luxSign } from './sign/plugin';
import { openJournal } from './state/journal';
import { fontRoutes } from './views/fonts';
import { securityHeaders } from './views/send-page';

/** Shared by the companies: state, clock and configured behaviour. */
export interface Sandbox {
  readonly environment: Environment;
  readonly journal: ReturnType<typeof openJournal>;
  readonly behaviour: ReturnType<typeof createBehaviours>;
  /** Clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Backoff before each retry of a webhook, in milliseconds. No retry follows the last one. */
  readonly webhookBackoffMs: readonly number[];
}

export interface BuildOptions extends Partial<Pick<Sandbox, 'now' | 'webhookBackoffMs'> & Operations> {
  /** Receives the log; the standard output when left out. */
  readonly logStream?: { write(line: string): void };
  /** Called with each route, for tests that cover all of them. */
  readonly onRoute?: (route: RouteOptions) => void;
}

const defaultBackoffMs = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];

export interface PartnerSandbox {
  readonly app: FastifyInstance;
  /** Opens the port of the mail server and resolves with it. It closes with the app. */
  readonly listenForMail: () => Promise<number>;
}

/** Builds the partner sandbox, ready to listen or to inject requests into. */
export async function buildPartnerSandbox(
  environment: Environment,
  {
    now = Date.now,
    webhookBackoffMs = defaultBackoffMs,
    logStream,
    metrics,
    lifecycle,
    tracer,
    onRoute,
  }: BuildOptions = {},
): Promise<PartnerSandbox> {
  const app = Fastify({
    logger: serverLog({ name: 'partner-sandbox', level: environment.logLevel, stream: logStream }),
    ...serverOptions('callers'),
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  // Only the shop calls the companies that this process simulates.
  observeRequests(app, { metrics, lifecycle, tracer, trustsSampling: () => true });
  const journal = openJournal(environment.dataFolder);
  const sandbox: Sandbox = { environment, journal, behaviour: createBehaviours(), now, webhookBackoffMs };

  await app.register(swagger, openApi({ title: 'Partner sandbox', version: '1.0', hasPages: true }));
  securityHeaders(app, environment);
  parseForms(app);
  errorHandlers(app, environment);
  await app.register(healthRoutes, { lifecycle });
  await app.register(fontRoutes);
  await app.register(behaviourRoutes, { sandbox });
  await app.register(cardPay, { sandbox });
  await app.register(creditScoring, { sandbox });
  await app.register(esimSystem, { sandbox });
  await app.register(identLux, { sandbox });
  await app.register(luxSign, { sandbox });
  await app.register(networkSystem, { sandbox });
  await app.register(login, { sandbox });
  await app.register(customerSystem, { sandbox });

  const mailbox = openMailbox(sandbox.journal.folder);
  const smtp = smtpServer(sandbox, mailbox);
  await app.register(mailRoutes, { mailbox });
  app.addHook('onClose', () => smtp.close());

  app.get('/openapi.json', { schema: { summary: 'This description', response: documentResponse } }, async () =>
    app.swagger(),
  );
  return { app, listenForMail: smtp.listen };
}

const HealthSchema = Type.Object({ status: Type.String() });

async function healthRoutes(
  app: FastifyInstance,
  { lifecycle }: { readonly lifecycle?: Lifecycle | undefined },
): Promise<void> {
  app.get('/health/live', { schema: { summary: 'The process runs', response: { 200: HealthSchema } } }, async () => ({
    status: 'live',
  }));
  app.get(
    '/health/ready',
    { schema: { summary: 'The server accepts calls', response: { 200: HealthSchema, 503: HealthSchema } } },
    async (_request, reply) =>
      lifecycle?.isDraining ? reply.code(503).send({ status: 'not ready' }) : reply.send({ status: 'ready' }),
  );
}
