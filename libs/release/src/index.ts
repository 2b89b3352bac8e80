// What the site server and this workspace's tools use of the release package; teams use the command `alzette-release`.
export { changeDocument, readTrustedDocument } from './change-document.mjs';
export { isCanary, releasesOf, withWithdrawn } from './document.mjs';
export { integrityOf } from './integrity.mjs';
export { newKeyPair, readReleaseKeys } from './keys.mjs';
export { ReleaseError } from './release-error.mjs';
export { signDocument, verifyDocument } from './signature.mjs';
export { contentTypeOf } from './stores/content-type.mjs';
export { isBucket, openStore } from './stores/open-store.mjs';
