// A release store in a folder: `discovery.json`, `remotes/<name>/<version>/`, `private/<name>/<version>/`, and `revisions/` with one file per document.
// A process takes a revision by linking its file, which succeeds for one process only. There is no lock, so a killed process
// leaves nothing to release.
import { randomUUID } from 'node:crypto';
import { cp, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { DiscoveryDocument } from '@alzette/discovery';
import {
  filesOfBuild,
  parseDocument,
  privateFolder,
  refuseOtherContent,
  type Store,
  type StoredRelease,
} from './store';

/** How many earlier documents are kept. */
const maxRevisions = 50;

export function folderStore(path: string): Store {
  const folder = resolve(path);
  return {
    address: folder,
    ...documentsIn(folder),
    ...releasesIn(folder),
    readFile: (file) => readBytes(join(folder, file)),
    writeFile: (file, content) => writeWhole(join(folder, file), content),
  };
}

function documentsIn(folder: string): Pick<Store, 'readDocument' | 'writeDocument' | 'readRevision'> {
  const revisions = join(folder, 'revisions');
  const documentFile = join(folder, 'discovery.json');

  async function newestDocument(): Promise<DiscoveryDocument | null> {
    const revision = await newestRevision(revisions);
    if (revision === 0) return readDocumentFile(documentFile);
    const newest = await readDocumentFile(revisionFile(revisions, revision));
    const published = await readDocumentFile(documentFile).catch(() => null);
    return newest !== null && newest.revision > (published?.revision ?? 0) ? newest : published;
  }

  async function publishedRevision(): Promise<number> {
    return (await readDocumentFile(documentFile).catch(() => null))?.revision ?? 0;
  }

  /** Copies a document to `discovery.json`, and repeats it while other processes take newer revisions. */
  async function publish(document: DiscoveryDocument): Promise<void> {
    await writeWhole(documentFile, `${JSON.stringify(document, null, 2)}\n`);
    const revision = await newestRevision(revisions);
    if (revision <= document.revision) return;
    const newer = await readDocumentFile(revisionFile(revisions, revision));
    if (newer) await publish(newer);
  }

  return {
    async readDocument() {
      const document = await newestDocument();
      // A process that was killed after it took a revision has not published it.
      if (document !== null && document.revision > (await publishedRevision())) await publish(document);
      return { document, tag: document === null ? null : String(document.revision) };
    },
    async writeDocument(document, tag) {
      await mkdir(revisions, { recursive: true });
      const present = (await newestDocument())?.revision;
      if (tag !== (present === undefined ? null : String(present))) return 'conflict';
      if (!(await writeOnce(revisionFile(revisions, document.revision), document))) return 'conflict';
      // The file of this revision may have been removed as old: then there are newer ones.
      if ((await newestRevision(revisions)) > document.revision) return 'conflict';
      await publish(document);
      await removeOldRevisions(revisions);
      return 'written';
    },
    readRevision: (revision) => readDocumentFile(revisionFile(revisions, revision)),
  };
}

function releasesIn(folder: string): Pick<Store, 'putRelease' | 'storedReleases' | 'removeRelease'> {
  return {
    async putRelease(name, version, built) {
      const target = join(folder, 'remotes', name, version);
      const arriving = `${target}.arriving-${randomUUID()}`;
      const compare = () => refuseOtherContent(`${name}@${version}`, built, (file) => readBytes(join(target, file)));
      if (await exists(target)) return compare();
      for (const file of (await filesOfBuild(built)).released) await cp(join(built, file), join(arriving, file));
      const isFirst = await rename(arriving, target).then(() => true, valueFor(false, 'ENOTEMPTY', 'EEXIST', 'EPERM'));
      if (isFirst) return;
      await rm(arriving, { recursive: true });
      await compare();
    },
    async storedReleases() {
      const remotes = join(folder, 'remotes');
      const stored: StoredRelease[] = [];
      for (const name of await namesIn(remotes)) {
        for (const version of await namesIn(join(remotes, name))) {
          const manifest = await stat(join(remotes, name, version, 'release.json')).catch(
            valueFor(null, 'ENOENT', 'ENOTDIR'),
          );
          if (manifest && !arrivingOrLeaving.test(version)) stored.push({ name, version, storedAt: manifest.mtime });
        }
      }
      return stored;
    },
    async removeRelease(name, version) {
      const target = join(folder, 'remotes', name, version);
      const leaving = `${target}.leaving-${randomUUID()}`;
      await rename(target, leaving);
      await rm(leaving, { recursive: true });
      await rm(join(folder, privateFolder(name, version)), { recursive: true, force: true });
    },
  };
}

const arrivingOrLeaving = /\.(?:arriving|leaving)-/u;

/** Writes a new file, whole or not at all. False when the file exists. */
async function writeOnce(file: string, content: unknown): Promise<boolean> {
  const arriving = `${file}.arriving-${randomUUID()}`;
  await writeFile(arriving, JSON.stringify(content));
  const isWritten = await link(arriving, file).then(() => true, valueFor(false, 'EEXIST'));
  await rm(arriving);
  return isWritten;
}

async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const arriving = `${file}.arriving-${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(arriving, content);
  await rename(arriving, file);
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

async function newestRevision(revisions: string): Promise<number> {
  return Math.max(0, ...(await listRevisions(revisions)));
}

async function listRevisions(revisions: string): Promise<number[]> {
  const names = await namesIn(revisions);
  return names.filter((name) => /^\d+\.json$/u.test(name)).map((name) => Number.parseInt(name, 10));
}

async function removeOldRevisions(revisions: string): Promise<void> {
  const numbers = (await listRevisions(revisions)).sort((one, other) => other - one);
  await Promise.all(numbers.slice(maxRevisions).map((number) => rm(revisionFile(revisions, number), { force: true })));
}

function revisionFile(revisions: string, number: number): string {
  return join(revisions, `${String(number).padStart(8, '0')}.json`);
}

/** Turns the given errors of a file operation into a value; rethrows all others. */
function valueFor<Value>(value: Value, ...codes: readonly string[]): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (codes.includes(error.code ?? '')) return value;
    throw error;
  };
}

async function exists(folder: string): Promise<boolean> {
  return readdir(folder).then(() => true, valueFor(false, 'ENOENT'));
}

async function readDocumentFile(file: string): Promise<DiscoveryDocument | null> {
  const bytes = await readBytes(file);
  return bytes && parseDocument(bytes.toString('utf8'), file);
}

async function readBytes(file: string): Promise<Buffer | null> {
  return readFile(file).catch(valueFor(null, 'ENOENT', 'ENOTDIR'));
}
