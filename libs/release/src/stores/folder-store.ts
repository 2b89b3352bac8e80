// A release store in a folder: `discovery.json`, `remotes/<name>/<version>/`, and `revisions/`, one file per document that ever
// stood there. A revision is taken by linking its file, which succeeds for one process only and leaves nothing behind that
// a killed process would have to give back: no lock can become stale.
import { randomUUID } from 'node:crypto';
import { cp, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseDocument } from './parse-document.mjs';
import { refuseOtherContent } from './same-release.mjs';

/** Documents that are kept behind the present one. */
const keptRevisions = 50;

/**
 * @param {string} path
 * @returns {import('../index.d.mts').Store}
 */
export function folderStore(path) {
  const folder = resolve(path);
  const revisions = join(folder, 'revisions');
  const documentFile = join(folder, 'discovery.json');

  async function newest() {
    const taken = await newestRevision(revisions);
    if (taken === 0) return readJson(documentFile);
    const written = await readJson(revisionFile(revisions, taken));
    const standing = await readJson(documentFile).catch(() => null);
    return written !== null && written.revision > (standing?.revision ?? 0) ? written : standing;
  }

  async function standingRevision() {
    return (await readJson(documentFile).catch(() => null))?.revision ?? 0;
  }

  /** Puts the newest document in its place, again until no newer one was taken meanwhile. */
  async function show(shown) {
    await writeWhole(documentFile, JSON.stringify(shown, null, 2));
    const taken = await newestRevision(revisions);
    if (taken > shown.revision) await show(await readJson(revisionFile(revisions, taken)));
  }

  return {
    address: folder,
    async readDocument() {
      const document = await newest();
      // A process that was killed between taking a revision and showing it left this to the next one.
      if (document !== null && document.revision > (await standingRevision())) await show(document);
      return { document, tag: document === null ? null : String(document.revision) };
    },
    async writeDocument(document, tag) {
      await mkdir(revisions, { recursive: true });
      const present = (await newest())?.revision;
      if (tag !== (present === undefined ? null : String(present))) return 'conflict';
      if (!(await take(revisionFile(revisions, document.revision), document))) return 'conflict';
      // Its number may have been forgotten long ago: then newer ones are there.
      if ((await newestRevision(revisions)) > document.revision) return 'conflict';
      await show(document);
      await forgetOld(revisions);
      return 'written';
    },
    async putRelease(name, version, built) {
      const target = join(folder, 'remotes', name, version);
      const arriving = `${target}.arriving-${randomUUID()}`;
      if (await exists(target))
        return refuseOtherContent(`${name}@${version}`, built, (file) => readBytes(join(target, file)));
      await cp(built, arriving, { recursive: true });
      const wasFirst = await rename(arriving, target).then(() => true, refusal(['ENOTEMPTY', 'EEXIST', 'EPERM']));
      if (wasFirst) return;
      await rm(arriving, { recursive: true });
      await refuseOtherContent(`${name}@${version}`, built, (file) => readBytes(join(target, file)));
    },
    readFile: (file) => readBytes(join(folder, file)),
  };
}

/** Writes a file that no one wrote before, whole or not at all. False when it is there. */
async function take(file, content) {
  const arriving = `${file}.arriving-${randomUUID()}`;
  await writeFile(arriving, JSON.stringify(content));
  const isTaken = await link(arriving, file).then(() => true, refusal(['EEXIST']));
  await rm(arriving);
  return isTaken;
}

async function writeWhole(file, text) {
  const arriving = `${file}.arriving-${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(arriving, `${text}\n`);
  await rename(arriving, file);
}

async function newestRevision(revisions) {
  return Math.max(0, ...(await listRevisions(revisions)));
}

async function listRevisions(revisions) {
  const names = await readdir(revisions).catch(() => []);
  return names.filter((name) => /^\d+\.json$/u.test(name)).map((name) => Number.parseInt(name, 10));
}

async function forgetOld(revisions) {
  const numbers = (await listRevisions(revisions)).sort((one, other) => other - one);
  await Promise.all(numbers.slice(keptRevisions).map((number) => rm(revisionFile(revisions, number), { force: true })));
}

function revisionFile(revisions, number) {
  return join(revisions, `${String(number).padStart(8, '0')}.json`);
}

/** False for the named faults of a file operation; any other is thrown. */
function refusal(codes) {
  return (error) => {
    if (codes.includes(error.code)) return false;
    throw error;
  };
}

async function exists(folder) {
  return readdir(folder).then(() => true, refusal(['ENOENT']));
}

async function readJson(file) {
  const bytes = await readBytes(file);
  return bytes === null ? null : parseDocument(bytes.toString('utf8'), file);
}

async function readBytes(file) {
  return readFile(file).catch(async (error) => {
    if (['ENOENT', 'ENOTDIR'].includes(error.code)) return null;
    throw error;
  });
}
