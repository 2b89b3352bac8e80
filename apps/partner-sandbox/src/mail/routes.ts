import { pageAnswer } from '@alzette/server-kit';
import { locales, type Locale } from '@alzette/shop-model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { notFound } from '../http/problem';
import { sendPage } from '../views/send-page';
import { renderMail, renderMailList } from './mail-pages';
import type { Mailbox, ReceivedMail } from './mailbox';

interface MailRoute {
  Params: { readonly id: string };
}

const MailSchema = Type.Object({
  id: Type.String(),
  receivedAt: Type.Integer(),
  from: Type.String(),
  to: Type.Array(Type.String()),
  subject: Type.String(),
  html: Type.String(),
  text: Type.String(),
});

/** The mailbox in a browser, and for tests. */
export async function mailRoutes(app: FastifyInstance, { mailbox }: { readonly mailbox: Mailbox }): Promise<void> {
  const find = (id: string): ReceivedMail => {
    const mail = mailbox.get(id);
    if (!mail) throw notFound();
    return mail;
  };

  app.get('/mail', { schema: { summary: 'The mailbox', response: { 200: pageAnswer } } }, (request, reply) =>
    sendPage(reply, 200, (nonce) => renderMailList(mailbox.list(), languageOf(request), nonce)),
  );

  app.get<{ Querystring: { readonly to?: string } }>(
    '/mail.json',
    {
      schema: {
        summary: 'The mails, newest first',
        querystring: Type.Object({ to: Type.Optional(Type.String()) }),
        response: { 200: Type.Object({ items: Type.Array(MailSchema) }) },
      },
    },
    async ({ query }) => ({ items: mailbox.list(query.to) }),
  );

  app.get<MailRoute>(
    '/mail/:id',
    { schema: { summary: 'One mail', response: { 200: pageAnswer } } },
    (request, reply) => {
      const mail = find(request.params.id);
      return sendPage(reply, 200, (nonce) => renderMail(mail, languageOf(request), nonce), { hasFrame: true });
    },
  );

  app.get<MailRoute>(
    '/mail/:id/html',
    { schema: { summary: 'The formatted part of a mail', response: { 200: pageAnswer } } },
    (request, reply) =>
      reply
        .headers({
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
        .type('text/html; charset=utf-8')
        .send(withNewTabs(find(request.params.id).html)),
  );
}

/** The mail as it is, but its links open in a tab of their own. */
function withNewTabs(mail: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/iu.test(mail) ? mail.replace(/<head[^>]*>/iu, (head) => `${head}${base}`) : `${base}${mail}`;
}

function languageOf({ headers }: FastifyRequest): Locale {
  return locales.find((locale) => headers['accept-language']?.toLowerCase().startsWith(locale)) ?? 'fr';
}
