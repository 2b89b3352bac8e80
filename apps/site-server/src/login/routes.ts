import { CircuitOpenError, redirectAnswer } from '@alzette/server-kit';
import { isLocale, type Locale } from '@alzette/shop-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Environment } from '../environment';
import { sendPage } from '../http/send-page';
import { renderMessagePage } from '../pages/message-page';
import { preferredLocale } from '../pages/preferred-locale';
import { renewSession, sessionCustomer } from '../session/session';
import { ForeignAnswerError, loginProvider } from './login-provider';
import { loginMessages, type LoginFault } from './messages';
import { readReturnTo } from './return-to';

const callbackPath = '/api/login/callback';

/** Login and logout. Both pages of the login are top-level navigations, so they answer pages and redirects, never problems. */
export async function loginRoutes(
  app: FastifyInstance,
  { environment }: { readonly environment: Environment },
): Promise<void> {
  const { origin } = new URL(environment.siteUrl);
  const provider = loginProvider(environment.login, `${origin}${callbackPath}`);
  app.addHook('onClose', async () => provider.close());

  app.get<{ Querystring: { readonly returnTo?: string } }>(
    '/api/login',
    {
      schema: {
        summary: 'Leads to the login',
        querystring: Type.Object({ returnTo: Type.Optional(Type.String()) }),
        response: { 302: redirectAnswer },
      },
    },
    async (request, reply) => {
      const returnTo = readReturnTo(request.query.returnTo);
      if (sessionCustomer(request)) return leave(reply, returnTo);
      try {
        const { url, attempt } = await provider.start(returnTo, localeOf(request, returnTo));
        request.session.set('login', attempt);
        return leave(reply, url.href);
      } catch (err) {
        request.log.error({ err }, 'the login provider cannot be reached');
        sayWhenToRetry(reply, err);
        return sendFault(request, reply, 503, 'unavailable', returnTo);
      }
    },
  );

  app.get(
    callbackPath,
    { schema: { summary: 'Where the login comes back to', response: { 302: redirectAnswer } } },
    async (request, reply) => {
      const attempt = request.session.get('login');
      if (!attempt) {
        // Back after a finished login asks here a second time.
        return sessionCustomer(request) ? leave(reply, '/') : sendFault(request, reply, 400, 'foreign', '/');
      }
      const { returnTo } = attempt;
      try {
        const customer = await provider.finish(new URL(request.url, origin), attempt);
        if (customer) renewSession(request, customer);
        else request.session.set('login', undefined);
        return leave(reply, returnTo);
      } catch (err) {
        if (err instanceof ForeignAnswerError) return sendFault(request, reply, 400, 'foreign', returnTo);
        request.log.error({ err }, 'a login failed');
        sayWhenToRetry(reply, err);
        return sendFault(request, reply, 503, 'failed', returnTo);
      }
    },
  );

  app.post(
    '/api/logout',
    { schema: { summary: 'Ends the customer’s session', response: { 204: Type.Null() } } },
    async (request, reply) => {
      renewSession(request, null);
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  );

  function sendFault(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    fault: LoginFault,
    returnTo: string,
  ) {
    const locale = localeOf(request, returnTo);
    const { faults, again, back } = loginMessages[locale];
    const links = [
      { href: `/api/login?returnTo=${encodeURIComponent(returnTo)}`, words: again },
      { href: returnTo, words: back },
    ];
    return sendPage(reply, status, environment, (nonce) =>
      renderMessagePage({ locale, nonce, operator: environment.operator, ...faults[fault], links }),
    );
  }
}

function sayWhenToRetry(reply: FastifyReply, error: unknown): void {
  if (error instanceof CircuitOpenError) reply.header('retry-after', String(error.retryAfter));
}

function leave(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 302);
}

/** The language of the page that the visitor comes from. */
function localeOf(request: FastifyRequest, returnTo: string): Locale {
  const [, first] = returnTo.split(/[/?#]/u);
  return isLocale(first) ? first : preferredLocale(request);
}
