import { readEmbedBoot } from '@alzette/discovery';
import { type HostServices, hostServicesVersion } from '@alzette/remote-contract';
import { createErrorReport, createLazyHttpPort } from './host-services';

/** The services that the host implements itself. */
export interface OwnServices extends Pick<HostServices, 'locale' | 'navigate' | 'store' | 'track'> {
  /** Path of the page to which payment and mails lead back. Default: the path of the present address. */
  readonly pagePath?: () => string;
}

/**
 * The services of a host on a page of another site, for the remotes of a shop. Settings come from the shop, requests and error
 * reports go to it. Keep them for the page: remotes that share services share the cart and the responses of the catalogue.
 *
 * @param site the shop's origin, which has to list the page's origin (`embedding.origins` of the operator file)
 * @throws Error when the shop is unavailable or does not allow the page's origin
 */
export async function createServices(site: string, { pagePath, store, ...own }: OwnServices): Promise<HostServices> {
  const { settings } = await readEmbedBoot(site);
  const { inject, dispatch, getState, subscribe } = store;
  return {
    ...own,
    version: hostServicesVersion,
    store: { inject, dispatch, getState, subscribe },
    http: createLazyHttpPort(site, pagePath ?? (() => window.location.pathname)),
    report: createErrorReport(site),
    settings,
    site,
  };
}
