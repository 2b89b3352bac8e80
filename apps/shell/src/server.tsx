import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import type { RenderedFor, SsrPage, PageToRender, ServerShell } from '@alzette/discovery';
import { matchPath } from '@alzette/i18n';
import type { PublicSettings } from '@alzette/operator-config';
import { type HostServices, type HttpPort, hostServicesVersion } from '@alzette/remote-contract';
import { responsesOf, ShopHttpError } from '@alzette/shop-client';
import { makeStore } from '@alzette/shop-store';
import { loadShellMessages } from './messages';
import { SsrPageContext, ssrState } from './hydration/ssr-page';
import { prepareLaterChunks } from './later-chunks';
import { preparePage } from './lazy-pages';
import { Shell } from './shell';

type Server = ServerShell<PublicSettings>;

/** The parameters that change the first render of a page. */
const choices = ['plan', 'mode', 'option', 'variant', 'brand', 'sort', 'product', 'step', 'type'];
/** Pages with these parameters show data that only the browser has: a line item of the cart, or a saved cart. */
const browserOnly = ['edit', 'cartSaved'];

export const addressOf: Server['addressOf'] = (pathname, search) => {
  const query = new URLSearchParams(search);
  if (browserOnly.some((name) => query.has(name))) return null;
  const kept = new URLSearchParams([...query].filter(([name]) => choices.includes(name)));
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
};

export const renderPage: Server['renderPage'] = async ({ boot, renderedFor, read }) => {
  const { locale, settings } = boot;
  const http = catalogueOnly(read);
  const match = matchPath(renderedFor.address.split('?', 1).join(''), settings.paths, settings.pages);
  const [messages] = await Promise.all([loadShellMessages(locale), preparePage(match, locale), prepareLaterChunks()]);
  const ssrPage: SsrPage = { ...renderedFor, responses: {} };
  const shell = <Shell boot={boot} services={servicesOf(boot, http, renderedFor)} messages={messages} />;
  const { prelude } = await prerenderToNodeStream(
    <SsrPageContext.Provider value={ssrPage}>{shell}</SsrPageContext.Provider>,
    {
      // The promise rejects with the error, for the site server's log.
      onError: ignore,
      // Otherwise React sends parts of a larger page hidden until a script shows them: clients without scripts would not see them.
      progressiveChunkSize: Infinity,
    },
  );
  const html = await text(prelude);
  return { html, page: { ...ssrPage, responses: responsesOf(http, locale) } };
};

/** Reads the catalogue through the site server. */
function catalogueOnly(read: PageToRender['read']): HttpPort {
  return {
    async request<Body>({ url, query = {} }: Parameters<HttpPort['request']>[0]) {
      const { status, body } = await read(url, query);
      if (status < 400) return { status, body: body as Body };
      const problem = body as ShopHttpError['problem'];
      throw new ShopHttpError(status, problem?.code ?? 'unexpected_answer', problem);
    },
  };
}

function servicesOf(
  { locale, settings }: PageToRender<PublicSettings>['boot'],
  http: HttpPort,
  renderedFor: RenderedFor,
): HostServices {
  const { inject, dispatch, getState, subscribe } = makeStore(ssrState(renderedFor));
  return {
    version: hostServicesVersion,
    store: { inject, dispatch, getState, subscribe },
    http,
    locale,
    settings,
    navigate: ignore,
    track: ignore,
    report: ignore,
  };
}

/** Effects do not run on a server: nothing navigates, is tracked or reports. */
function ignore(): void {
  // Nothing to do.
}
