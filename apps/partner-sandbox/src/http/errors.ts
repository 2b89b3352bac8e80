import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem, ProblemError, problemOf, sendProblem } from '@alzette/server-kit';
import { type Locale, locales, type Problem } from '@alzette/shop-model';
import type { Environment } from '../environment';
import { cardPayBrand } from '../views/brands';
import { html, type Html } from '../views/html';
import { layout } from '../views/layout';
import { sendPage } from '../views/send-page';

/** Sends every error as a problem document, or as a page where the browser requested a page. */
export function errorHandlers(app: FastifyInstance, { embeddingOrigins }: Pick<Environment, 'embeddingOrigins'>): void {
  const sendError = (request: FastifyRequest, reply: FastifyReply, document: Problem) => {
    if (!wantsPage(request)) return sendProblem(reply, document);
    const { status } = document;
    const render = (nonce: string) => renderErrorPage(request.headers['accept-language'], status, nonce);
    return sendPage(reply, status, render, { embeddedBy: embeddingOrigins.join(' ') });
  };

  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, problem(404, 'not_found', 'There is nothing here')),
  );

  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const document = problemOf(error);
    // A simulated outage is not an error of the sandbox.
    if (document.code === 'internal_error') request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, document);
  });
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.authorization === undefined && (headers.accept ?? '').includes('text/html');
}

export function notFound(): ProblemError {
  return new ProblemError('not_found', { detail: 'There is nothing here' });
}

const messages: Readonly<Record<Locale, { missing: string; down: string; text: string }>> = {
  fr: {
    missing: 'Cette page n’existe pas ou plus',
    down: 'Le service est indisponible',
    text: 'Retournez à la boutique et réessayez dans un instant.',
  },
  en: {
    missing: 'This page does not exist any more',
    down: 'The service is not available',
    text: 'Go back to the shop and try again in a moment.',
  },
  de: {
    missing: 'Diese Seite gibt es nicht (mehr)',
    down: 'Der Dienst ist nicht verfügbar',
    text: 'Gehen Sie zurück zum Shop und versuchen Sie es gleich noch einmal.',
  },
};

/** The page for unknown addresses and for outages of a company. */
export function renderErrorPage(acceptLanguage: string | undefined, status: number, nonce: string): Html {
  const language = locales.find((locale) => acceptLanguage?.toLowerCase().startsWith(locale)) ?? 'fr';
  const { missing, down, text } = messages[language];
  const title = status < 500 ? missing : down;
  return layout({
    brand: { ...cardPayBrand, name: 'Partner', mark: html`<circle cx="16" cy="16" r="14" fill="currentColor" />` },
    language,
    title,
    nonce,
    content: html`<h1>${title}</h1>
      <p>${text}</p>`,
  });
}
