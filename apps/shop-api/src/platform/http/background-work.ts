import type { ShopServer } from './shop-server';

/** Work that goes on after its request was answered. A server that closes waits for it; a failure is logged. */
export function backgroundWork(app: ShopServer) {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));
  return {
    start: (work: () => Promise<unknown>): void => {
      const done: Promise<void> = work()
        .catch((error: unknown) => app.log.warn({ err: error }, 'work in the background failed'))
        .then(() => void running.delete(done));
      running.add(done);
    },
  };
}
