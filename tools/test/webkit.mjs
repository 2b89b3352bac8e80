// Finds or installs WebKitGTK's driver, the engine of Safari, and the virtual screen that it draws on.
import { installPackage, onPath } from './debian.mjs';

const programs = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/**
 * Makes sure that both programs are on the PATH; else they are installed by Debian's package manager.
 *
 * @throws Error with instructions when one cannot be installed
 */
export async function findOrInstallWebkit(onProgress = () => {}) {
  for (const [program, name] of Object.entries(programs)) {
    if (onPath([program])) continue;
    onProgress(`installing Debian’s ${name}`);
    await installPackage(name);
    if (onPath([program])) continue;
    throw new Error(
      `The tests in WebKit need ${program} and it could not be installed. They run on Linux: install WebKitGTK's driver and Xvfb ("apt-get install webkit2gtk-driver xvfb").`,
    );
  }
}
