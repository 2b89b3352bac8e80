import type { lockOrder } from '../src/order/order-repository';

type Rival = () => Promise<unknown>;
type Lock = typeof lockOrder;

/**
 * Runs a rival right before or right after the order is locked. Before the lock the rival completes; after it, the rival runs and has to
 * wait.
 */
export class Rivals {
  private before: Rival | null = null;
  private after: Rival | null = null;
  private passes = 0;
  private underWay: Promise<unknown> = Promise.resolve();

  /** Replaces `lockOrder`. */
  wrap(lock: Lock): Lock {
    return async (transaction, id) => {
      const isTime = this.passes === 0;
      if (!isTime) this.passes -= 1;
      const before = isTime ? this.take('before') : null;
      if (before) await before();
      const order = await lock(transaction, id);
      const after = isTime ? this.take('after') : null;
      if (after) {
        this.underWay = after();
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      return order;
    };
  }

  /** @param passes how many locks come first */
  async race(moment: 'before' | 'after', rival: Rival, action: () => Promise<unknown>, passes = 0): Promise<void> {
    this[moment] = rival;
    this.passes = passes;
    await action();
    if (this.take(moment)) throw new Error('The action never locked the order');
    await this.underWay;
  }

  private take(moment: 'before' | 'after'): Rival | null {
    const rival = this[moment];
    this[moment] = null;
    return rival;
  }
}
