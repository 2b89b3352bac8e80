// Finds or installs poppler's pdfsig, an independent check of PDF signatures.
import { installPackage, onPath } from './debian.mjs';

/**
 * Path of pdfsig: the one in ALZETTE_PDFSIG, one on the PATH; else it is installed by Debian's package manager.
 *
 * @throws Error with instructions when none can be installed
 */
export async function findOrInstallPdfsig(onProgress = () => {}) {
  const present = process.env.ALZETTE_PDFSIG ?? onPath(['pdfsig']);
  if (present) return present;
  onProgress('installing Debian’s poppler-utils');
  await installPackage('poppler-utils');
  const installed = onPath(['pdfsig']);
  if (installed) return installed;
  throw new Error(
    'The tests of signed contracts need pdfsig and it could not be installed. Install poppler ("apt-get install poppler-utils", "brew install poppler") or set ALZETTE_PDFSIG to its path.',
  );
}
