import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import { foreignResponses, pageResponse, redirectResponse } from '@alzette/server-kit';
import type { Locale } from '@alzette/shop-model';
import type { Sandbox } from '../build';
import { notFound } from '../http/errors';
import { formFields } from '../http/requests';
import { accountBrand } from '../views/brands';
import { errorSummary, type FieldError, html, type Html, textField } from '../views/html';
import { parseLanguage } from '../views/language';
import { layout } from '../views/layout';
import { sendPage } from '../views/send-page';
import { accounts, findAccount, password } from './accounts';
import { loginMessages } from './messages';
import { loginProvider } from './provider';

/** AlzetteID, the login of the operator's customers: OpenID Connect with a login page. */
export async function login(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  const provider = await loginProvider(sandbox);
  provider.on('server_error', (_context, err) => app.log.error({ err }, 'login failed'));
  await app.register(loginPages, { sandbox, provider });
  await app.register(protocol, { sandbox, callback: provider.callback() });
}

interface ProtocolOptions {
  readonly sandbox: Sandbox;
  readonly callback: (request: IncomingMessage, response: ServerResponse) => unknown;
}

/** The library handles every other route below the issuer's address. */
async function protocol(app: FastifyInstance, { sandbox, callback }: ProtocolOptions): Promise<void> {
  app.addHook('preHandler', () => sandbox.behaviour.apply('login'));
  // The library reads request bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/login/*',
    schema: { summary: 'OpenID Connect', response: foreignResponses },
    handler: ({ raw }, reply) => {
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
      reply.hijack();
      const mounted: IncomingMessage & { originalUrl?: string } = raw;
      mounted.originalUrl = raw.url ?? '';
      mounted.url = mounted.originalUrl.slice('/login'.length);
      callback(mounted, reply.raw);
    },
  });
}

interface LoginPageOptions {
  readonly sandbox: Sandbox;
  readonly provider: Provider;
}

/** The login page of a login in progress. */
async function loginPages(app: FastifyInstance, { sandbox, provider }: LoginPageOptions): Promise<void> {
  const { siteOrigin } = sandbox.environment;
  const url = '/login/interaction/:uid';
  app.addHook('preHandler', () => sandbox.behaviour.apply('login'));

  const response = { 200: pageResponse, 302: redirectResponse, 303: redirectResponse };
  app.get(url, { schema: { summary: 'Login page', response } }, async (request, reply) => {
    const { uid, language } = await interactionOf(request, reply);
    const render = (nonce: string) => renderLoginPage({ language, nonce, action: actionOf(uid) });
    return sendPage(reply, 200, render, { redirectsTo: siteOrigin });
  });

  app.post(url, { schema: { summary: 'Logs in or cancels', response } }, async (request, reply) => {
    const { uid, language } = await interactionOf(request, reply);
    const { action = 'login', email = '', password: typed = '' } = formFields(request);
    if (action === 'cancel') {
      return finish(request, reply, { error: 'access_denied', error_description: 'The login was cancelled' });
    }
    const { faults } = loginMessages[language];
    const account = findAccount(email);
    if (account && typed === password) return finish(request, reply, { login: { accountId: account.email } });

    const missing: readonly FieldError[] = [
      ...(email.trim() === '' ? [{ field: 'email', message: faults.email }] : []),
      ...(typed === '' ? [{ field: 'password', message: faults.password }] : []),
    ];
    const errors = missing.length > 0 ? missing : [{ field: 'password', message: faults.wrong }];
    const render = (nonce: string) => renderLoginPage({ language, nonce, action: actionOf(uid), email, errors });
    return sendPage(reply, 422, render, { redirectsTo: siteOrigin });
  });

  async function interactionOf({ raw }: FastifyRequest, reply: FastifyReply) {
    const { uid, params } = await provider.interactionDetails(raw, reply.raw).catch(() => {
      throw notFound();
    });
    const [requested] = String(params['ui_locales'] ?? '').split(' ');
    return { uid, language: parseLanguage(requested) };
  }

  async function finish({ raw }: FastifyRequest, reply: FastifyReply, result: InteractionResults) {
    const next = await provider.interactionResult(raw, reply.raw, result, { mergeWithLastSubmission: false });
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  }
}

function actionOf(uid: string): string {
  return `/login/interaction/${uid}`;
}

interface LoginPage {
  readonly language: Locale;
  readonly nonce: string;
  readonly action: string;
  readonly email?: string;
  readonly errors?: readonly FieldError[];
}

function renderLoginPage({ language, nonce, action, email = '', errors = [] }: LoginPage): Html {
  const messages = loginMessages[language];
  const content = html`<h1>${messages.title}</h1>
    ${errorSummary(messages.errorTitle, errors)}
    <form method="post" action="${action}" novalidate class="card">
      ${textField({ name: 'email', label: messages.email, value: email, autocomplete: 'username', inputmode: 'email' }, errors)}
      ${textField({ name: 'password', label: messages.password, type: 'password', autocomplete: 'current-password' }, errors)}
      <button name="action" value="login">${messages.submit}</button>
      <button class="second" name="action" value="cancel">${messages.cancel}</button>
    </form>
    <h2>${messages.accounts}</h2>
    <ul>
      ${accounts.map((account) => html`<li>${account.email} (${account.given_name} ${account.family_name})</li>`)}
    </ul>
    <p>${messages.passwordOfAll} <strong>${password}</strong></p>`;
  return layout({ brand: accountBrand, language, title: messages.title, nonce, content });
}
