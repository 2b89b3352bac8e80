import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { responseOf, pageResponse, redirectResponse } from '@alzette/server-kit';
import { notFound } from '../http/errors';
import { formFields } from '../http/requests';
import { luxSignBrand } from '../views/brands';
import { frameMessage, html, type Html } from '../views/html';
import { layout } from '../views/layout';
import { sendPage } from '../views/send-page';
import { type Documents, frameMessageOf, type SignDocument } from './documents';
import { signMessages } from './messages';
import type { LuxSignOptions } from './plugin';

const Ids = Type.String({ pattern: '^[\\w,-]*$', maxLength: 10_000 });
const SessionSchema = Type.Object({
  /** Comma-separated ids of further documents to sign in the same session, after the document of the address. */
  documents: Type.Optional(Ids),
  /** The documents that were read. */
  read: Type.Optional(Ids),
});

interface FrameRoute {
  Params: { readonly id: string };
  Querystring: Static<typeof SessionSchema>;
}

/** The documents that are signed together, and how many of them were read, counted from the first. */
interface Session {
  readonly documents: readonly SignDocument[];
  readonly read: number;
}

const schema = { querystring: SessionSchema, response: { 200: pageResponse, 303: redirectResponse } };

/** The signing frame. Its address holds the random ids of the documents; only the embedding origin may show it. */
export async function luxSignFrames(app: FastifyInstance, { sandbox, documents }: LuxSignOptions): Promise<void> {
  app.addHook('preHandler', () => sandbox.behaviour.apply('sign'));
  frameRoute(app, documents);
  actionRoute(app, documents);
  resultRoute(app, documents);
  pdfRoute(app, documents);
}

function frameRoute(app: FastifyInstance, documents: Documents): void {
  app.get<FrameRoute>(
    '/sign/frame/:id',
    { schema: { summary: 'Signing frame', ...schema } },
    ({ params, query }, reply) => {
      const document = open(documents, params.id);
      const render = (nonce: string) =>
        document.status === 'signed'
          ? renderSigningResult([document], nonce)
          : renderSigningPage(document, sessionOf(documents, document, query), nonce);
      return sendPage(reply, 200, render, rights(document));
    },
  );
}

function actionRoute(app: FastifyInstance, documents: Documents): void {
  app.post<FrameRoute>(
    '/sign/frame/:id',
    { schema: { summary: 'Goes on to the next document, signs those that were read, or refuses one', ...schema } },
    async (request, reply) => {
      const first = open(documents, request.params.id);
      const { action = '', document = first.id, read = '' } = formFields(request);
      const redirect = (path: string, query: Record<string, string>) =>
        reply.redirect(`/sign/frame/${first.id}${path}?${new URLSearchParams(query).toString()}`, 303);
      if (action === 'refuse' || action === 'fail-identity') {
        const { id } = documents.fail(open(documents, document), action === 'refuse' ? 'VALID' : 'NOT_VALID');
        return redirect('/result', { documents: id });
      }
      const session = sessionOf(documents, first, { ...request.query, read });
      const signed = session.documents.slice(0, session.read);
      if (action === 'next' || signed.length === 0) return redirect('', { ...request.query, read });
      for (const each of signed) await documents.sign(each);
      return redirect('/result', { documents: signed.map(({ id }) => id).join(',') });
    },
  );
}

function resultRoute(app: FastifyInstance, documents: Documents): void {
  app.get<FrameRoute>(
    '/sign/frame/:id/result',
    { schema: { summary: 'The outcome', ...schema } },
    ({ params, query }, reply) => {
      const first = open(documents, params.id);
      const ended = idsIn(query.documents ?? first.id)
        .map((id) => open(documents, id))
        .filter(({ status, embeddingOrigin }) => status !== 'pending' && embeddingOrigin === first.embeddingOrigin);
      if (ended.length === 0) return reply.redirect(`/sign/frame/${first.id}`, 303);
      return sendPage(reply, 200, (nonce) => renderSigningResult(ended, nonce), rights(first));
    },
  );
}

function pdfRoute(app: FastifyInstance, documents: Documents): void {
  app.get<FrameRoute>(
    '/sign/frame/:id/document.pdf',
    { schema: { summary: 'The PDF', response: { 200: responseOf('The PDF', 'application/pdf') } } },
    ({ params }, reply) => {
      const document = open(documents, params.id);
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

function open(documents: Documents, id: string): SignDocument {
  const document = documents.get(id);
  if (!document) throw notFound();
  return document;
}

function rights({ embeddingOrigin }: SignDocument) {
  return { embeddedBy: embeddingOrigin };
}

function sessionOf(
  documents: Documents,
  first: SignDocument,
  { documents: others = '', read = '' }: FrameRoute['Querystring'],
): Session {
  const named = [first.id, ...idsIn(others)].map((id) => documents.get(id)).filter((found) => found !== null);
  const unsigned = [...new Set(named)].filter(
    ({ status, embeddingOrigin }) => status !== 'signed' && embeddingOrigin === first.embeddingOrigin,
  );
  const known = idsIn(read);
  const unread = unsigned.findIndex(({ id }) => !known.includes(id));
  return { documents: unsigned, read: unread === -1 ? unsigned.length : unread };
}

function idsIn(list: string): string[] {
  return list.split(',').filter((id) => id !== '');
}

function renderSigningPage(first: SignDocument, { documents, read }: Session, nonce: string): Html {
  const { language } = first;
  const messages = signMessages[language];
  const count = documents.length;
  const position = Math.min(read, count - 1);
  const document = documents[position] ?? first;
  const title = messages.title(count);
  const isLast = position === count - 1;
  const ids = documents.map(({ id }) => id);
  const content = html`<h1>${title}</h1>
    ${count > 1 ? html`<p>${messages.position(position + 1, count)}</p>` : null} ${sheet(document)}
    <form method="post" action="/sign/frame/${first.id}?documents=${ids.join(',')}">
      <input type="hidden" name="document" value="${document.id}" />
      <input type="hidden" name="read" value="${ids.slice(0, position + 1).join(',')}" />
      <button name="action" value="${isLast ? 'sign' : 'next'}">
        ${isLast ? messages.sign(count) : messages.next}
      </button>
      <button class="second" name="action" value="refuse">${messages.refuse}</button>
      <button class="second" name="action" value="fail-identity">${messages.failIdentity}</button>
    </form>`;
  return layout({ brand: luxSignBrand, language, title, nonce, content });
}

/** The result page: it also posts the outcome of each document to the shop's page. */
function renderSigningResult(ended: readonly SignDocument[], nonce: string): Html {
  const { language, embeddingOrigin } = ended[0] as SignDocument;
  const messages = signMessages[language];
  const isSigned = ended.every(({ status }) => status === 'signed');
  const title = isSigned ? messages.signed(ended.length) : messages.failed;
  const content = html`<h1>${title}</h1>
    <p>${messages.close}</p>
    ${ended.map((document) => frameMessage(frameMessageOf(document), embeddingOrigin, nonce))}`;
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
