// Finds or installs PgBouncer.
import { installPackage, onPath } from './debian.mjs';

/**
 * Makes sure that PgBouncer is on the PATH or where Debian's package manager puts it.
 *
 * @throws Error with instructions when it cannot be installed
 */
export async function findOrInstallPgbouncer(onProgress = () => {}) {
  const names = ['pgbouncer', '/usr/sbin/pgbouncer'];
  if (onPath(names)) return;
  onProgress('installing Debian’s pgbouncer');
  await installPackage('pgbouncer');
  if (onPath(names)) return;
  throw new Error(
    'The tests of the connection pool need PgBouncer and it could not be installed. Install it ("apt-get install pgbouncer", "brew install pgbouncer").',
  );
}
