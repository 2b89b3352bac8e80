import type { RenderRequest } from '@alzette/remote-contract';
import { RemoteBusyError, RemoteFailedError, type RemoteWorker, remoteWorker } from './remote-worker';

const ended: Error[] = [];
let worker: RemoteWorker;

/** A server bundle whose first page takes this many milliseconds. */
async function start(firstMs: number): Promise<void> {
  worker = remoteWorker(
    `let isFirst = true;
    exports.render = async ({ place }) => {
      const endsAt = performance.now() + (isFirst && place !== 'started' ? ${firstMs} : 0);
      isFirst &&= place === 'started';
      while (performance.now() < endsAt);
      return { html: place };
    };`,
    'cart@1.0.0',
    (error) => ended.push(error),
  );
  // A thread takes a while to start.
  while ((await renderSlot('started').catch(() => null)) === null);
}

const renderSlot = (place: string) => worker.render({ place } as RenderRequest);

beforeEach(() => ended.splice(0));
afterEach(() => worker.end());

it('[P1] a release that was late once renders the next pages, because the machine may have been busy', async () => {
  await start(300);
  const late = renderSlot('late');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(renderSlot('meanwhile')).rejects.toThrow(RemoteBusyError);
  expect((await late)?.html).toBe('late');
  expect((await renderSlot('next'))?.html).toBe('next');
  expect(ended).toEqual([]);
});

it('[P1] a release that hangs is ended, and only the page on which it hangs counts as its failure', async () => {
  await start(60_000);
  const [hanging, waiting] = await Promise.allSettled([renderSlot('hanging'), renderSlot('waiting')]);
  expect(hanging).toMatchObject({ reason: expect.any(RemoteFailedError) });
  expect(waiting).toMatchObject({ reason: expect.any(RemoteBusyError) });
  expect(ended).toHaveLength(1);
  await expect(renderSlot('next')).rejects.toThrow(RemoteBusyError);
});
