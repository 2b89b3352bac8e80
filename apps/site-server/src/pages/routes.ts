import type { SiteBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { locales, type Locale } from '@alzette/shop-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment';
import { pageAnswer, ProblemError, redirectAnswer } from '@alzette/server-kit';
import { sendPage } from '../http/send-page';
import { changeOverrides, chosenOverrides } from '../overrides/overrides';
import type { VisitorReleases } from '../releases/visitor-releases';
import { sessionCustomer } from '../session/session';
import type { ShellStore } from '../static/shell-store';
import { localeCookie } from './preferred-locale';
import { renderShellPage } from './shell-page';
import { expectedCheckout } from './expected-checkout';
import { settingsOf } from './settings-of';
import { matchedPage } from './site-page';

const oneYear = 365 * 24 * 60 * 60;

export interface PageRouteOptions {
  readonly environment: Environment;
  readonly shell: ShellStore;
  readonly releases: VisitorReleases;
}

/** The pages of the shop, in each language. Which remotes exist is known only when a page is asked for. */
export async function pageRoutes(app: FastifyInstance, options: PageRouteOptions): Promise<void> {
  const response = { 200: pageAnswer, 302: redirectAnswer };
  for (const locale of locales) {
    const answer = (request: FastifyRequest, reply: FastifyReply) => answerPage(options, locale, request, reply);
    app.get(`/${locale}`, { schema: { summary: 'Home page', response } }, answer);
    app.get(`/${locale}/*`, { schema: { summary: 'Any page of the shop', response } }, answer);
  }
}

async function answerPage(
  { environment, shell, releases }: PageRouteOptions,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = changeOverrides(request, reply, environment);
  if (address !== null) return reply.header('cache-control', 'no-store').redirect(address, 302);
  const manifest = await shell.manifest();
  if (!manifest) throw new ProblemError(503, 'shell_missing', 'The shop’s pages are not there yet');

  const { operator } = environment;
  const { pathname } = new URL(request.url, environment.siteUrl);
  const { page, slot, title } = matchedPage(operator, locale, pathname, expectedCheckout(request));
  const hostServicesVersion = manifest.provides['host-services'] ?? '';
  const discovery = await releases.forPage(request, {
    page: page === 'remote' && slot !== null ? slot : page,
    hostServicesVersion,
  });
  const isCustomer = sessionCustomer(request) !== null;
  const settings = settingsOf(environment);
  const overrides = chosenOverrides(request, environment);
  const { remoteServers } = environment.overrides;
  const boot: SiteBoot<PublicSettings> = {
    ...{ locale, isCustomer, settings, discovery },
    ...(hasEntries(overrides) && { overrides }),
    ...(hasEntries(remoteServers) && { remoteServers }),
  };

  reply.setCookie(localeCookie, locale, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: oneYear,
    secure: environment.siteUrl.startsWith('https:'),
  });
  const remoteOrigins = [...Object.values(remoteServers), ...Object.values(overrides)];
  const render = (nonce: string) => renderShellPage({ boot, page, slot, title, operator, manifest, nonce });
  return sendPage(reply, page === 'unknown' ? 404 : 200, environment, render, remoteOrigins);
}

function hasEntries(record: Readonly<Record<string, string>>): boolean {
  return Object.keys(record).length > 0;
}
