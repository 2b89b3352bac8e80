export { changeDocument, readTrustedDocument, withdrawCanary, type ChangeOptions } from './change-document';
export { isCanary, type ListingOptions } from './document';
export { newKeyPair, readReleaseKeys, type KeyPair, type ReleaseKeys, type SigningKeys, type Variables } from './keys';
export {
  publishMissingRemotes,
  publishReleases,
  publishRemotes,
  type LocalBuilds,
  type PublishOptions,
  type PublishResult,
} from './publish';
export { readPreview, signPreview, type Preview } from './preview-link';
export { ReleaseError } from './release-error';
export {
  pageLimitMs,
  RemoteBusyError,
  RemoteFailedError,
  remoteWorker,
  type RemoteWorker,
} from './server-bundle/remote-worker';
export { integrityOf, signDocument } from './signature';
export { proposeChange, type ProposedChange, type ReleaseChange, writeSignedChange } from './signed-change';
export { isBucket, openStore } from './stores/open-store';
export { contentTypeOf, privateFolder, type BucketStore, type Store, type StoredRelease } from './stores/store';
export { originOf, type ReleaseOrigin } from './origin';
export { requireTrusted, requireUnexpired, validityMs } from './trust';
export type { VisitorsChange } from './visitors';
