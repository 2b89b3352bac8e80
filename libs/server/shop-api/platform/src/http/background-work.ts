import type { ShopServer } from './shop-server';

/** Runs work after its response was sent. A closing server waits for it; failures are logged. */
export function backgroundWork(app: ShopServer) {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));
  return {
    start: (work: () => Promise<unknown>): void => {
      const done: Promise<void> = work()
        .catch((error: unknown) => app.log.warn({ err: error }, 'background work failed'))
        .then(() => void running.delete(done));
      running.add(done);
    },
  };
}
