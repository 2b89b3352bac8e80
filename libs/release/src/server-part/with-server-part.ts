import { readFile } from 'node:fs/promises';
import { isCompatible, type ReleaseManifest } from '@alzette/discovery';
import { type Render, type RenderRequest, serverContractVersion } from '@alzette/remote-contract';
import { RemoteBusyError, type RemoteFailedError, remoteWorker } from './remote-worker';

/** As `Render`, without a limit that the caller sets. */
export type Draw = (request: RenderRequest) => ReturnType<Render>;

/**
 * Draws with a server part as a site server does, but waits until it has started.
 *
 * @param file `server.cjs` of a build
 * @throws RemoteFailedError when the server part is at fault
 */
export async function withServerPart<Result>(file: string, work: (draw: Draw) => Promise<Result>): Promise<Result> {
  const faults: RemoteFailedError[] = [];
  const worker = remoteWorker(await readFile(file, 'utf8'), file, (fault) => faults.push(fault));

  async function draw(request: RenderRequest): ReturnType<Render> {
    try {
      return await worker.render(request);
    } catch (error) {
      const [fault] = faults;
      if (fault) throw fault;
      if (error instanceof RemoteBusyError) return draw(request);
      throw error;
    }
  }

  try {
    return await work(draw);
  } finally {
    worker.end();
  }
}

/** Whether the hosts of this contract draw with the server part. */
export function isDrawable({ provides }: ReleaseManifest): boolean {
  return isCompatible(`^${serverContractVersion.split('.')[0]}`, provides['./server'] ?? '');
}
