import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { CircuitOpenError, redirectResponse } from '@alzette/server-kit';
import { isLocale, type Locale, parseSameSitePath } from '@alzette/shop-model';
import type { Environment } from '../settings/environment';
import { sendPage } from '../http/security-headers';
import { renderMessagePage } from '../pages/message-page';
import { preferredLocale } from '../pages/visitor-locale';
import { renewSession, sessionCustomer } from '../session/session';
import { ForeignLoginError, type LoginProvider, loginProvider } from './login-provider';
import { type LoginFault, loginMessages } from './messages';

/** Longer addresses are refused; addresses above `maxReturnToLength` lead to the home page. */
const maxAddressLength = 8_000;

const callbackPath = '/api/login/callback';

interface LoginContext {
  readonly environment: Environment;
  readonly provider: LoginProvider;
}

/** Login and logout. The two login routes are top-level navigations, so they send pages and redirects, never problems. */
export async function loginRoutes(
  app: FastifyInstance,
  { environment }: { readonly environment: Environment },
): Promise<void> {
  const provider = loginProvider(environment.login, new URL(callbackPath, environment.siteUrl).href);
  app.addHook('onClose', async () => provider.close());
  loginRoute(app, { environment, provider });
  callbackRoute(app, { environment, provider });
  logoutRoute(app);
}

function loginRoute(app: FastifyInstance, { environment, provider }: LoginContext): void {
  app.get<{ Querystring: { readonly returnTo?: string } }>(
    '/api/login',
    {
      schema: {
        summary: 'Redirects to the login',
        querystring: Type.Object(
          { returnTo: Type.Optional(Type.String({ maxLength: maxAddressLength })) },
          { maxProperties: 20 },
        ),
        response: { 302: redirectResponse },
      },
    },
    async (request, reply) => {
      const returnTo = parseReturnTo(request.query.returnTo);
      if (sessionCustomer(request)) return redirect(reply, returnTo);
      try {
        const { url, attempt } = await provider.start(returnTo, localeOf(request, returnTo));
        request.session.set('login', attempt);
        return redirect(reply, url.href);
      } catch (err) {
        request.log.error({ err }, 'login provider unavailable');
        setRetryAfter(reply, err);
        return sendFaultPage(environment, request, reply, { status: 503, fault: 'unavailable', returnTo });
      }
    },
  );
}

function callbackRoute(app: FastifyInstance, { environment, provider }: LoginContext): void {
  app.get(
    callbackPath,
    { schema: { summary: 'Callback of the login provider', response: { 302: redirectResponse } } },
    async (request, reply) => {
      const sendFault = (page: FaultPage) => sendFaultPage(environment, request, reply, page);
      const attempt = request.session.get('login');
      if (!attempt) {
        // The browser's Back button repeats the callback after a finished login.
        if (sessionCustomer(request)) return redirect(reply, '/');
        return sendFault({ status: 400, fault: 'foreign', returnTo: '/' });
      }
      const { returnTo } = attempt;
      try {
        const customer = await provider.finish(new URL(request.url, environment.siteUrl), attempt);
        if (customer) await renewSession(request, customer);
        else request.session.set('login', undefined);
        return redirect(reply, returnTo);
      } catch (err) {
        if (err instanceof ForeignLoginError) return sendFault({ status: 400, fault: 'foreign', returnTo });
        request.log.error({ err }, 'login failed');
        setRetryAfter(reply, err);
        return sendFault({ status: 503, fault: 'failed', returnTo });
      }
    },
  );
}

function logoutRoute(app: FastifyInstance): void {
  app.post(
    '/api/logout',
    { schema: { summary: 'Ends the customer’s session', response: { 204: Type.Null() } } },
    async (request, reply) => {
      await renewSession(request, null);
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  );
}

interface FaultPage {
  readonly status: number;
  readonly fault: LoginFault;
  readonly returnTo: string;
}

function sendFaultPage(
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, fault, returnTo }: FaultPage,
) {
  const { operator, sandbox } = environment;
  const locale = localeOf(request, returnTo);
  const { faults, again, back } = loginMessages[locale];
  const links = [
    { href: `/api/login?returnTo=${encodeURIComponent(returnTo)}`, label: again },
    { href: returnTo, label: back },
  ];
  return sendPage(reply, status, environment, (nonce) =>
    renderMessagePage({ locale, nonce, operator, sandbox, ...faults[fault], links }),
  );
}

function setRetryAfter(reply: FastifyReply, error: unknown): void {
  if (error instanceof CircuitOpenError) reply.header('retry-after', String(error.retryAfter));
}

function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 302);
}

/** The language of the page where the login started. */
function localeOf(request: FastifyRequest, returnTo: string): Locale {
  const [, first] = returnTo.split(/[/?#]/u);
  return isLocale(first) ? first : preferredLocale(request);
}

const maxReturnToLength = 500;

/** The page of this site to return to after a login; the home page for anything else (no open redirect). */
function parseReturnTo(text: string | undefined): string {
  const path = text !== undefined && text.length <= maxReturnToLength ? parseSameSitePath(text) : null;
  // There are no pages below /api, and a return to the login would loop.
  return path === null || path.startsWith('/api/') || /[\p{C}]/u.test(path) ? '/' : path;
}
