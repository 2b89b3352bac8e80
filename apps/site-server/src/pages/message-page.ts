import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operator } from '@alzette/operator-config';
import { logoSvg } from '@alzette/operator-config/load';
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
${notice.html}<header><p class="wrap name">${logoSvg(operator.theme.logo)}${escapeHtml(operator.name)}</p></header>
<main class="wrap">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${paragraphs.join('\n')}
</main>
</body>
</html>
`;
}

/** The grid and the button of the shop's pages, without their style sheets: these may be what failed. */
const style = [
  'body{margin:0;min-height:100vh;background:var(--mist,#f4f7f8);color:var(--ink,#14202b);font:17px/1.5 Figtree,system-ui,sans-serif}',
  'header{border-bottom:1px solid var(--line,#dde5e8);background:var(--paper,#fff)}',
  '.wrap{box-sizing:border-box;max-width:1200px;margin:0 auto;padding-inline:clamp(16px,4vw,40px)}',
  '.name{display:flex;align-items:center;gap:10px;min-height:72px;font-size:21px;font-weight:700;letter-spacing:-.03em}',
  '.name svg{--brand:var(--river,#0b5c7d);--on-brand:#fff}',
  'main{padding-block:clamp(48px,14vh,144px)}',
  'h1{margin:0;font-size:clamp(32px,5vw,48px);line-height:1.1;letter-spacing:-.03em;text-wrap:balance}',
  'h1+p{max-width:60ch;margin:16px 0 32px;font-size:21px;line-height:1.4}',
  'a{display:inline-block;padding:12px 0;color:var(--river,#0b5c7d)}',
  'p+p{margin:0}',
  'h1+p+p a{padding:14px 28px;border-radius:12px;background:var(--river,#0b5c7d);color:var(--on-river,#fff);font-weight:600;text-decoration:none}',
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
