import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { pageResponse } from '@alzette/server-kit';
import { type Locale, locales } from '@alzette/shop-model';
import { notFound } from '../http/errors';
import { mailboxBrand } from '../views/brands';
import { html, type Html } from '../views/html';
import { formatTime } from '../views/language';
import { layout } from '../views/layout';
import { sendPage } from '../views/send-page';
import type { Mailbox, ReceivedMail } from './mail-server';
import { mailboxMessages } from './messages';

interface MailRoute {
  Params: { readonly id: string };
}

interface AttachmentRoute {
  Params: { readonly id: string; readonly index: string };
}

const MailSchema = Type.Object({
  id: Type.String(),
  receivedAt: Type.Integer(),
  from: Type.String(),
  to: Type.Array(Type.String()),
  subject: Type.String(),
  html: Type.String(),
  text: Type.String(),
  attachments: Type.Array(
    Type.Object({
      filename: Type.String(),
      contentType: Type.String(),
      contentId: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});

const BytesSchema = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });
const FileSchema = { content: { 'application/octet-stream': { schema: BytesSchema } } };

/** The mailbox as pages, and as JSON for tests. */
export async function mailRoutes(app: FastifyInstance, { mailbox }: { readonly mailbox: Mailbox }): Promise<void> {
  const find = (id: string): ReceivedMail => {
    const mail = mailbox.get(id);
    if (!mail) throw notFound();
    return mail;
  };

  app.get('/mail', { schema: { summary: 'The mailbox', response: { 200: pageResponse } } }, (request, reply) =>
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
    { schema: { summary: 'One mail', response: { 200: pageResponse } } },
    (request, reply) => {
      const mail = find(request.params.id);
      return sendPage(reply, 200, (nonce) => renderMail(mail, languageOf(request), nonce), { hasFrame: true });
    },
  );

  app.get<MailRoute>(
    '/mail/:id/html',
    { schema: { summary: 'The formatted part of a mail', response: { 200: pageResponse } } },
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
        .send(withNewTabs(withPictures(find(request.params.id), mailbox))),
  );

  app.get<AttachmentRoute>(
    '/mail/:id/attachments/:index',
    { schema: { summary: 'An attachment of a mail', response: { 200: FileSchema } } },
    (request, reply) => {
      const mail = find(request.params.id);
      const index = Number(request.params.index);
      const content = mailbox.content(mail, index);
      if (!content) throw notFound();
      const name = encodeURIComponent(mail.attachments[index]?.filename ?? '');
      return reply
        .headers({
          'content-disposition': `attachment; filename*=UTF-8''${name}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .type('application/octet-stream')
        .send(content);
    },
  );
}

/** The HTML part with its embedded pictures. */
function withPictures(mail: ReceivedMail, mailbox: Mailbox): string {
  return mail.attachments.reduce((page, { contentId, contentType }, index) => {
    if (contentId === null || !contentType.startsWith('image/')) return page;
    const data = mailbox.content(mail, index)?.toString('base64') ?? '';
    return page.replaceAll(`cid:${contentId}`, `data:${contentType};base64,${data}`);
  }, mail.html);
}

/** Makes the links of the mail open in a new tab. */
function withNewTabs(mail: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/iu.test(mail) ? mail.replace(/<head[^>]*>/iu, (head) => `${head}${base}`) : `${base}${mail}`;
}

function languageOf({ headers }: FastifyRequest): Locale {
  return locales.find((locale) => headers['accept-language']?.toLowerCase().startsWith(locale)) ?? 'fr';
}

function renderMailList(mails: readonly ReceivedMail[], language: Locale, nonce: string): Html {
  const messages = mailboxMessages[language];
  const content = html`<h1>${messages.title}</h1>
    <p>${messages.intro}</p>
    ${mails.length === 0 ? html`<p class="card">${messages.empty}</p>` : null}
    ${mails.map(
      (mail) =>
        html`<a class="choice" href="/mail/${mail.id}"
          ><span
            ><strong>${mail.subject || messages.noSubject}</strong> ${messages.to} ${mail.to.join(', ')} ·
            <time datetime="${new Date(mail.receivedAt).toISOString()}"
              >${formatTime(mail.receivedAt, language)}</time
            ></span
          ></a
        >`,
    )}`;
  return layout({ brand: mailboxBrand, language, title: messages.title, nonce, content });
}

/** A mail with both parts. The HTML part is in a frame without scripts and network. */
function renderMail(mail: ReceivedMail, language: Locale, nonce: string): Html {
  const messages = mailboxMessages[language];
  const title = mail.subject || messages.noSubject;
  const formatted = html`<iframe
    class="mail"
    title="${messages.html}"
    src="/mail/${mail.id}/html"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`;
  const content = html`<p><a href="/mail">${messages.all}</a></p>
    <h1>${title}</h1>
    <dl>
      <dt>${messages.to}</dt>
      <dd>${mail.to.join(', ')}</dd>
      <dt>${messages.received}</dt>
      <dd>${formatTime(mail.receivedAt, language)}</dd>
      ${mail.attachments.map(
        ({ filename }, index) =>
          html`<dt>${messages.attachment}</dt>
            <dd><a href="/mail/${mail.id}/attachments/${index}">${filename}</a></dd>`,
      )}
    </dl>
    <div class="parts">
      <section>
        <h2>${messages.html}</h2>
        ${mail.html === '' ? html`<p>${messages.noPart}</p>` : formatted}
      </section>
      <section>
        <h2>${messages.text}</h2>
        ${mail.text === '' ? html`<p>${messages.noPart}</p>` : html`<pre class="card">${mail.text}</pre>`}
      </section>
    </div>`;
  return layout({ brand: mailboxBrand, language, title, nonce, content, isWide: true });
}
