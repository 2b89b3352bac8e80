import type { FastifyInstance } from 'fastify';
import { responseOf, pageResponse, redirectResponse } from '@alzette/server-kit';
import { notFound } from '../http/errors';
import { formFields } from '../http/requests';
import { errorSummary, frameMessage, html, type Html } from '../views/html';
import { layout, luxSignBrand } from '../views/layout';
import { sendPage } from '../views/send-page';
import { frameMessageOf, type SignDocument } from './documents';
import { signMessages } from './messages';
import type { LuxSignOptions } from './plugin';

interface FrameRoute {
  Params: { readonly id: string };
}

/** The signing frame. Its address holds the random id of the document; only the embedding origin may show it. */
export async function luxSignFrames(app: FastifyInstance, { sandbox, documents }: LuxSignOptions): Promise<void> {
  app.addHook('preHandler', () => sandbox.behaviour.apply('sign'));

  const open = (id: string): SignDocument => {
    const document = documents.get(id);
    if (!document) throw notFound();
    return document;
  };
  const rights = ({ embeddingOrigin }: SignDocument) => ({ embeddedBy: embeddingOrigin });

  app.get<FrameRoute>(
    '/sign/frame/:id',
    { schema: { summary: 'Signing frame', response: { 200: pageResponse, 303: redirectResponse } } },
    ({ params }, reply) => {
      const document = open(params.id);
      const render = (nonce: string) =>
        document.status === 'signed' ? renderSigningResult(document, nonce) : renderSigningPage(document, nonce, false);
      return sendPage(reply, 200, render, rights(document));
    },
  );

  app.post<FrameRoute>(
    '/sign/frame/:id',
    { schema: { summary: 'Signs or refuses', response: { 200: pageResponse, 303: redirectResponse } } },
    async (request, reply) => {
      const document = open(request.params.id);
      const { action = '', read } = formFields(request);
      const result = `/sign/frame/${document.id}/result`;
      if (action === 'refuse' || action === 'fail-identity') {
        documents.fail(document, action === 'refuse' ? 'VALID' : 'NOT_VALID');
        return reply.redirect(result, 303);
      }
      if (read !== 'yes') {
        return sendPage(reply, 422, (nonce) => renderSigningPage(document, nonce, true), rights(document));
      }
      await documents.sign(document);
      return reply.redirect(result, 303);
    },
  );

  app.get<FrameRoute>(
    '/sign/frame/:id/result',
    { schema: { summary: 'The outcome', response: { 200: pageResponse, 303: redirectResponse } } },
    ({ params }, reply) => {
      const document = open(params.id);
      if (document.status === 'pending') return reply.redirect(`/sign/frame/${document.id}`, 303);
      return sendPage(reply, 200, (nonce) => renderSigningResult(document, nonce), rights(document));
    },
  );

  app.get<FrameRoute>(
    '/sign/frame/:id/document.pdf',
    { schema: { summary: 'The PDF', response: { 200: responseOf('The PDF', 'application/pdf') } } },
    ({ params }, reply) => {
      const document = open(params.id);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'inline',
          // WebKit applies the policy of a PDF to its viewer.
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
        })
        .type('application/pdf')
        .send(documents.original(document));
    },
  );
}

function renderSigningPage(document: SignDocument, nonce: string, isUnread: boolean): Html {
  const { id, language } = document;
  const messages = signMessages[language];
  const errors = isUnread ? [{ field: 'read', message: messages.readFault }] : [];
  const content = html`<h1>${messages.title}</h1>
    ${errorSummary(messages.errorTitle, errors)} ${sheet(document)}
    <form method="post" action="/sign/frame/${id}" novalidate>
      <label class="choice" for="read"
        ><input
          type="checkbox"
          id="read"
          name="read"
          value="yes"
          ${isUnread ? html` aria-invalid="true" aria-describedby="read-error"` : null}
        />${messages.read}</label
      >
      ${isUnread ? html`<p class="error" id="read-error">${messages.readFault}</p>` : null}
      <button name="action" value="sign">${messages.sign}</button>
      <button class="second" name="action" value="refuse">${messages.refuse}</button>
      <button class="second" name="action" value="fail-identity">${messages.failIdentity}</button>
    </form>`;
  return layout({ brand: luxSignBrand, language, title: messages.title, nonce, content });
}

/** The result page: it also posts the outcome to the shop's page. */
function renderSigningResult(document: SignDocument, nonce: string): Html {
  const { language, embeddingOrigin, status } = document;
  const messages = signMessages[language];
  const title = status === 'signed' ? messages.signed : messages.failed;
  const content = html`<h1>${title}</h1>
    <p>${messages.close}</p>
    ${frameMessage(frameMessageOf(document), embeddingOrigin, nonce)}`;
  return layout({ brand: luxSignBrand, language, title, nonce, content });
}

function sheet({ id, name, filename, reference, size, sha256, language }: SignDocument): Html {
  const messages = signMessages[language];
  return html`<section class="card" aria-labelledby="document-name">
    <h2 id="document-name">${name}</h2>
    <dl>
      <dt>${messages.file}</dt>
      <dd>${filename} (${Math.ceil(size / 1024)} kB)</dd>
      <dt>${messages.reference}</dt>
      <dd>${reference}</dd>
      <dt>${messages.fingerprint}</dt>
      <dd>${sha256.slice(0, 16)}…</dd>
    </dl>
    <a href="/sign/frame/${id}/document.pdf" target="_blank" rel="noopener">${messages.open}</a>
  </section>`;
}
