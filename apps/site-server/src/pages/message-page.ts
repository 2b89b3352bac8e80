import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operator } from '@alzette/operator-config';
import { escapeHtml, problem, ProblemError, problemOf, sendProblem, type SandboxMode } from '@alzette/server-kit';
import type { Locale, Problem } from '@alzette/shop-model';
import type { Environment } from '../settings/environment';
import { sendPage } from '../http/security-headers';
import { pageMessages } from './messages';
import { themeStyle } from './operator';
import { iconLink } from './operator-files';
import { sandboxNotice } from '../http/sandbox-notice';
import { preferredLocale } from './visitor-locale';

export interface MessagePage {
  readonly locale: Locale;
  readonly nonce: string;
  readonly operator: Operator;
  readonly sandbox: SandboxMode;
  readonly title: string;
  readonly text: string;
  /** Ordered by likelihood, the most likely link first. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** A self-contained page with a message and links. */
export function renderMessagePage({ locale, nonce, operator, sandbox, title, text, links }: MessagePage): string {
  const notice = sandboxNotice(sandbox, locale);
  const paragraphs = links.map(({ href, label }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} – ${operator.name}`)}</title>
${iconLink(operator)}
<style nonce="${nonce}">${themeStyle(operator)}${style}${notice.style}</style>
</head>
<body>
${notice.html}<main>
<p class="name">${escapeHtml(operator.name)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${paragraphs.join('\n')}
</main>
</body>
</html>
`;
}

const style = [
  'body{margin:0;background:var(--paper,#fff);color:var(--ink,#14202b);font:17px/1.5 Figtree,system-ui,sans-serif}',
  'main{max-width:560px;margin:0 auto;padding:72px 16px}',
  'h1{font-size:32px;line-height:1.2;letter-spacing:-.025em;text-wrap:balance}',
  '.name{font-weight:700;font-size:21px}',
  'a{display:inline-block;padding:12px 0;color:var(--river,#0b5c7d)}',
].join('');

interface ErrorPage {
  readonly locale: Locale;
  readonly status: number;
  readonly nonce: string;
  readonly environment: Pick<Environment, 'operator' | 'sandbox'>;
}

/** The page for unknown addresses, and for errors of the server. */
function renderErrorPage({ locale, status, nonce, environment: { operator, sandbox } }: ErrorPage): string {
  const messages = pageMessages[locale];
  const isMissing = status === 404;
  return renderMessagePage({
    locale,
    nonce,
    operator,
    sandbox,
    title: isMissing ? messages.notFoundTitle : messages.failedTitle,
    text: isMissing ? messages.notFoundText : messages.failedText,
    links: [{ href: `/${locale}`, label: messages.toHome }],
  });
}

/** Sends every error as a problem document, or as a translated page where the browser requested a page. */
export function errorHandlers(app: FastifyInstance, environment: Environment): void {
  const sendError = (request: FastifyRequest, reply: FastifyReply, document: Problem) => {
    if (!wantsPage(request)) return sendProblem(reply, document);
    const { status } = document;
    const locale = preferredLocale(request);
    return sendPage(reply, status, environment, (nonce) => renderErrorPage({ locale, status, nonce, environment }));
  };

  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, problem(404, 'not_found', 'There is nothing here')),
  );
  // Refused before its body is read.
  app.addHook('preParsing', async ({ is404 }) => {
    if (is404) throw new ProblemError('not_found', { detail: 'There is nothing here' });
  });

  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const document = problemOf(error);
    if (error instanceof ProblemError && error.retryAfter !== null)
      reply.header('retry-after', String(error.retryAfter));
    if (document.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, document);
  });
}

function wantsPage(request: FastifyRequest): boolean {
  const isFile = /^\/(api|assets|embed|operator|remotes|health)\//u.test(request.url);
  return !isFile && ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '').includes('text/html');
}
