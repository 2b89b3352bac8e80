export { discoverySchemaUrl, type DiscoveredRelease, type DiscoveryDocument, type ReleaseExtras } from './document';
export type { ReleaseManifest } from './release-manifest';
export { isCompatible } from './compatibility';
export { chooseRelease, rankReleases, releasesOf, remoteName, type Visitor } from './choose-release';
export { remoteForPlace } from './remote-for-place';
export {
  checkoutCookie,
  siteBootId,
  type BootDiscovery,
  type BootRelease,
  type SiteBoot,
} from './site-boot';
export { embedElements, embedScope, type EmbedBoot, type EmbedFile } from './embed-boot';
