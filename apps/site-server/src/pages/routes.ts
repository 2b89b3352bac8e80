import type { SiteBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { locales, type Locale } from '@alzette/shop-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment';
import { ProblemError } from '@alzette/server-kit';
import { sendPage } from '../http/send-page';
import { bootDiscovery } from '../releases/boot-discovery';
import type { ReleaseStore } from '../releases/store';
import { sessionCustomer, sessionId } from '../session/session';
import type { ShellStore } from '../static/shell-store';
import { localeCookie } from './preferred-locale';
import { renderShellPage } from './shell-page';
import { settingsOf } from './settings-of';
import { sitePage } from './site-page';

const oneYear = 365 * 24 * 60 * 60;

export interface PageRouteOptions {
  readonly environment: Environment;
  readonly shell: ShellStore;
  readonly releases: ReleaseStore;
}

/** The pages of the shop, in each language. Which remotes exist is known only when a page is asked for. */
export async function pageRoutes(app: FastifyInstance, options: PageRouteOptions): Promise<void> {
  for (const locale of locales) {
    const answer = (request: FastifyRequest, reply: FastifyReply) => answerPage(options, locale, request, reply);
    app.get(`/${locale}`, { schema: { summary: 'Home page' } }, answer);
    app.get(`/${locale}/*`, { schema: { summary: 'Any page of the shop' } }, answer);
  }
}

async function answerPage(
  { environment, shell, releases }: PageRouteOptions,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const manifest = await shell.manifest();
  if (!manifest) throw new ProblemError(503, 'shell_missing', 'The shop’s pages are not there yet');

  const { operator } = environment;
  const path = pathAfterLocale(request);
  const page = sitePage(operator, locale, path);
  const discovery = await bootDiscovery(releases, sessionId(request));
  const isCustomer = sessionCustomer(request) !== null;
  const settings = settingsOf(environment);
  const boot: SiteBoot<PublicSettings> = { locale, page, path, isCustomer, settings, discovery };

  reply.setCookie(localeCookie, locale, {
    path: '/',
    sameSite: 'lax',
    maxAge: oneYear,
    secure: environment.siteUrl.startsWith('https:'),
  });
  return sendPage(reply, page === 'unknown' ? 404 : 200, environment, (nonce) =>
    renderShellPage({ boot, operator, manifest, nonce }),
  );
}

function pathAfterLocale({ params }: FastifyRequest): string {
  const { '*': rest = '' } = params as { readonly '*'?: string };
  return rest.replace(/^\/+|\/+$/gu, '');
}
