import type { lockOrder } from '../src/orders/order-repository';

type Rival = () => Promise<unknown>;
type Lock = typeof lockOrder;

/**
 * Lets a rival act right before or right after the order is locked, the first time it is. Before, the rival has ended when the
 * lock is asked for; after, it is under way and has to wait for it.
 */
export class Rivals {
  private before: Rival | null = null;
  private after: Rival | null = null;
  private underWay: Promise<unknown> = Promise.resolve();

  /** In the place of `lockOrder`. */
  wrap(lock: Lock): Lock {
    return async (transaction, id) => {
      const before = this.take('before');
      if (before) await before();
      const order = await lock(transaction, id);
      const after = this.take('after');
      if (after) {
        this.underWay = after();
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      return order;
    };
  }

  async race(moment: 'before' | 'after', rival: Rival, action: () => Promise<unknown>): Promise<void> {
    this[moment] = rival;
    await action();
    if (this[moment]) throw new Error('The action never locked the order');
    await this.underWay;
  }

  private take(moment: 'before' | 'after'): Rival | null {
    const rival = this[moment];
    this[moment] = null;
    return rival;
  }
}
