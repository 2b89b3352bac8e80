export {
  askedRelease,
  chooseRelease,
  entryFor,
  isCompatible,
  rankReleases,
  releasesOf,
  remoteName,
  type Visitor,
} from './choose-release';
export {
  discoverySchemaUrl,
  type DiscoveredRelease,
  type DiscoveryDocument,
  type ReleasedPage,
  type ReleasedPages,
  type ReleaseExtras,
  type ReleaseManifest,
} from './document';
export {
  ssrPageId,
  ssrRemoteId,
  remotePlace,
  type CatalogueResponse,
  type RenderedFor,
  type SsrPage,
  type PageToRender,
  type ServerShell,
} from './ssr-page';
export { embedElements, embedScope, readEmbedBoot, type EmbedBoot, type EmbedFile } from './embed-boot';
export { policyName, trustedScriptUrl, type TrustedTypes } from './trusted-types';
export {
  checkoutCookie,
  consentCookie,
  remoteForSlot,
  siteBootId,
  type BootDiscovery,
  type BootRelease,
  type SiteBoot,
} from './site-boot';
