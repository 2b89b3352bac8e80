import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeDocument, openStore, readReleaseKeys } from '@alzette/release';
import type { ShopServers } from './shop-servers';

/** The folder that one remote is released into, in a shop's own copy of the store. */
export interface ReleasedRemote {
  deleteFile(): void;
  putBack(): void;
  /** Changes every file whose name matches, compressed copies included. Returns a function that restores them. */
  tamper(file: RegExp, addition: string): () => void;
}

/** The default release of a remote. It becomes the only one, so that no fallback release exists. */
export async function onlyRelease({ folder, environment }: ShopServers, name: string): Promise<ReleasedRemote> {
  const store = await openStore(join(folder, 'store'));
  const key = `alzette/${name}`;
  const document = await changeDocument({ store, keys: readReleaseKeys(environment) }, (present) => ({
    ...present,
    microFrontends: {
      ...present.microFrontends,
      [key]: (present.microFrontends[key] ?? []).filter(({ deployment }) => deployment?.default),
    },
  }));
  const [release] = document.microFrontends[key] ?? [];
  if (!release) throw new Error(`The store holds no release of ${name}`);

  const releaseFolder = join(folder, 'store/remotes', name, release.metadata.version);
  const hidden = `${releaseFolder}.away`;
  return {
    deleteFile: () => renameSync(releaseFolder, hidden),
    putBack: () => {
      if (existsSync(hidden)) renameSync(hidden, releaseFolder);
    },
    tamper: (file, addition) => {
      const files = readdirSync(releaseFolder).filter((each) => file.test(each));
      const before = files.map((each) => [join(releaseFolder, each), readFileSync(join(releaseFolder, each))] as const);
      if (before.length === 0) throw new Error(`No file of ${name} matches ${file}`);
      for (const [path, content] of before) {
        if (path.endsWith('.br')) renameSync(path, `${path}.away`);
        else writeFileSync(path, `${content.toString('utf8')}\n${addition}`);
      }
      return () => {
        for (const [path, content] of before) {
          if (path.endsWith('.br')) renameSync(`${path}.away`, path);
          else writeFileSync(path, content);
        }
      };
    },
  };
}
