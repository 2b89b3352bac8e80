import { readFile } from 'node:fs/promises';
import { isCompatible, type ReleaseManifest } from '@alzette/discovery';
import { type Render, type RenderRequest, serverContractVersion } from '@alzette/remote-contract';
import { RemoteBusyError, type RemoteFailedError, remoteWorker } from './remote-worker';

/** As `Render`, without a limit that the caller sets. */
export type RenderRemote = (request: RenderRequest) => ReturnType<Render>;

/**
 * Renders with a server bundle as a site server does, but waits until it has started.
 *
 * @param file `server.cjs` of a build
 * @throws RemoteFailedError when the server bundle is at fault
 */
export async function withServerBundle<Result>(
  file: string,
  work: (renderOrRetry: RenderRemote) => Promise<Result>,
): Promise<Result> {
  const faults: RemoteFailedError[] = [];
  const worker = remoteWorker(await readFile(file, 'utf8'), file, (fault) => faults.push(fault));

  async function renderOrRetry(request: RenderRequest): ReturnType<Render> {
    try {
      return await worker.render(request);
    } catch (error) {
      const [fault] = faults;
      if (fault) throw fault;
      if (error instanceof RemoteBusyError) return renderOrRetry(request);
      throw error;
    }
  }

  try {
    return await work(renderOrRetry);
  } finally {
    worker.end();
  }
}

/** Whether the hosts of this contract render with the server bundle. */
export function isDrawable({ provides }: ReleaseManifest): boolean {
  return isCompatible(`^${serverContractVersion.split('.')[0]}`, provides['./server'] ?? '');
}
