// Finds poppler's pdfsig, which checks the signatures of PDFs the way every reader does, or installs it.
import { installPackage, onPath } from './debian.mjs';

/**
 * Path of pdfsig: the one in ALZETTE_PDFSIG, one on the PATH; else it is installed by Debian's package manager.
 *
 * @throws Error that says what to do when there is none to be had
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
