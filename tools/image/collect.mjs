// Collects the content of an image in dist/images/<server>, at the same paths as in the workspace: the bundle, the packages that it
// loads, the operators, for the site server the shell, and for the shop API the demo catalogue with its addresses.
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { servers } from '../process/build.mjs';
import { root } from '../process/run.mjs';
import { packagesFile } from '../sbom/bom.cjs';

const operators = 'libs/server/operator-config/operators';
const folders = {
  'partner-sandbox': [operators],
  'shop-api': [operators, 'apps/shop-api/demo-catalogue', 'apps/shop-api/demo-addresses'],
  'site-server': [operators, 'dist/apps/shell', 'dist/apps/embed'],
};
/** Files of packages that no server reads. */
const unread = /\.(?:map|[cm]?ts|flow|tsbuildinfo)$/u;

export function collectImages() {
  const target = join(root, 'dist/images');
  rmSync(target, { recursive: true, force: true });
  for (const server of servers) {
    const build = `dist/apps/${server}`;
    const packages = readFileSync(join(root, build, packagesFile), 'utf8')
      .split('\n')
      .filter(Boolean);
    for (const folder of [build, ...folders[server]]) copy(folder, join(target, server));
    for (const folder of packages) copy(folder, join(target, server), isRead);
  }
}

function copy(folder, target, filter = () => true) {
  const [from, to] = [join(root, folder), join(target, folder)];
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, dereference: true, filter: (path) => filter(path.slice(from.length)) });
}

/** A package inside a package is a separate entry of the list. */
function isRead(path) {
  return !path.startsWith('/node_modules') && !unread.test(path);
}
