// Finds or installs buildah, which builds images without a service.
import { installPackage, onPath } from './debian.mjs';

/** @throws Error with instructions when it cannot be installed */
export async function findOrInstallBuildah(onProgress = () => {}) {
  if (onPath(['buildah'])) return;
  onProgress('installing Debian’s buildah');
  await installPackage('buildah');
  if (onPath(['buildah'])) return;
  throw new Error('The tests of the images need buildah and it could not be installed: run "apt-get install buildah".');
}
