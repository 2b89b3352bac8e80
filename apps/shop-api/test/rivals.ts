import pg from 'pg';

type Rival = () => Promise<unknown>;
type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/** The statement of `lockOrder`. */
const lock = 'select * from "orders" where "id" = $1 for update';

/**
 * Runs a rival right before or right after the order is locked. Before the lock the rival completes; after it, the rival runs and has to
 * wait.
 */
export class Rivals {
  private before: Rival | null = null;
  private after: Rival | null = null;
  private passes = 0;
  private underWay: Promise<unknown> = Promise.resolve();

  /** Intercepts each lock of an order at PostgreSQL from now on. The returned function ends the interception. */
  watch(): () => void {
    const prototype = pg.Client.prototype as unknown as { query: Query };
    const { query } = prototype;
    const around = (send: () => unknown) => this.around(send);
    prototype.query = function (...given) {
      const send = () => query.apply(this, given);
      return given[0] === lock ? around(send) : send();
    };
    return () => (prototype.query = query);
  }

  private async around(send: () => unknown): Promise<unknown> {
    const isTime = this.passes === 0;
    if (!isTime) this.passes -= 1;
    const before = isTime ? this.take('before') : null;
    if (before) await before();
    const result = await send();
    const after = isTime ? this.take('after') : null;
    if (after) {
      this.underWay = after();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return result;
  }

  /** @param passes number of locks to let pass first */
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
