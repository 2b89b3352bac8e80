// Finds message ids of a project that only another app has: the compiler knows the ids of all projects (message-ids.d.ts), but a
// page has the texts of its own app and of the libs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../process/run.mjs';
import { listFiles } from './list-files.mjs';

/** The project of a file: `apps/cart`. */
const projectOf = (file) => file.split('/').slice(0, 2).join('/');

/** Ids of the French messages, by project. */
function idsByProject() {
  const ids = new Map();
  for (const file of listFiles('*/messages/fr.json')) {
    const own = ids.get(projectOf(file)) ?? new Set();
    for (const id of Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')))) own.add(id);
    ids.set(projectOf(file), own);
  }
  return ids;
}

/**
 * @param {Readonly<Record<string, string>>} sources texts by file
 * @returns {string[]} `file: id` for each string that is the id of a message which neither its project nor a lib has
 */
export function foreignIds(sources) {
  const ids = idsByProject();
  const all = new Set([...ids.values()].flatMap((own) => [...own]));
  const ofLibs = new Set([...ids].flatMap(([project, own]) => (project.startsWith('libs/') ? [...own] : [])));
  return Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/(['"`])([a-z][\w.-]*)\1/giu)]
      .map(([, , id]) => id)
      .filter((id) => all.has(id) && !ofLibs.has(id) && !ids.get(projectOf(file))?.has(id))
      .map((id) => `${file}: ${id}`),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = listFiles('apps/*.ts', 'apps/*.tsx', 'libs/*.ts', 'libs/*.tsx').filter(
    (file) => file.includes('/src/') && !/\.spec\.|\/testing\/|^apps\/shop-e2e\//u.test(file),
  );
  const faults = foreignIds(Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
  for (const fault of faults) console.error(`${fault} is a message of another app`);
  if (faults.length > 0) process.exitCode = 1;
}
