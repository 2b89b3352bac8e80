// The licences of everything that is shipped: an unknown or reciprocal one fails `npm test`, unless it is listed with a reason.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { root } from '../process/run.mjs';
import { bomFile } from './bom.cjs';

/**
 * Checks the builds in dist/apps.
 *
 * @throws Error with one line for each package whose licence is not allowed
 */
export function checkLicences(builds = join(root, 'dist/apps')) {
  const files = readdirSync(builds).map((name) => join(builds, name, bomFile));
  const boms = files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  if (boms.length === 0) throw new Error(`No build in ${builds} has a ${bomFile}: run "npm start" or "npm test".`);
  const refused = refusedLicences(boms, JSON.parse(readFileSync(join(root, 'tools/sbom/licences.json'), 'utf8')));
  if (refused.length > 0) throw new Error(refused.map((line) => `- ${line}`).join('\n'));
}

/**
 * @param {readonly object[]} boms CycloneDX documents
 * @param {{ allowed: readonly string[], exceptions: readonly { package: string, licence: string, reason: string }[] }} policy an
 *   exception ends when the package changes its licence
 */
export function refusedLicences(boms, { allowed, exceptions }) {
  const builds = new Map();
  for (const { metadata, components = [] } of boms) {
    for (const component of components) {
      const [name, licence] = [nameOf(component), licenceOf(component)];
      if (exceptions.some((each) => each.package === name && each.licence === licence)) continue;
      if (isAllowed(licence, allowed)) continue;
      const id = `${name}@${component.version} (${licence || 'no licence'})`;
      builds.set(id, [...(builds.get(id) ?? []), metadata.component.name]);
    }
  }
  return [...builds].map(
    ([id, names]) => `${id} in ${names.join(', ')}: replace it, or list it with a reason in tools/sbom/licences.json`,
  );
}

function nameOf({ group, name }) {
  return group ? `${group}/${name}` : name;
}

function licenceOf({ licenses: [first] = [] }) {
  return first?.expression ?? first?.license.id ?? first?.license.name ?? '';
}

function isAllowed(licence, allowed) {
  try {
    return satisfies(licence, allowed);
  } catch {
    // No SPDX expression.
    return false;
  }
}
