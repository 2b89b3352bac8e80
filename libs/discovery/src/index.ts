export { chooseRelease, isCompatible, rankReleases, releasesOf, remoteName, type Visitor } from './choose-release';
export {
  discoverySchemaUrl,
  type DiscoveredRelease,
  type DiscoveryDocument,
  type ReleaseExtras,
  type ReleaseManifest,
} from './document';
export {
  checkoutCookie,
  embedElements,
  embedScope,
  remoteForSlot,
  siteBootId,
  type BootDiscovery,
  type BootRelease,
  type EmbedBoot,
  type EmbedFile,
  type SiteBoot,
} from './site-boot';
