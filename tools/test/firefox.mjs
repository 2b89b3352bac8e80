// Finds or installs Firefox ESR.
import { installPackage, onPath } from './debian.mjs';

const names = ['firefox-esr', 'firefox'];

/**
 * Path of a Firefox: the one in ALZETTE_FIREFOX, one on the PATH; else it is installed by Debian's package manager.
 *
 * @throws Error with instructions when none can be installed
 */
export async function findOrInstallFirefox(onProgress = () => {}) {
  const present = process.env.ALZETTE_FIREFOX ?? onPath(names);
  if (present) return present;
  onProgress('installing Debian’s firefox-esr');
  await installPackage('firefox-esr');
  const installed = onPath(names);
  if (installed) return installed;
  throw new Error(
    'The tests in Firefox need Firefox ESR and it could not be installed. Install it ("apt-get install firefox-esr") or set ALZETTE_FIREFOX to its path.',
  );
}
