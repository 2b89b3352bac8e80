import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkoutCookie, type SiteBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { pageResponse, ProblemError, redirectResponse } from '@alzette/server-kit';
import { isLegalPage, type Locale, locales } from '@alzette/shop-model';
import type { PageTemplates } from '../http/page-template';
import { acceptsGzip, type PageInParts, sendParts } from '../http/security-headers';
import type { UsedStyles } from '../http/style-sheets';
import type { OverrideReader } from '../overrides/overrides';
import type { VisitorReleases } from '../releases/visitor-releases';
import { sessionCustomer } from '../session/session';
import type { FindDevice } from './device-lookup';
import { type RenderingOptions, renderParts } from './rendered-parts';
import type { FindConfirmation } from './placed-order';
import type { ReleaseStore } from '../releases/release-store';
import { settingsOf } from './operator';
import type { OperatorFiles } from './operator-files';
import { localeCookie } from './visitor-locale';
import { remotePages } from './remote-pages';
import { renderShellPage } from './shell-page';
import { matchedPage } from './site-page';
import type { StructuredData } from './structured-data';

const oneYearSeconds = 365 * 24 * 60 * 60;

export interface PageRouteOptions extends RenderingOptions {
  readonly releases: VisitorReleases;
  readonly overrides: OverrideReader;
  /** Its document lists the pages of releases. */
  readonly store: ReleaseStore;
  readonly findDevice: FindDevice;
  readonly findConfirmation: FindConfirmation;
  readonly structuredData: StructuredData;
  readonly files: OperatorFiles;
  readonly usedStyles: UsedStyles;
  readonly templates: PageTemplates;
}

/** The pages of the shop in each language. The remotes of a page are known only at request time. */
export async function pageRoutes(app: FastifyInstance, options: PageRouteOptions): Promise<void> {
  const response = { 200: pageResponse, 302: redirectResponse };
  for (const locale of locales) {
    const send = (request: FastifyRequest, reply: FastifyReply) => sendShopPage(options, locale, request, reply);
    app.get(`/${locale}`, { config: { weight: 4 }, schema: { summary: 'Home page', response } }, send);
    app.get(`/${locale}/*`, { config: { weight: 4 }, schema: { summary: 'Any page of the shop', response } }, send);
  }
  await app.register(paymentReturnRoutes, options);
}

/** The parameters that a payment page adds to its return address. */
const returned = ['transaction_id', 'payment_status'];
const maxReturnBytes = 16 * 1024;

/**
 * The return of payment pages that send a form. It redirects to the same address by GET, with the cookies that browsers omit from a
 * form of another site. Its content is not trusted: the confirmation page requests the state from the shop.
 */
async function paymentReturnRoutes(app: FastifyInstance, { environment }: PageRouteOptions): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxReturnBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  for (const locale of locales) {
    const path = `/${locale}/${environment.operator.paths.checkout[locale]}`;
    app.post(
      path,
      {
        config: { acceptsForeignForms: true },
        schema: { summary: 'Return from the payment page', response: { 303: redirectResponse } },
      },
      (request, reply) => {
        const { search } = new URL(request.url, environment.siteUrl);
        const query = new URLSearchParams(search);
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        for (const name of returned) {
          const value = form.get(name);
          if (value !== null) query.set(name, value);
        }
        return reply.header('cache-control', 'no-store').redirect(`${path}?${query.toString()}`, 303);
      },
    );
  }
}

async function sendShopPage(
  options: PageRouteOptions,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { environment, shell, releases, overrides, store, findDevice, findConfirmation, structuredData, files } =
    options;
  const address = await overrides.change(request, reply);
  if (address !== null) return reply.header('cache-control', 'no-store').redirect(address, 302);
  const manifest = await shell.manifest();
  if (!manifest) throw new ProblemError('shell_missing');

  const pages = remotePages(environment.operator, await store.document());
  const operator = { ...environment.operator, pages };
  const { pathname } = new URL(request.url, environment.siteUrl);
  const checkoutType = expectedCheckout(request);
  const { page, slot, title, device } = matchedPage(operator, locale, pathname, checkoutType);
  const confirmation = await findConfirmation(request, { page, locale });
  if (confirmation !== null) return reply.header('cache-control', 'no-store').redirect(confirmation, 302);
  const { origins, previews } = await overrides.chosen(request);
  // Runs while the releases are read.
  const lookedUp = device === null ? null : findDevice(device, locale);
  const { siteUrl } = environment;
  const described = structuredData({ page, device, locale, operator, siteUrl });
  const discovery = await releases.forPage(request, {
    page: page === 'remote' && slot !== null ? slot : page,
    provides: manifest.provides,
    readsManifests: manifest.readsManifests,
    previews,
  });
  const isCustomer = sessionCustomer(request) !== null;
  const settings = settingsOf({ ...environment, operator });
  const { remoteServers } = environment.overrides;
  const boot: SiteBoot<PublicSettings> = {
    ...{ locale, isCustomer, settings, discovery },
    ...(hasEntries(origins) && { overrides: origins }),
    ...(hasEntries(previews) && { previews }),
    ...(hasEntries(remoteServers) && { remoteServers }),
  };

  reply.setCookie(localeCookie, locale, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: oneYearSeconds,
    secure: environment.siteUrl.startsWith('https:'),
  });
  const remoteOrigins = [...Object.values(remoteServers), ...Object.values(origins)];
  const found = await lookedUp;
  const isKnown = page !== 'unknown' && found?.isSold !== false;
  const { renderedPage, remote, isUnavailable } = await renderParts(options, request, {
    ...{ boot, manifest, page, device, slot, checkoutType },
  });
  const structured = await described;
  const { name, preview } = found ?? { name: null, preview: null };
  const render = () =>
    renderShellPage({
      ...{ boot, page, slot, title, device, isKnown, siteUrl, structured, operator, files },
      ...{ deviceName: name, devicePreview: preview },
      legal: isLegalPage(page) ? environment.legalTexts[page][locale] : null,
      ...{
        manifest,
        remoteOrigins,
        renderedPage,
        remote,
        sandbox: environment.sandbox,
        usedStyles: options.usedStyles,
      },
    });
  if (isUnavailable) reply.header('retry-after', '10');
  const facts = [manifest, renderedPage?.data, remote?.html, structured, name, preview, isKnown, releasesIn(boot)];
  const isForAll = renderedPage !== null && typeof remote?.html !== 'string' && acceptsGzip(request);
  return sendParts(
    reply,
    !isKnown ? 404 : isUnavailable ? 503 : 200,
    environment,
    isForAll ? fromTemplate(options.templates, facts, render) : { render, template: null },
    { remoteOrigins, styleHashes: [...(renderedPage?.styleHashes ?? []), ...(remote?.styleHashes ?? [])] },
  );
}

function fromTemplate(templates: PageTemplates, facts: readonly unknown[], render: PageInParts['render']): PageInParts {
  const template = templates.find(facts);
  const renderAndNote = () => {
    const parts = render();
    templates.note(facts, parts);
    return parts;
  };
  return { render: renderAndNote, template };
}

/** The visitor's releases. An unreadable one is listed without its manifest. */
function releasesIn({ discovery }: SiteBoot<PublicSettings>): string {
  return Object.entries(discovery.remotes)
    .map(([name, releases]) => [name, ...releases.map(({ version, manifest }) => `${version}${manifest ? '' : '!'}`)])
    .join(' ');
}

function hasEntries(record: Readonly<Record<string, string>>): boolean {
  return Object.keys(record).length > 0;
}

const checkoutTypePattern = /^[a-z_]{1,40}$/u;

/**
 * The checkout type that the page will probably show, to preload its remote. The browser, which owns the cart, names the type
 * in a cookie, and the address of a confirmation does too. A wrong guess costs time only.
 */
function expectedCheckout({ cookies, query }: FastifyRequest): string {
  const { step, type } = query as Readonly<Record<string, unknown>>;
  const expected = step === 'confirmation' && typeof type === 'string' ? type : cookies[checkoutCookie];
  return expected !== undefined && checkoutTypePattern.test(expected) ? expected : 'esales';
}
