import { releasesOf, remoteName } from '@alzette/discovery';
import { originOf, proposeChange, ReleaseError, writeSignedChange } from '@alzette/release';
import { pageResponse, ProblemError, redirectResponse, type ServerMetrics } from '@alzette/server-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Environment } from '../settings/environment';
import { networkNames } from '../http/client-network';
import { sandboxNotice } from '../http/sandbox-notice';
import { sendPage } from '../http/security-headers';
import type { Releases } from '../releases/releases';
import { type ConsoleFrame, renderConsole, renderLogin } from './console-page';
import { consoleSessions } from './console-session';
import { readHistory } from './history';
import { releaseFigures } from './release-figures';
import type { ConsoleSettings } from '../settings/console-settings';
import { isPassword } from './password';
import { wrongPasswords } from './wrong-passwords';

const path = '/__releases';
const maxFormBytes = 2 * 1024;

const change = {
  action: Type.Union([Type.Literal('promote'), Type.Literal('rollback')]),
  remote: Type.String({ maxLength: 60, pattern: '^[a-z][a-z0-9-]*$' }),
  version: Type.String({ maxLength: 100, pattern: '^\\d[0-9A-Za-z.-]*$' }),
};
const ChangeSchema = Type.Object(change, { additionalProperties: false });
const SignedChangeSchema = Type.Object(
  {
    ...change,
    revision: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    expires: Type.String({ maxLength: 30, pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' }),
    signature: Type.String({ maxLength: 500, pattern: '^[\\w-]+\\.\\.[\\w-]+$' }),
  },
  { additionalProperties: false },
);
const ProposalSchema = Type.Object({
  revision: Type.Integer(),
  expires: Type.String(),
  payload: Type.String(),
  visitors: Type.Object({ before: Type.String(), after: Type.String() }),
});
const PasswordSchema = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);

export interface ConsoleOptions {
  readonly environment: Environment;
  readonly settings: ConsoleSettings;
  readonly releases: Pick<Releases, 'store' | 'files'>;
  readonly metrics?: ServerMetrics | undefined;
  readonly now: () => number;
}

/**
 * The release console (ADR 0036): who runs which release, and the next document to sign. It signs nothing: it writes a change only with
 * the signature of a release key, over exactly the change that it proposed.
 */
export async function consoleRoutes(app: FastifyInstance, options: ConsoleOptions): Promise<void> {
  const { environment, settings, now } = options;
  const sessions = consoleSessions(environment, settings, now);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  pageRoute(app, options, sessions);
  sessionRoutes(app, options, sessions);
  changeRoutes(app, options, sessions);
}

type Sessions = ReturnType<typeof consoleSessions>;

/** Keeps a response out of caches and search engines. */
function hidden(reply: FastifyReply): FastifyReply {
  return reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
}

function frameOf({ operator, sandbox }: Environment, nonce: string): ConsoleFrame {
  return { nonce, operatorName: operator.name, notice: sandboxNotice(sandbox, 'en') };
}

function sendLogin(reply: FastifyReply, environment: Environment, fault: string | null) {
  return sendPage(hidden(reply), fault === null ? 200 : 401, environment, (nonce) =>
    renderLogin(frameOf(environment, nonce), fault),
  );
}

function pageRoute(app: FastifyInstance, { environment, releases, metrics }: ConsoleOptions, sessions: Sessions): void {
  const figuresOf = releaseFigures(metrics);

  app.get(
    path,
    { schema: { summary: 'The release console', response: { 200: pageResponse } } },
    async (request, reply) => {
      if (!(await sessions.isOpen(request))) return sendLogin(reply, environment, null);
      const document = await releases.store.document();
      const remotes = await Promise.all(
        Object.keys(document.microFrontends)
          .map(remoteName)
          .map(async (name) => ({
            name,
            rows: await Promise.all(
              releasesOf(document, name).map(async (release) => ({
                release,
                origin: await originOf(releases.files, name, release.metadata.version),
                figures: await figuresOf(name, release.metadata.version),
              })),
            ),
          })),
      );
      const history = await readHistory(releases.files, document);
      const canaryBudget = environment.releases.canary.budget;
      return sendPage(hidden(reply), 200, environment, (nonce) =>
        renderConsole({ ...frameOf(environment, nonce), remotes, history, canaryBudget }),
      );
    },
  );
}

function sessionRoutes(app: FastifyInstance, { environment, settings, now }: ConsoleOptions, sessions: Sessions): void {
  const guesses = wrongPasswords(now);
  const networkOf = networkNames(environment.sessionKey);

  app.post<{ Body: Static<typeof PasswordSchema> }>(
    `${path}/login`,
    {
      // The hash takes a tenth of a second, in a thread of Node.
      config: { weight: 50 },
      bodyLimit: maxFormBytes,
      schema: {
        summary: 'Logs in to the release console',
        body: PasswordSchema,
        response: { 303: redirectResponse, 401: pageResponse },
      },
    },
    async (request, reply) => {
      const browser = await sessions.knownBrowser(request);
      const forget = guesses.note(browser === null ? { network: networkOf(request) } : { browser });
      if (!(await isPassword(request.body.password, settings))) {
        request.log.warn('wrong password for the release console');
        return sendLogin(reply, environment, 'The password is wrong.');
      }
      forget();
      await sessions.open(reply);
      request.log.warn('login to the release console');
      return hidden(reply).redirect(path, 303);
    },
  );

  app.post(
    `${path}/logout`,
    { bodyLimit: maxFormBytes, schema: { summary: 'Leaves the release console', response: { 303: redirectResponse } } },
    async (request, reply) => {
      await sessions.close(request, reply);
      return hidden(reply).redirect(path, 303);
    },
  );
}

function changeRoutes(app: FastifyInstance, { environment, releases, now }: ConsoleOptions, sessions: Sessions): void {
  const stored = { store: releases.files, keys: environment.releases.keys };

  app.post<{ Body: Static<typeof ChangeSchema> }>(
    `${path}/proposals`,
    {
      onRequest: sessions.require,
      bodyLimit: maxFormBytes,
      schema: { summary: 'The document to sign for a change', body: ChangeSchema, response: { 200: ProposalSchema } },
    },
    async (request, reply) => {
      hidden(reply);
      return proposeChange(stored, request.body, now()).catch(refused);
    },
  );

  app.post<{ Body: Static<typeof SignedChangeSchema> }>(
    `${path}/revisions`,
    {
      onRequest: sessions.require,
      bodyLimit: maxFormBytes,
      schema: {
        summary: 'Writes a signed change',
        body: SignedChangeSchema,
        response: { 201: Type.Object({ revision: Type.Integer() }) },
      },
    },
    async (request, reply) => {
      const { action, remote, version, ...signed } = request.body;
      const written = await writeSignedChange(stored, { action, remote, version }, signed, now()).catch(refused);
      if (written === 'conflict') throw new ProblemError('revision_changed');
      request.log.warn({ action, remote, version, revision: written.revision }, 'release changed in the console');
      return hidden(reply).code(201).send({ revision: written.revision });
    },
  );
}

/** The person reads what they can correct; every other fault is one of the server. */
function refused(error: unknown): never {
  if (!(error instanceof ReleaseError)) throw error;
  throw new ProblemError('change_refused', { detail: error.message, cause: error });
}
