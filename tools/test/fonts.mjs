// Finds or installs the usual font of systems.
import { execFileSync } from 'node:child_process';
import { installPackage } from './debian.mjs';

/** Arial, and what is as wide. */
const families = /Arial|Liberation Sans|Arimo/u;

/**
 * Makes sure that there is Arial or a font of the same widths, as on shoppers' systems: until the shop's font arrives, its pages are
 * drawn in it. Without one their lines break elsewhere. Other systems than Linux have Arial.
 *
 * @throws Error with instructions when none can be installed
 */
export async function findOrInstallFont(onProgress = () => {}) {
  if (process.platform !== 'linux' || isFound()) return;
  onProgress('installing Debian’s fonts-liberation');
  for (const name of ['fontconfig', 'fonts-liberation']) await installPackage(name);
  if (isFound()) return;
  throw new Error(
    'The browser tests need Arial or Liberation Sans, which could not be installed. Install it ("apt-get install fontconfig fonts-liberation").',
  );
}

function isFound() {
  try {
    return families.test(execFileSync('fc-match', ['Arial'], { encoding: 'utf8' }));
  } catch {
    // Without fontconfig, which comes with a browser, there is no font either.
    return false;
  }
}
