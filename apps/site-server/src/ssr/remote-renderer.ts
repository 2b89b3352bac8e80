import type { FastifyBaseLogger } from 'fastify';
import {
  type DiscoveredRelease,
  type DiscoveryDocument,
  isCompatible,
  releasesOf,
  remoteName,
} from '@alzette/discovery';
import { RemoteBusyError, type RemoteWorker, remoteWorker, type Store } from '@alzette/release';
import { type RenderedRemote, type RenderRequest, serverContractVersion } from '@alzette/remote-contract';
import type { ReleaseStore } from '../releases/release-store';
import { releasedText } from './released-text';

const maxWorkers = 16;
/** Pause before a release restarts after a fault, in milliseconds. It doubles each time, up to a minute. */
const firstPauseMs = 250;
const longestPauseMs = 60_000;

/** Renders remotes with the server bundles of their releases. */
export interface RemoteRenderer {
  /**
   * Resolves to null for a release without a server bundle. A page need not wait for a slow release: the promise settles later
   * with its result or failure.
   *
   * @throws RemoteBusyError, and RemoteFailedError when the release is at fault
   */
  render(name: string, version: string, request: RenderRequest): Promise<RenderedRemote | null>;
  /** Starts a release, so that its first page need not wait. */
  prepare(name: string, version: string): void;
  close(): void;
}

interface RemoteRendererOptions {
  readonly store: ReleaseStore;
  readonly files: Pick<Store, 'readFile'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** A release whose server bundle was requested. */
interface Started {
  /** Null while it pauses after a fault. */
  worker: Promise<RemoteWorker> | null;
  faults: number;
  restartAt: number;
}

interface ServerFile {
  readonly path: string;
  readonly integrity: string | undefined;
}

export function remoteRenderer({ store, files, log, now }: RemoteRendererOptions): RemoteRenderer {
  /** The most recently used are last. */
  const started = new Map<string, Started>();
  let present: DiscoveryDocument | null = null;

  function end(key: string): void {
    // A worker that never started does not have to be ended.
    started.get(key)?.worker?.then(
      (worker) => worker.end(),
      () => undefined,
    );
    started.delete(key);
  }

  /** Ends the threads of releases that have left the document. */
  function endOthers(document: DiscoveryDocument): void {
    if (document === present) return;
    present = document;
    const shown = shownReleases(document);
    for (const key of started.keys()) if (!shown.has(key)) end(key);
  }

  async function start(key: string, { path, integrity }: ServerFile, entry: Started): Promise<RemoteWorker> {
    const handleFault = (err: unknown) => {
      entry.worker = null;
      entry.faults += 1;
      entry.restartAt = now() + Math.min(longestPauseMs, firstPauseMs * 2 ** entry.faults);
      log.error({ err, release: key }, 'the server bundle of a release failed: browsers render it');
    };
    try {
      return remoteWorker(await releasedText(files, path, integrity), key, handleFault);
    } catch (err) {
      handleFault(err);
      throw err;
    }
  }

  async function workerOf(name: string, version: string): Promise<RemoteWorker | null> {
    const key = keyOf(name, version);
    const document = await store.document();
    endOthers(document);
    const file = started.get(key)?.worker ? null : await serverFile(store, document, name, version);
    const entry = started.get(key) ?? { worker: null, faults: 0, restartAt: 0 };
    if (!entry.worker && !file) return null;
    started.delete(key);
    started.set(key, entry);
    if (!entry.worker && now() < entry.restartAt) throw new RemoteBusyError('The release failed a moment ago');
    if (file) entry.worker ??= start(key, file, entry);
    const [oldest = key] = started.keys();
    if (started.size > maxWorkers) end(oldest);
    return entry.worker;
  }

  return {
    render: async (name, version, request) => {
      const worker = await workerOf(name, version);
      const rendered = (await worker?.render(request)) ?? null;
      const entry = started.get(keyOf(name, version));
      if (entry && rendered) entry.faults = 0;
      return rendered;
    },
    prepare: (name, version) => {
      // A fault is logged where it happens.
      if (!started.has(keyOf(name, version))) workerOf(name, version).catch(() => undefined);
    },
    close: () => {
      for (const key of [...started.keys()]) end(key);
    },
  };
}

/** The server bundle that the release's manifest names; null when it has none that this server can use. */
async function serverFile(
  store: ReleaseStore,
  document: DiscoveryDocument,
  name: string,
  version: string,
): Promise<ServerFile | null> {
  const release = releasesOf(document, name).find((each) => each.metadata.version === version && isShown(each));
  const manifest = release ? await store.manifest(name, release) : null;
  const [major] = serverContractVersion.split('.');
  if (!manifest?.server || !isCompatible(`^${major}`, manifest.provides['./server'] ?? '')) return null;
  return { path: `remotes/${name}/${version}/${manifest.server}`, integrity: manifest.assets[manifest.server] };
}

/** The keys of the releases in a document that are not withdrawn. */
function shownReleases({ microFrontends }: DiscoveryDocument): ReadonlySet<string> {
  return new Set(
    Object.entries(microFrontends).flatMap(([key, releases]) =>
      releases.filter(isShown).map(({ metadata }) => keyOf(remoteName(key), metadata.version)),
    ),
  );
}

function isShown({ extras }: DiscoveredRelease): boolean {
  return extras.withdrawn !== true;
}

function keyOf(name: string, version: string): string {
  return `${name}@${version}`;
}
