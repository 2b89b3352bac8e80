import {
  documentAnswer,
  observeRequests,
  openApi,
  serverLog,
  serverOptions,
  type Lifecycle,
  type ServerMetrics,
} from '@alzette/server-kit';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { behaviours } from './behaviour/behaviours';
import { behaviourRoutes } from './behaviour/routes';
import { cardPay } from './cardpay/plugin';
import type { Environment } from './environment';
import { healthRoutes } from './http/health-routes';
import { safeHeaders } from './http/safe-headers';
import { errorAnswers } from './http/error-answers';
import { formBodies } from './http/form-bodies';
import { identLux } from './identity/plugin';
import { login } from './login/plugin';
import { openMailbox } from './mail/mailbox';
import { mailRoutes } from './mail/routes';
import { smtpServer } from './mail/smtp';
import { luxSign } from './sign/plugin';
import { openJournal } from './state/journal';

/** What the companies share: their state, their clock, and what a test made of their health. */
export interface Sandbox {
  readonly environment: Environment;
  readonly journal: ReturnType<typeof openJournal>;
  readonly behaviour: ReturnType<typeof behaviours>;
  /** The present, in milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds before each further try to deliver a webhook; after the last one it is given up. */
  readonly webhookPauses: readonly number[];
}

export interface BuildOptions extends Partial<Pick<Sandbox, 'now' | 'webhookPauses'>> {
  /** Where the log goes instead of the standard output. */
  readonly logStream?: { write(line: string): void };
  readonly metrics?: ServerMetrics;
  readonly lifecycle?: Lifecycle;
  /** Told of each route, for tests that must not forget one. */
  readonly onRoute?: (route: RouteOptions) => void;
}

const usualPauses = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];

export interface PartnerSandbox {
  readonly app: FastifyInstance;
  /** Opens the mail server's own port, and resolves with it. It closes with the app. */
  readonly listenForMail: () => Promise<number>;
}

/** The outside companies, ready to listen or to inject requests into. */
export async function buildPartnerSandbox(
  environment: Environment,
  { now = Date.now, webhookPauses = usualPauses, logStream, metrics, lifecycle, onRoute }: BuildOptions = {},
): Promise<PartnerSandbox> {
  const app = Fastify({
    logger: serverLog({ name: 'partner-sandbox', level: environment.logLevel, stream: logStream }),
    ...serverOptions('callers'),
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  observeRequests(app, { metrics, lifecycle });
  const journal = openJournal(environment.dataFolder);
  const sandbox: Sandbox = { environment, journal, behaviour: behaviours(), now, webhookPauses };

  await app.register(swagger, openApi({ title: 'Partner sandbox', version: '1.0', hasPages: true }));
  safeHeaders(app, environment);
  formBodies(app);
  errorAnswers(app, environment);
  await app.register(healthRoutes, { lifecycle });
  await app.register(behaviourRoutes, { sandbox });
  await app.register(cardPay, { sandbox });
  await app.register(identLux, { sandbox });
  await app.register(luxSign, { sandbox });
  await app.register(login, { sandbox });

  const mailbox = openMailbox(sandbox.journal.folder);
  const smtp = smtpServer(sandbox, mailbox);
  await app.register(mailRoutes, { mailbox });
  app.addHook('onClose', () => smtp.close());

  app.get('/openapi.json', { schema: { summary: 'This description', response: documentAnswer } }, async () =>
    app.swagger(),
  );
  return { app, listenForMail: smtp.listen };
}
