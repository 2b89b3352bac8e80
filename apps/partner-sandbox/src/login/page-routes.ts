import { pageAnswer, redirectAnswer } from '@alzette/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import type { Sandbox } from '../build';
import { formFields } from '../http/form-bodies';
import { notFound } from '../http/problem';
import type { FieldError } from '../views/fields';
import { readLanguage } from '../views/language';
import { sendPage } from '../views/send-page';
import { findAccount, password } from './accounts';
import { renderLoginPage } from './login-page';
import { loginMessages } from './messages';

export interface LoginPageOptions {
  readonly sandbox: Sandbox;
  readonly provider: Provider;
}

/** The page on which people log in, for one login that is under way in this browser. */
export async function loginPages(app: FastifyInstance, { sandbox, provider }: LoginPageOptions): Promise<void> {
  const { siteOrigin } = sandbox.environment;
  const url = '/login/interaction/:uid';
  app.addHook('preHandler', () => sandbox.behaviour.act('login'));

  const response = { 200: pageAnswer, 302: redirectAnswer, 303: redirectAnswer };
  app.get(url, { schema: { summary: 'Login page', response } }, async (request, reply) => {
    const { uid, language } = await underWay(request, reply);
    const render = (nonce: string) => renderLoginPage({ language, nonce, action: actionOf(uid) });
    return sendPage(reply, 200, render, { leadsTo: siteOrigin });
  });

  app.post(url, { schema: { summary: 'Logs in or cancels', response } }, async (request, reply) => {
    const { uid, language } = await underWay(request, reply);
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
    return sendPage(reply, 422, render, { leadsTo: siteOrigin });
  });

  async function underWay({ raw }: FastifyRequest, reply: FastifyReply) {
    const { uid, params } = await provider.interactionDetails(raw, reply.raw).catch(() => {
      throw notFound();
    });
    const [wished] = String(params['ui_locales'] ?? '').split(' ');
    return { uid, language: readLanguage(wished) };
  }

  async function finish({ raw }: FastifyRequest, reply: FastifyReply, result: InteractionResults) {
    const next = await provider.interactionResult(raw, reply.raw, result, { mergeWithLastSubmission: false });
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  }
}

function actionOf(uid: string): string {
  return `/login/interaction/${uid}`;
}
